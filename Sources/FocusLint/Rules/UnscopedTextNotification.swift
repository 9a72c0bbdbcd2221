/// The logic of `unscoped-text-notification`; its page says what it finds and why.
enum UnscopedTextNotification {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    ["addObserver", "publisher", "notifications"].flatMap { passage.calls(of: $0) }.compactMap {
      call in
      guard
        let name = call.argument("name") ?? call.argument("forName") ?? call.argument("for")
          ?? call.argument("named"), name.isTextNotification,
        let type = project.enclosingType(of: call), project.isBridge(type),
        let place = unscoped(call, name), !comparesObject(call, type, project)
      else { return nil }
      return Problem(
        "unscoped-text-notification", "unscoped", ["name": name.notificationName], in: passage.file,
        at: place)
    }
  }

  /// `object: nil`, or, where a publisher is given none, the name; nil where a view is named.
  private static func unscoped(_ call: Node, _ name: Node) -> SourceRange? {
    if let object = call.children(.argument).first(where: { $0.isNamed("object") }) {
      return object.child(.value)?.kind == .null ? object.range : nil
    }
    return call.calleeName == "addObserver" ? nil : name.range
  }

  /// Whether the handler asks the notification's object whether it is its own view.
  private static func comparesObject(
    _ call: Node, _ type: NominalType, _ project: ProjectFacts
  ) -> Bool {
    let selector = call.argument("selector")?.descendants.first {
      $0.kind == .name || $0.kind == .member
    }
    let names = [call.argument("selector")?.child(.operand)?.name, selector?.name].compactMap { $0 }
    var handlers = names.flatMap { type.functions($0) }.compactMap(\.body)
    // The closure of the call, or of what is chained to it.
    handlers += ModifierChain(around: call).modifiers.flatMap(\.argumentValues)
      .filter { $0.kind == .closure }
    handlers += call.argumentValues.filter { $0.kind == .closure }
    if let loop = call.ancestors.first(where: { $0.kind == .for }) { handlers.append(loop) }
    handlers += handlers.flatMap { project.facts(of: $0).calls(in: $0) }
      .flatMap { project.callees(of: $0) }.compactMap(\.body)
    return handlers.contains { handler in
      handler.descendants.contains { node in
        node.kind == .binary && ["===", "==", "!==", "!="].contains(node.name)
          && node.children.contains { $0.comesFromObject(depth: 0) }
          && !node.children.contains { $0.kind == .null }
      }
    }
  }
}

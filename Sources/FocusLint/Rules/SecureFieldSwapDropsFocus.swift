/// The logic of `secure-field-swap-drops-focus`; its page says what it finds and why.
enum SecureFieldSwapDropsFocus {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.nodes.filter { $0.kind == .if }.compactMap { node in
      guard let condition = node.child(.condition), node.children(.condition).count == 1,
        let shown = node.child(.then), let hidden = node.child(.otherwise), node.isInViewCode,
        swapsFields(shown, hidden, project), !node.isInAlert,
        let type = project.enclosingType(of: node)
      else { return nil }
      let paths = project.values(readBy: condition).filter {
        $0.root == .member && !$0.names.isEmpty
      }
      let actions = paths.flatMap { project.actions(changing: $0, in: type) }
      guard !actions.isEmpty, !actions.joined().contains(where: project.movesFocus),
        !paths.contains(where: { project.isFollowedByFocus($0, in: type) })
      else { return nil }
      return Problem(
        "secure-field-swap-drops-focus", "swap", ["name": condition.conditionName],
        in: passage.file,
        at: SourceRange(node.range.start, node.range.start + 2))
    }
  }

  /// Whether of two branches one has a `TextField` and the other a `SecureField` for the same text.
  private static func swapsFields(_ one: Node, _ other: Node, _ project: ProjectFacts) -> Bool {
    let ones = project.inputs(in: one)
    let others = project.inputs(in: other)
    guard ones.count == 1, others.count == 1, let edited = ones[0].edits else { return false }
    return edited == others[0].edits
      && Set([ones[0].call.calleeName, others[0].call.calleeName]) == ["TextField", "SecureField"]
  }
}

extension ProjectFacts {
  /// Whether focus is moved wherever a value changes: in its `didSet`, or in an `onChange` of it.
  fileprivate func isFollowedByFocus(_ path: ValuePath, in type: NominalType) -> Bool {
    let observers = type.property(path.names[0])?.node.children.filter { $0.kind == .accessor }
    if observers?.contains(where: movesFocus) == true { return true }
    return type.declarations.flatMap { facts(of: $0.node).calls(in: $0.node) }.contains { call in
      guard ["onChange", "task", "onReceive"].contains(call.calleeName),
        let watched = call.argument("of") ?? call.argument("id") ?? call.argument(nil),
        values(readBy: watched).contains(where: { $0.overlaps(path) }),
        let action = call.argumentValues.last
      else { return false }
      let named = action.memberName.map { type.functions($0).map(\.node) } ?? []
      return ([action] + named + calledFunctions(in: action, of: type)).contains(where: movesFocus)
    }
  }
}

extension Node {
  /// `showsPassword` of `!self.showsPassword`.
  fileprivate var conditionName: String {
    guards(holding: true).first?.expression.valuePath?.names.last ?? text
  }

  /// An alert's fields are rebuilt with it.
  fileprivate var isInAlert: Bool {
    ancestors.contains { $0.kind == .call && $0.calleeName == "alert" }
  }
}

/// The logic of `unconditional-text-write-in-update`; its page says what it finds and why.
enum UnconditionalTextWriteInUpdate {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return project.textWrites(in: passage).compactMap { write in
      guard let (message, route) = repetition(write, finder, project) else { return nil }
      return Problem(
        "unconditional-text-write-in-update", message, ["property": write.property.name],
        in: passage.file, at: write.property.nameRange, related: Problem.Related.reached(by: route))
    }
  }

  /// The way on which a text is written at every update, or answered to its own change.
  private static func repetition(
    _ write: TextWrite, _ finder: RouteFinder, _ project: ProjectFacts
  ) -> (String, Route)? {
    for route in finder.routes(to: write.change.node) {
      let message: String
      let method: Function
      switch route.entry {
      case .update(let function) where function.name != "sizeThatFits":
        (message, method) = ("update", function)
      case .report(let function)
      where project.isOwnView(route.origin(of: write.view, in: project), in: function):
        (message, method) = ("report", function)
      default: continue
      }
      guard route.isOnMain, let type = project.enclosingType(of: method.node),
        !project.isReadOnly(write.view, in: type),
        !Comparison(route, with: Comparison.text.union(Comparison.focus), in: project).isMade
      else { continue }
      return (message, route)
    }
    return nil
  }
}

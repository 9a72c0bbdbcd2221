/// The logic of `unconditional-resign-in-update`; its page says what it finds and why.
enum UnconditionalResignInUpdate {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return passage.responderCalls.compactMap { call in
      route(to: call, finder, project).map { route in
        let ending = delegateMethod(route, project)
        return Problem(
          "unconditional-resign-in-update", ending == nil ? "resign" : "two-way",
          ["method": call.method.rawValue], in: passage.file, at: call.range,
          related: Problem.Related.reached(by: route)
            + (ending.map {
              [
                Problem.Related(
                  "delegate", ["name": $0.name], in: $0.node.file, at: $0.node.nameRange)
              ]
            } ?? []))
      }
    }
  }

  /// The way on which each update gives up focus, whatever there is now.
  static func route(
    to call: ResponderCall, _ finder: RouteFinder, _ project: ProjectFacts
  ) -> Route? {
    guard !call.takesFocus, !call.isDelayed else { return nil }
    return finder.routes(to: call.node).first { route in
      guard case .update = route.entry, route.isSynchronous else { return false }
      return !Comparison(route, with: Comparison.focus, in: project).isMade
    }
  }

  /// The coordinator's delegate method that then writes a binding during the update.
  private static func delegateMethod(_ route: Route, _ project: ProjectFacts) -> Function? {
    guard case .update(let update) = route.entry, let type = project.enclosingType(of: update.node)
    else { return nil }
    return project.coordinator(of: type)?.functions.first { function in
      function.name.hasSuffix("DidEndEditing")
        && project.changes(in: function.node).contains { project.writtenState($0) != nil }
    }
  }
}

/// The logic of `state-write-in-view-update`; its page says what it finds and why.
enum StateWriteInViewUpdate {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return passage.changes.compactMap { change in
      guard let state = project.writtenState(change) else { return nil }
      let route = finder.routes(to: change.node).first { route in
        guard route.isSynchronous else { return false }
        switch route.entry {
        case .update, .make: return true
        default: return false
        }
      }
      return route.map { route in
        Problem(
          "state-write-in-view-update", "write",
          ["name": state.name, "method": route.entry!.name], in: passage.file,
          at: change.node.kind == .assignment ? change.node.range : change.target.range,
          related: Problem.Related.reached(by: route))
      }
    }
  }
}

/// The logic of `focus-after-fixed-delay`; its page says what it finds and why.
enum FocusAfterFixedDelay {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    let writes = project.focusWrites(in: passage).filter { !$0.clears && !$0.state.isAccessibility }
      .map { ($0.node, $0.state.name) }
    let calls = passage.responderCalls.filter(\.takesFocus).map {
      ($0.node, $0.method.rawValue + "()")
    }
    return (writes + calls).compactMap { node, name in
      let delays = finder.routes(to: node).map { project.fixedDelay(on: $0) }
      guard case let delay?? = delays.first, !delays.contains(nil) else { return nil }
      return Problem(
        "focus-after-fixed-delay", "delayed", ["name": name], in: passage.file, at: node.range,
        related: [Problem.Related("delay", in: delay.file, at: delay.headRange)])
    }
  }
}

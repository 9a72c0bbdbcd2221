/// The logic of `first-responder-off-main`; its page says what it finds and why.
enum FirstResponderOffMain {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return passage.responderCalls.filter { $0.node.kind == .call }.compactMap { call in
      guard let place = finder.placeOffMain(of: call.node) else { return nil }
      return Problem(
        "first-responder-off-main", "off-main", ["method": call.method.rawValue], in: passage.file,
        at: call.range, related: [Problem.Related("queue", in: place.file, at: place.headRange)])
    }
  }
}

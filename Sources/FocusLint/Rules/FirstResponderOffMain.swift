/// The logic of `first-responder-off-main`; its page says what it finds and why.
enum FirstResponderOffMain {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return file.responderCalls.filter { $0.node.kind == .call }.compactMap { call in
      guard let place = finder.placeOffMain(of: call.node) else { return nil }
      return Problem(
        "first-responder-off-main", "off-main", ["method": call.method.rawValue], in: file.file,
        at: call.range, related: [Problem.Related("queue", in: place.file, at: place.headRange)])
    }
  }
}

/// The logic of `first-responder-outside-main-queue`; its page says what it finds and why.
enum FirstResponderOutsideMainQueue {
  static let id = "first-responder-outside-main-queue"

  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let isEverywhere = project.options.contains(id + ".everywhere")
    let finder = RouteFinder(project)
    return passage.responderCalls.filter(\.takesFocus).compactMap { call in
      let routes = finder.routes(to: call.node)
      if let (message, route) = during(routes, call, project) {
        return Problem(
          id, message, ["method": call.method.rawValue], in: passage.file, at: call.range,
          related: Problem.Related.reached(by: route) + delegates(route, project),
          fix: Deferral(of: call, on: route, project).map { Fix("defer", [:], .unsafe, $0.edits) })
      }
      guard isEverywhere, !call.isDelayed, routes.contains(where: { !$0.isDispatched }) else {
        return nil
      }
      return Problem(
        id, "everywhere", ["method": call.method.rawValue], in: passage.file, at: call.range)
    }
  }

  /// The first route that reaches the call in the middle of an update.
  static func during(
    _ routes: [Route], _ call: ResponderCall, _ project: ProjectFacts
  ) -> (String, Route)? {
    guard !call.isDelayed else { return nil }
    for route in routes where route.isSynchronous {
      switch route.entry {
      case .update: return ("update", route)
      case .make: return ("make", route)
      case .introspection(let modifier)
      where call.isReceived(from: modifier, on: route, in: project):
        return ("introspect", route)
      default: continue
      }
    }
    return nil
  }

  /// The coordinator's delegate method that then writes a binding during the update.
  private static func delegates(_ route: Route, _ project: ProjectFacts) -> [Problem.Related] {
    guard case .update(let update) = route.entry, let type = project.enclosingType(of: update.node),
      let coordinator = project.coordinator(of: type)
    else { return [] }
    let begun = coordinator.functions.first { function in
      function.name.hasSuffix("DidBeginEditing")
        && project.changes(in: function.node).contains { project.isBinding($0.target) }
    }
    return begun.map {
      [Problem.Related("delegate", ["name": $0.name], in: $0.node.file, at: $0.node.nameRange)]
    } ?? []
  }
}

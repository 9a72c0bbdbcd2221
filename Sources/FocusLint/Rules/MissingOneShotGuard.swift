/// The logic of `missing-one-shot-guard`; its page says what it finds and why.
enum MissingOneShotGuard {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    let judge = OneShotJudge(project)
    return passage.responderCalls.filter(\.takesFocus).compactMap { call in
      for route in finder.routes(to: call.node) where route.isOnMain {
        guard let (message, arguments) = repetition(route, call, project) else { continue }
        switch judge.verdict(on: route) {
        case .guarded: continue
        case .unguarded:
          return problem(
            call, message, arguments, Problem.Related.reached(by: route),
            OneShotFlag(for: call, on: route, project))
        case .neverChanged(let flag):
          return problem(
            call, "never-changed", ["flag": flag.name],
            declaration(of: flag, project) + Problem.Related.reached(by: route),
            OneShotFlag(changing: flag, at: call, on: route, project))
        }
      }
      return nil
    }
  }

  /// What comes again and again on a route; nil where nothing does.
  private static func repetition(
    _ route: Route, _ call: ResponderCall, _ project: ProjectFacts
  ) -> (
    String, [String: String]
  )? {
    switch route.entry {
    case .update: ("every-update", [:])
    case .introspection(let modifier):
      call.isReceived(from: modifier, on: route, in: project) ? ("introspect", [:]) : nil
    case .layout: ("layout", ["function": route.entry!.name])
    case .cell: ("cell", ["function": route.entry!.name])
    case .make, .load, .report, nil: nil
    }
  }

  private static func problem(
    _ call: ResponderCall, _ message: String, _ arguments: [String: String],
    _ related: [Problem.Related], _ flag: OneShotFlag?
  ) -> Problem {
    Problem(
      "missing-one-shot-guard", message, arguments, in: call.node.file, at: call.range,
      related: related,
      fix: flag.map { Fix("remember", ["flag": $0.name], .unsafe, $0.edits) })
  }

  private static func declaration(of flag: Node, _ project: ProjectFacts) -> [Problem.Related] {
    guard let property = project.property(flag)?.node else { return [] }
    return [
      Problem.Related("flag", ["flag": flag.name], in: property.file, at: property.nameRange)
    ]
  }
}

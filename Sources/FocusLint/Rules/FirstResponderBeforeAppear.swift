/// The logic of `first-responder-before-appear`; its page says what it finds and why.
enum FirstResponderBeforeAppear {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return passage.responderCalls.compactMap { call in
      guard call.takesFocus, !call.isDelayed,
        call.method != .becomeFirstResponder
          || !project.isAppKit(call)
      else { return nil }
      let route = finder.routes(to: call.node).first { route in
        guard case .load(let function) = route.entry, route.isSynchronous else { return false }
        return isTooEarly(call, function, project) && !asksForWindow(route)
      }
      return route.map {
        Problem(
          "first-responder-before-appear", "early",
          ["function": $0.entry!.name], in: passage.file,
          at: call.range,
          related: Problem.Related.reached(by: $0))
      }
    }
  }

  private static func isTooEarly(
    _ call: ResponderCall, _ function: Function, _ project: ProjectFacts
  ) -> Bool {
    guard let type = project.enclosingType(of: function.node) else { return false }
    let root = project.lineage(of: type).root
    // A window's controller has its window; a window is one.
    if root?.hasPrefix("NSWindow") == true || root == "NSPanel" { return false }
    if call.method == .makeFirstResponder {
      // `self.window` of a window's controller that was not told as one.
      return call.node.child(.callee)?.child(.base)?.path?.names.last == "window"
    }
    let isOwn = call.receiver.map { $0.isNamed("self") } ?? true
    // A controller or view itself: it takes key commands, or cannot take focus at all.
    if isOwn { return root.map(Lineage.textInputs.contains) == true }
    guard function.name == "init" else { return true }
    return call.receiver?.path.map { $0.root == .member || $0.root != .outside } == true
  }

  private static func asksForWindow(_ route: Route) -> Bool {
    route.steps.flatMap(\.site.guards).contains { item in
      ([item.expression] + Array(item.expression.descendants)).contains { $0.isNamed("window") }
    }
  }
}

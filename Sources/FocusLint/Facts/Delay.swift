/// How long a piece of code waits, as far as it is written down.
package enum Delay: Sendable, Hashable {
  case none, fixed, unknown

  /// Of parts that are added or multiplied, or of which one is chosen.
  fileprivate init(_ parts: [Delay]) {
    self = parts.contains(.unknown) ? .unknown : parts.contains(.fixed) ? .fixed : .none
  }
}

extension ProjectFacts {
  private static let units: Set<String> = [
    "seconds", "milliseconds", "microseconds", "nanoseconds", "Double", "UInt64", "Int", "CGFloat",
    "TimeInterval", "Duration", "DispatchTimeInterval", "useconds_t", "UInt32",
  ]
  private static let constants: Set<String> = [
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC",
  ]

  /// How long an expression says to wait: `.now() + 0.3`, `.seconds(1)`, or a constant with such a
  /// value. A parameter says nothing.
  package func delay(_ node: Node, depth: Int = 0) -> Delay {
    guard depth < 8 else { return .unknown }
    func all(_ nodes: [Node]) -> Delay { Delay(nodes.map { delay($0, depth: depth + 1) }) }
    switch node.kind {
    case .number: return node.text.contains { ("1"..."9").contains($0) } ? .fixed : .none
    case .binary, .prefix: return all(node.children(.operand))
    case .tuple: return all(Array(node.children))
    case .ternary: return all(node.outcomes)
    case .call:
      // The grammar reads `.now() + 2 * Double(x)` as a call.
      if let sum = node.child(.callee), sum.kind == .binary {
        return all(sum.children(.operand) + node.argumentValues)
      }
      if node.calleeName == "now" { return .none }
      return ProjectFacts.units.contains(node.calleeName) ? all(node.argumentValues) : .unknown
    case .name, .member, .implicitMember:
      if node.isNamed("zero") || node.isNamed("now") || ProjectFacts.units.contains(node.name) {
        return .none
      }
      if ProjectFacts.constants.contains(node.name) { return .fixed }
      return constantValue(of: node).map { delay($0, depth: depth + 1) } ?? .unknown
    default: return .unknown
    }
  }

  /// How long after a call the closure runs that it is handed.
  private func delay(ofClosureIn call: Node) -> Delay {
    switch call.calleeName {
    case "asyncAfter":
      let deadline = call.argument("deadline") ?? call.argument("wallDeadline")
      return deadline.map { delay($0) } ?? .unknown
    case "scheduledTimer" where call.argument("repeats")?.text == "false":
      return call.argument("withTimeInterval").map { delay($0) } ?? .unknown
    case "perform": return call.argument("afterDelay").map { delay($0) } ?? .none
    default: return .none
    }
  }

  /// The call on the way to a place that makes it wait for a time that someone guessed: `asyncAfter`, a
  /// timer that fires once, or a sleep. Nil where the way waits for something else as well, and where
  /// the wait lets quick events pass, so that only the last one counts.
  package func fixedDelay(on route: Route) -> Node? {
    if let (call, _) = route.steps[0].site.argumentOf, delay(ofClosureIn: call) == .fixed {
      return call
    }
    for (place, step) in route.steps.enumerated() {
      if place > 0, delay(ofClosureIn: step.site) == .fixed { return step.site }
      if place > 0, step.hop == .unknown { return nil }
      if let sleep = sleep(before: step.site, to: route.steps[0].site) {
        let isRestarted = route.steps[place...].contains {
          $0.site.calleeName == "task" && $0.site.argument("id") != nil
        }
        return isRestarted ? nil : sleep
      }
    }
    return nil
  }

  /// The sleep of a fixed length after which a node in an async function or closure is reached.
  private func sleep(before node: Node, to goal: Node) -> Node? {
    guard let code = node.ancestors.first(where: { $0.kind == .closure || $0.kind == .function })
    else { return nil }
    let waits = code.descendants.filter { wait in
      wait.kind == .await && wait.precedes(node) && !wait.contains(node) && !wait.excludes(node)
        && wait.ancestors.first { $0.kind == .closure || $0.kind == .function } == code
        && !["yield", "run"].contains(wait.child(.operand)?.calleeName ?? "")
    }
    // What else is awaited may be what the code waits for.
    guard let last = waits.last?.child(.operand), last.kind == .call, last.calleeName == "sleep",
      let length = last.children(.argument).first, !length.isNamed("until"),
      length.child(.value).map({ delay($0) }) == .fixed,
      !last.ancestors.prefix(while: { $0 != code }).contains(where: \.isLoop),
      !isDebounce(last, in: code, to: goal)
    else { return nil }
    return last
  }

  /// Whether a sleep begins a task that is cancelled when the next one is made, and that does more than
  /// moving focus.
  private func isDebounce(_ sleep: Node, in code: Node, to goal: Node) -> Bool {
    guard let (task, _) = code.argumentOf, let assignment = task.parent,
      assignment.kind == .assignment, let target = assignment.child(.target)?.path,
      let function = assignment.ancestors.first(where: {
        $0.kind == .closure || $0.kind == .function
      }),
      function.descendants.contains(where: {
        $0.kind == .call && $0.calleeName == "cancel"
          && $0.child(.callee)?.child(.base)?.path == target
      })
    else { return false }
    return code.descendants.contains { node in
      (node.kind == .call || node.kind == .assignment) && sleep.precedes(node)
        && !sleep.contains(node) && !node.contains(goal) && !goal.contains(node)
        && !["checkCancellation", "yield"].contains(node.calleeName)
        && Change.all(of: node).allSatisfy { focusWrite($0) == nil } && ResponderCall(node) == nil
    }
  }
}

extension Node {
  fileprivate var isLoop: Bool { kind == .for || kind == .while || kind == .repeat }
}

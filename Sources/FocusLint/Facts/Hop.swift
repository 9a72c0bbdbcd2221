/// When and where a closure runs, seen from the code that hands it over.
package enum Hop: Sendable, Hashable {
  /// At once, on the same thread.
  case now
  /// At once, and surely on the main thread.
  case nowOnMain
  /// Later, on the main thread.
  case main
  /// Later, where the surrounding isolation says: a plain `Task`.
  case task
  /// Surely off the main thread.
  case background
  /// Surely off the main actor, in an async closure: whatever is awaited in it may hop back.
  case detached
  /// Later or elsewhere; nobody can say.
  case unknown

  /// Whether what is called comes back before the caller goes on.
  package var isSynchronous: Bool { self == .now || self == .nowOnMain }

  init(_ queue: Queue) {
    switch queue {
    case .main: self = .main
    case .background: self = .background
    case .unknown: self = .unknown
    }
  }
}

extension ProjectFacts {
  /// When and where a closure, or a function value, runs that is the argument of a call.
  package func hop(of call: Node, argument: Node) -> Hop {
    let name = call.calleeName
    let base = call.child(.callee)?.child(.base)
    let isTask = base?.isNamed("Task") == true
    // These begin at once, whatever the closure is isolated to.
    if isTask, name == "immediate" || name == "immediateDetached" { return .now }
    if name == "addImmediateTask" || name == "addImmediateTaskUnlessCancelled" { return .now }
    if name == "assumeIsolated" { return .nowOnMain }
    let attributes = argument.child(.value)?.children(.attribute) ?? []
    if attributes.contains(where: { $0.isNamed("MainActor") }) { return .main }
    if attributes.contains(where: { $0.isNamed("concurrent") }) { return .detached }
    switch name {
    case "async", "asyncAfter", "sync", "asyncAndWait":
      return base.map { dispatch(name, on: $0) } ?? .unknown
    case "addOperation", "perform", "schedule":
      return base.map { Hop(queue($0)) } ?? .unknown
    case "notify", "addObserver":
      return call.argument("queue").map { $0.kind == .null ? .unknown : Hop(queue($0)) } ?? .unknown
    case "Task": return .task
    case "detached" where isTask: return .detached
    case "addTask", "addTaskUnlessCancelled":
      return base?.isTaskGroup == true ? .detached : .unknown
    case "run" where base?.isNamed("MainActor") == true: return .main
    case "dataTask", "downloadTask", "uploadTask":
      return base.map { Hop(session($0)) } ?? .unknown
    case "sink": return sink(call, argument)
    default: return libraryHop(call, argument)
    }
  }

  private func dispatch(_ name: String, on base: Node) -> Hop {
    switch queue(base) {
    case .main: name == "sync" || name == "asyncAndWait" ? .nowOnMain : .main
    case .background: name == "sync" || name == "asyncAndWait" ? .unknown : .background
    case .unknown: .unknown
    }
  }

  private static let schedulers: Set<String> = ["debounce", "delay", "throttle"]
  private static let opaque: Set<String> = [
    "flatMap", "merge", "combineLatest", "switchToLatest", "zip", "append", "prepend", "catch",
    "subscribe",
  ]

  /// The last operator before a sink that chooses where values are delivered decides; without one, a
  /// data task's publisher delivers on the session's queue.
  private func sink(_ call: Node, _ argument: Node) -> Hop {
    let earlier = ModifierChain(around: call).modifiers.prefix { $0 != call }
    for operation in earlier.reversed() {
      let name = operation.calleeName
      if name == "receive", let scheduler = operation.argument("on") {
        return Hop(queue(scheduler))
      }
      if ProjectFacts.schedulers.contains(name) {
        return operation.argument("scheduler").map { Hop(queue($0)) } ?? .unknown
      }
      if name == "dataTaskPublisher" {
        return operation.child(.callee)?.child(.base).map { Hop(session($0)) } ?? .unknown
      }
      if ProjectFacts.opaque.contains(name), name != "subscribe" { return .unknown }
    }
    return .unknown
  }
}

extension Node {
  /// Whether it is the group that a `with…TaskGroup` hands to its closure.
  fileprivate var isTaskGroup: Bool {
    guard kind == .name else { return false }
    let closure: Node?
    if case .parameter(let parameter) = binding(of: name) {
      closure = parameter.parent
    } else {
      closure = isNamed("$0") ? ancestors.first { $0.kind == .closure } : nil
    }
    let name = closure?.argumentOf?.call.calleeName ?? ""
    return name.hasPrefix("with") && name.hasSuffix("TaskGroup")
  }
}

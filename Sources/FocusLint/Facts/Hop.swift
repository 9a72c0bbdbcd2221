/// When and where a closure runs, seen from the code that hands it over.
package enum Hop: Sendable, Hashable {
  /// At once, on the same thread.
  case now
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
}

extension ProjectFacts {
  /// When and where a closure (or a function value) runs that is the argument of a call.
  package func hop(of call: Node, argument: Node) -> Hop {
    if let value = argument.child(.value), value.kind == .closure {
      let isMainActor = value.children(.attribute).contains { $0.isNamed("MainActor") }
      if isMainActor, call.calleeName != "assumeIsolated" { return .main }
    }
    let name = call.calleeName
    let base = call.child(.callee)?.child(.base)
    switch name {
    case "async", "asyncAfter", "sync", "asyncAndWait":
      return base.map { dispatch(name, on: $0) } ?? .unknown
    case "addOperation", "perform", "schedule", "addBarrierBlock": return base.map(operation) ?? .unknown
    case "Task": return .task
    case "detached" where base?.isNamed("Task") == true: return .detached
    case "immediate" where base?.isNamed("Task") == true: return .now
    case "addTask", "addTaskUnlessCancelled": return .detached
    case "run" where base?.isNamed("MainActor") == true: return .main
    case "assumeIsolated": return .now
    case "detachNewThread" where base?.isNamed("Thread") == true: return .background
    case "concurrentPerform" where base?.isNamed("DispatchQueue") == true: return .background
    case "addObserver":
      return call.argument("queue").map { $0.kind == .null ? .unknown : Hop(queue($0)) } ?? .unknown
    case "dataTask", "downloadTask", "uploadTask":
      return base.map { Hop(session($0)) } ?? .unknown
    case "sink", "assign": return sink(call, argument)
    default: return library(name, base, argument)
    }
  }

  private func dispatch(_ name: String, on base: Node) -> Hop {
    switch queue(base) {
    case .main: name == "sync" ? .now : .main
    case .background: name == "sync" || name == "asyncAndWait" ? .unknown : .background
    case .unknown: .unknown
    }
  }

  private func operation(on base: Node) -> Hop { Hop(queue(base)) }

  /// The last `receive(on:)` before a sink decides; without one, a data task's publisher delivers on
  /// the session's queue.
  private func sink(_ call: Node, _ argument: Node) -> Hop {
    guard argument.nameRange.isEmpty || argument.isNamed("receiveValue")
      || argument.isNamed("receiveCompletion")
    else { return .unknown }
    for operation in ModifierChain(around: call).modifiers.prefix(while: { $0 != call }).reversed() {
      if operation.calleeName == "receive", let scheduler = operation.argument("on") {
        return Hop(queue(scheduler))
      }
      if operation.calleeName == "dataTaskPublisher" {
        return operation.child(.callee)?.child(.base).map { Hop(session($0)) } ?? .unknown
      }
    }
    return .unknown
  }

  private static let runNow: Set<String> = [
    "withAnimation", "withTransaction", "performWithoutAnimation", "forEach", "map", "flatMap",
    "compactMap", "filter", "reduce", "contains", "first", "allSatisfy", "sorted", "min", "max",
    "autoreleasepool", "withExtendedLifetime", "performAsCurrent", "drop", "prefix", "last",
    "withUnsafePointer", "measure",
  ]

  private func library(_ name: String, _ base: Node?, _ argument: Node) -> Hop {
    if ProjectFacts.runNow.contains(name) { return .now }
    let owner = base?.name ?? ""
    switch name {
    case "animate", "animateKeyframes", "transition":
      guard ["UIView", "NSAnimationContext"].contains(owner) else { return .unknown }
      return isAnimations(argument) ? .now : .main
    case "runAnimationGroup": return argument.isNamed("completionHandler") ? .main : .now
    case "evaluatePolicy": return .background
    case "requestAccess":
      if owner == "AVCaptureDevice" { return .background }
      let store = base.flatMap { typeName(of: $0) }
      return store == "CNContactStore" || store == "EKEventStore" ? .background : .unknown
    case "requestAuthorization", "getNotificationSettings":
      return base?.text.hasPrefix("UNUserNotificationCenter") == true ? .background : .unknown
    default: return .unknown
    }
  }

  /// All but the completion runs at once: a closure without a label is the animations, unless these
  /// are an argument of their own.
  private func isAnimations(_ argument: Node) -> Bool {
    if argument.nameRange.isEmpty { return argument.parent?.argument("animations") == nil }
    return !argument.isNamed("completion")
  }
}

extension Hop {
  init(_ queue: Queue) {
    switch queue {
    case .main: self = .main
    case .background: self = .background
    case .unknown: self = .unknown
    }
  }
}

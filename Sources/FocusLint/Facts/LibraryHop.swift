extension ProjectFacts {
  /// Functions of the standard library, UIKit and SwiftUI that run their closure before they return.
  private static let runNow: Set<String> = [
    "withAnimation", "withTransaction", "performWithoutAnimation", "forEach", "map", "flatMap",
    "compactMap", "filter", "reduce", "contains", "first", "allSatisfy", "sorted", "min", "max",
    "autoreleasepool", "withExtendedLifetime", "performAsCurrent", "drop", "prefix", "last",
    "withUnsafePointer",
  ]

  /// When and where Apple's frameworks run a closure.
  func libraryHop(_ call: Node, _ argument: Node) -> Hop {
    let name = call.calleeName
    let base = call.child(.callee)?.child(.base)
    if ProjectFacts.runNow.contains(name) { return argument.isNamed("completion") ? .main : .now }
    let owner = base?.name ?? ""
    switch name {
    case "animate", "animateKeyframes", "transition":
      guard owner == "UIView" else { return .unknown }
      return isAnimations(argument, of: call) ? .now : .main
    case "runAnimationGroup":
      let isCompletion = argument.isNamed("completionHandler") || call.argument(at: 0) != argument
      return isCompletion ? .main : .now
    case "Thread": return .background
    case "detachNewThread": return owner == "Thread" ? .background : .unknown
    case "concurrentPerform": return owner == "DispatchQueue" ? .background : .unknown
    case "scheduledTimer":
      return call.argument("repeats")?.text == "false" ? .main : .unknown
    case "evaluatePolicy":
      return base.map { origin(of: $0) } == "LAContext" ? .background : .unknown
    case "requestAccess":
      let stores = ["AVCaptureDevice", "CNContactStore", "EKEventStore"]
      return base.map { stores.contains(origin(of: $0)) } == true ? .background : .unknown
    case "requestAuthorization", "getNotificationSettings", "add":
      return base.map { origin(of: $0) } == "UNUserNotificationCenter" ? .background : .unknown
    default: return .unknown
    }
  }

  /// All but the completion runs at once: a closure without a label is the animations, unless these
  /// are an argument of their own, or there are none.
  private func isAnimations(_ argument: Node, of call: Node) -> Bool {
    if argument.nameRange.isEmpty {
      return call.argument("animations") == nil && call.argument("from") == nil
    }
    return !argument.isNamed("completion")
  }

  /// The type that a value's expression, or the one it was set to, begins with:
  /// `UNUserNotificationCenter` of `UNUserNotificationCenter.current()`.
  private func origin(of node: Node) -> String {
    if let type = typeName(of: node) { return type }
    let value = initialValue(of: node) ?? node
    return String(value.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

extension Node {
  /// An argument by its place among all of a call's.
  func argument(at place: Int) -> Node? {
    let arguments = children(.argument)
    return place < arguments.count ? arguments[place] : nil
  }
}

extension ProjectFacts {
  /// What keeps a target for an action or an event, and makes nothing a delegate.
  private static let targets: Set<String> = [
    "addTarget", "addObserver", "removeObserver", "removeTarget", "UIBarButtonItem",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer",
    "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "NSClickGestureRecognizer",
    "scheduledTimer", "Timer", "NSMenuItem", "print", "type",
  ]

  /// Whether a coordinator is given to a view or to anything that may make it a view's delegate: assigned
  /// to a delegate or another property, or handed to a call whose body was not read.
  package func isHandedToAView(_ coordinator: NominalType) -> Bool {
    bridge(around: coordinator).flatMap(\.declarations).contains { declaration in
      let changes = self.changes(in: declaration.node)
      if changes.contains(where: { isHandingOver($0, coordinator) }) { return true }
      return facts(of: declaration.node).calls(in: declaration.node).contains {
        isHandedOver(by: $0, coordinator)
      }
    }
  }

  private func isHandingOver(_ change: Change, _ coordinator: NominalType) -> Bool {
    guard let value = change.value, change.target.kind == .member, !change.target.isNamed("target")
    else { return false }
    return isCoordinator(value, coordinator)
  }

  private func isHandedOver(by call: Node, _ coordinator: NominalType) -> Bool {
    let name = call.calleeName
    guard !ProjectFacts.targets.contains(name), !name.hasSuffix("GestureRecognizer") else {
      return false
    }
    let isWhole = { (node: Node) in node.isNamed("context") && node.kind == .name }
    guard call.argumentValues.contains(where: { isCoordinator($0, coordinator) || isWhole($0) })
    else {
      return false
    }
    // What was read is looked into by itself.
    if name.first?.isUppercase == true, let made = typeName(of: call),
      let type = type(named: made, at: call)
    {
      return bridge(around: coordinator).allSatisfy { $0.name != type.name }
    }
    return callees(of: call).isEmpty
  }
}

extension Route {
  /// Whether a closure on the way waits for the next turn of the main thread.
  package var isDispatched: Bool { steps.contains { $0.hop == .main || $0.hop == .task } }

  /// The call whose closure takes the way surely off the main thread; nil where it may be on it.
  ///
  /// In an async closure what is awaited may hop back, so there only what is not awaited is sure.
  package var placeOffMain: Node? {
    for (index, step) in steps.enumerated() {
      let inner = steps[max(0, index - 1)].site
      switch step.hop {
      case .now:
        let function = step.site.enclosingFunction.map(Function.init)
        if function?.hasAttribute("MainActor") == true { return nil }
        let isLast = index == steps.count - 1
        let isInActor = step.site.enclosingType?.marks.contains(.isActor) == true
        let isOff =
          function?.hasAttribute("concurrent") == true
          || isInActor && function?.node.marks.contains(.isNonisolated) == false
        if isLast, isOff, !step.site.isAwaited { return function?.node }
      case .background: return step.site
      case .detached: return inner.isAwaited ? nil : step.site
      case .main, .task, .unknown: return nil
      }
    }
    return nil
  }
}

extension Node {
  /// Whether it stands under an `await` of its own closure or function.
  package var isAwaited: Bool {
    for outer in ancestors {
      if outer.kind == .await { return true }
      if outer.kind == .closure || outer.kind == .block { return false }
    }
    return false
  }

  /// What names a node in a message's place: a call's method name, a declaration's name.
  package var headRange: SourceRange { child(.callee)?.nameRange ?? nameRange }
}

extension ResponderCall {
  /// Whether the view that takes focus is the one that an `introspect…` modifier hands over.
  package func isReceived(from modifier: Node) -> Bool {
    guard let root = receiver?.writtenPath?.root else { return false }
    if root.isNamed("$0") { return modifier.contains(root) }
    guard case .parameter(let parameter) = root.binding(of: root.name) else { return false }
    return parameter.parent?.introspection == modifier
  }
}

extension ProjectFacts {
  /// The property that a name or member means.
  package func property(_ node: Node) -> Property? {
    if node.kind == .member, let base = node.child(.base), let owner = typeName(of: base) {
      return type(named: owner, at: node)?.property(node.name)
    }
    return node.memberName.flatMap { enclosingType(of: node)?.property($0) }
  }

  /// Whether writing an expression writes a `Binding`.
  package func isBinding(_ target: Node) -> Bool {
    if target.isNamed("wrappedValue") { return true }
    return property(target).map {
      $0.hasWrapper("Binding") || $0.typeName?.hasPrefix("Binding<") == true
    } ?? false
  }
}

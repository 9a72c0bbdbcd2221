extension Route {
  /// Whether all of the way is one turn of the main thread.
  package var isSynchronous: Bool { steps.allSatisfy(\.hop.isSynchronous) }

  /// Whether each closure on the way surely runs, and the innermost on the main thread.
  package var isOnMain: Bool {
    if steps.contains(where: { $0.hop == .unknown || $0.isSubscription }) { return false }
    let innermost = steps.first { $0.hop != .now }?.hop
    return innermost != .background && innermost != .detached
  }

  /// Whether a closure on the way waits for the next turn of the main thread.
  package var isDispatched: Bool { steps.contains { $0.hop == .main || $0.hop == .task } }

  /// The call or function that takes the way surely off the main thread; nil where it may be on it.
  ///
  /// In an async closure what is awaited may hop back, so there only what is not awaited is sure.
  package var placeOffMain: Node? {
    guard let place = hopOffMain, !steps.contains(where: \.asksForThread) else { return nil }
    return place
  }

  /// The modifier of a name in whose closure, or in a function that it runs at once, the place is.
  package func modifier(_ name: String) -> Node? {
    for step in steps {
      if step.site.kind == .call, step.site.calleeName == name,
        step.site.child(.callee)?.kind == .member
      {
        return step.site
      }
      if !step.hop.isSynchronous { return nil }
    }
    return nil
  }

  private var hopOffMain: Node? {
    var inner = steps[0].site
    for step in steps {
      switch step.hop {
      case .background: return step.site
      case .detached: return inner.isAwaited ? nil : step.site
      // In a closure without an actor a task runs on no actor either; in a method, on the method's.
      case .task: if inner.isAwaited || step.site.directFunction != nil { return nil }
      case .nowOnMain, .main, .unknown: return nil
      case .now: break
      }
      inner = step.site
      guard let function = inner.directFunction else { continue }
      if function.hasAttribute("MainActor") { return nil }
      let isInActor =
        function.node.enclosingType?.marks.contains(.isActor) == true
        && !function.node.marks.contains(.isNonisolated)
      if function.hasAttribute("concurrent") || isInActor {
        return inner.isAwaited ? nil : function.node
      }
    }
    return nil
  }

  /// What a name stands for on this way: a parameter of a function that is called on it is followed to
  /// the argument, through as many calls as there are.
  package func origin(of node: Node, in project: ProjectFacts) -> Node {
    var node = node
    for _ in 0..<8 {
      guard case .parameter(let parameter) = node.path?.root, node.path?.names.count == 1,
        let value = argument(for: parameter, in: project)
      else { break }
      node = value
    }
    return node
  }

  /// What a function's parameter stands for on this way: the argument of the call that leads into it.
  package func argument(for parameter: Node, in project: ProjectFacts) -> Node? {
    guard let function = parameter.parent, function.kind == .function else { return nil }
    let passing = steps.map(\.site).first { site in
      site.kind == .call && project.callees(of: site).contains { $0.node == function }
    }
    guard let call = passing else { return nil }
    let label = parameter.child(.label)?.name ?? parameter.name
    guard label == "_" else { return call.argument(label) }
    let place = Function(function).parameters.prefix { $0 != parameter }
      .filter { $0.child(.label)?.name == "_" }.count
    let unlabelled = call.children(.argument).filter(\.nameRange.isEmpty)
    return place < unlabelled.count ? unlabelled[place].child(.value) : nil
  }
}

extension RouteFinder {
  /// The call or function that takes the first of the ways to a node surely off the main thread; nil
  /// where any of them may be on it.
  package func placeOffMain(of node: Node) -> Node? {
    let places = routes(to: node).map(\.placeOffMain)
    return places.contains(nil) ? nil : places[0]
  }
}

extension Route.Step {
  /// Whether the closure is kept and called for each event, rather than once.
  fileprivate var isSubscription: Bool {
    site.kind == .call && ["sink", "addObserver"].contains(site.calleeName)
  }

  /// Whether the place is reached only where a test of the thread went one way.
  fileprivate var asksForThread: Bool {
    site.guards.contains { item in
      ["isMainThread", "pthread_main_np"].contains { item.expression.text.contains($0) }
    }
  }
}

extension Node {
  /// The function whose body holds it without a closure in between.
  fileprivate var directFunction: Function? {
    let holder = ancestors.first { $0.kind == .closure || $0.kind == .function || $0.kind == .type }
    return holder?.kind == .function ? holder.map(Function.init) : nil
  }

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
  /// Whether the view that takes focus is the one that an `introspect…` modifier hands over at the
  /// end of a route.
  package func isReceived(from modifier: Node, on route: Route, in project: ProjectFacts) -> Bool {
    guard let receiver else { return false }
    var next: Node? = receiver
    for _ in 0..<8 {
      guard let node = next, let path = node.path else { return false }
      if let root = node.writtenPath?.root, root.isNamed("$0") { return modifier.contains(root) }
      guard case .parameter(let parameter) = path.root else { return false }
      if parameter.parent?.introspection == modifier { return true }
      if let function = parameter.parent, function == route.handedOver { return true }
      next = route.argument(for: parameter, in: project)
    }
    return false
  }
}

extension Route {
  /// The function that is handed over by name at the end of the way: `customize: takeFocus`.
  fileprivate var handedOver: Node? {
    steps.lazy.compactMap { $0.site.ancestors.first { $0.kind == .function } }.last
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

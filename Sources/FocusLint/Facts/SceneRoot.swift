extension ProjectFacts {
  /// Whether a view is all that a scene shows: it stands in the closure of a `WindowGroup` or the
  /// like, or is the body of a view that is shown nowhere else.
  package func isSceneRoot(_ view: Node, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    var place = ModifierChain(around: view).top
    while let parent = place.parent {
      switch parent.kind {
      case .transfer, .if, .switch, .switchCase: place = parent
      case .block:
        let isBranch = parent.parent.map { [.if, .switchCase].contains($0.kind) } == true
        if isBranch {
          place = parent
          continue
        }
        guard let owner = parent.parent else { return false }
        if owner.kind == .accessor { return isShownByScenes(owner, depth) }
        guard owner.kind == .closure, let (call, _) = owner.argumentOf, place.isOnlyStatement
        else { return false }
        if Node.scenes.contains(call.calleeName) { return true }
        guard Node.wrappers.contains(call.calleeName) else { return false }
        place = ModifierChain(around: call).top
      default: return false
      }
    }
    return false
  }

  /// Whether the type whose body an accessor is, is made in scenes' roots only.
  private func isShownByScenes(_ accessor: Node, _ depth: Int) -> Bool {
    guard let body = accessor.parent, body.isNamed("body"), let type = enclosingType(of: body),
      !inheritance(of: type).contains("App")
    else { return false }
    let name = type.name.split(separator: ".").last.map { String($0) } ?? type.name
    let calls = files(using: name, from: body).flatMap { facts in
      facts.calls(of: name).filter {
        $0.child(.callee)?.kind == .name
          && !facts.unreported.contains($0.range, reportingTests: true)
      }
    }
    return !calls.isEmpty && calls.allSatisfy { isSceneRoot($0, depth: depth + 1) }
  }
}

extension ModifierChain {
  /// The whole of it.
  fileprivate var top: Node { modifiers.last ?? head }
}

extension Node {
  fileprivate static let scenes: Set<String> = [
    "WindowGroup", "Window", "DocumentGroup", "Settings", "UtilityWindow",
  ]
  /// Views that show one other and are as large.
  fileprivate static let wrappers: Set<String> = ["Group", "NavigationStack", "NavigationView"]

  /// Whether nothing but declarations stands beside it in its block.
  fileprivate var isOnlyStatement: Bool {
    parent?.children.allSatisfy { $0 == self || $0.kind == .property || $0.kind == .guard } == true
  }
}

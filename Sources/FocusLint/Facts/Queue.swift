/// Where a queue, scheduler or session runs what it is given.
package enum Queue: Sendable, Hashable {
  case main, background, unknown
}

extension ProjectFacts {
  /// Where a queue or scheduler expression runs closures, as far as the read files say.
  package func queue(_ node: Node, depth: Int = 0) -> Queue {
    guard depth < 8 else { return .unknown }
    switch node.kind {
    case .implicitMember: return node.isNamed("main") ? .main : .unknown
    case .call: return queue(madeBy: node, depth: depth)
    default:
      if node.path?.names.last == "main" { return .main }
      guard let value = initialValue(of: node) else { return .unknown }
      return queue(value, depth: depth + 1)
    }
  }

  private func queue(madeBy call: Node, depth: Int) -> Queue {
    let callee = call.child(.callee)
    switch call.calleeName {
    case "global":
      let base = callee?.child(.base)?.name
      return base == "DispatchQueue" || base == nil ? .background : .unknown
    case "DispatchQueue":
      if let target = call.argument("target") {
        return queue(target, depth: depth + 1) == .background ? .background : .unknown
      }
      return call.argument("label") != nil ? .background : .unknown
    case "OperationQueue": return call.children(.argument).isEmpty ? .background : .unknown
    case "init" where callee?.kind == .implicitMember: return .unknown
    default: return .unknown
    }
  }

  /// Where a URL session calls its completion handlers.
  package func session(_ node: Node, depth: Int = 0) -> Queue {
    guard depth < 8 else { return .unknown }
    if node.path?.names == ["URLSession", "shared"] { return .background }
    if node.kind == .call, node.calleeName == "URLSession" {
      guard let delegateQueue = node.argument("delegateQueue") else {
        return node.argument("configuration") == nil ? .unknown : .background
      }
      return delegateQueue.kind == .null ? .background : queue(delegateQueue)
    }
    guard let value = initialValue(of: node) else { return .unknown }
    return session(value, depth: depth + 1)
  }

  /// What a local or a property of the type around is first set to, and, unless it is a constant,
  /// never set to anew.
  private func initialValue(of node: Node) -> Node? {
    guard let path = node.path else { return nil }
    switch path.root {
    case .local(let declaration): return declaration.child(.value)
    case .member where path.names.count == 1:
      return enclosingType(of: node)?.property(path.names[0])?.value
    default: return nil
    }
  }
}

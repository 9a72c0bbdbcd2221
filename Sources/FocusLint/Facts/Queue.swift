/// Where a queue, scheduler or session runs what it is given.
package enum Queue: Sendable, Hashable {
  case main, background, unknown
}

extension ProjectFacts {
  /// Where a queue or scheduler expression runs closures, as far as the read files say.
  package func queue(_ node: Node, depth: Int = 0) -> Queue {
    guard depth < 8 else { return .unknown }
    switch node.kind {
    case .implicitMember:
      if node.isNamed("main") { return .main }
      let member = type("DispatchQueue", from: node)?.property(node.name)?.value
      return member.map { queue($0, depth: depth + 1) } ?? .unknown
    case .call: return queue(madeBy: node, depth: depth)
    default:
      if node.path?.names.last == "main" { return .main }
      guard let value = initialValue(of: node) else { return .unknown }
      return queue(value, depth: depth + 1)
    }
  }

  private func queue(madeBy call: Node, depth: Int) -> Queue {
    let callee = call.child(.callee)
    if callee?.kind == .closure {
      // `{ let queue = OperationQueue(); …; return queue }()`
      let returned = callee?.descendants.filter { $0.kind == .transfer }.last?.child(.value)
      return returned.map { queue($0, depth: depth + 1) } ?? .unknown
    }
    let base = callee?.child(.base)?.name
    switch call.calleeName {
    case "global": return base == "DispatchQueue" || base == nil ? .background : .unknown
    case "DispatchQueue", "init":
      if let target = call.argument("target") {
        return queue(target, depth: depth + 1) == .background ? .background : .unknown
      }
      return call.argument("label") != nil ? .background : .unknown
    case "OperationQueue": return call.children(.argument).isEmpty ? .background : .unknown
    default: return .unknown
    }
  }

  /// Where a URL session calls its completion handlers.
  package func session(_ node: Node, depth: Int = 0) -> Queue {
    guard depth < 8 else { return .unknown }
    if node.path?.names == ["URLSession", "shared"] { return .background }
    if node.kind == .implicitMember, node.isNamed("shared") { return .background }
    if node.kind == .call, ["URLSession", "init"].contains(node.calleeName) {
      guard let delegateQueue = node.argument("delegateQueue") else {
        return node.argument("configuration") == nil ? .unknown : .background
      }
      return delegateQueue.kind == .null ? .background : queue(delegateQueue)
    }
    guard let value = initialValue(of: node) else { return .unknown }
    return session(value, depth: depth + 1)
  }

  /// What a local, a property or a global is set to where it is declared, unless it is seen to be set
  /// to something else later, or to be given another queue.
  func initialValue(of node: Node) -> Node? {
    initialProperty(of: node)?.value
  }

  /// What a constant stands for: a local one, or a property or global with a value where it is declared.
  package func constantValue(of node: Node) -> Node? {
    initialProperty(of: node).flatMap { $0.isConstant ? $0.value : nil }
  }

  private func initialProperty(of node: Node) -> Property? {
    guard let path = node.path, let declaration = declaration(of: path, at: node) else {
      return nil
    }
    let property = Property(declaration)
    let changes = declaration.parent.map { self.changes(in: $0) } ?? []
    let isChanged = changes.contains { change in
      guard let names = change.target.path?.names, names.contains(property.name) else {
        return false
      }
      return names.last == property.name && !property.isConstant || names.last == "underlyingQueue"
    }
    return isChanged ? nil : property
  }

  private func declaration(of path: MemberPath, at node: Node) -> Node? {
    if case .local(let declaration) = path.root, path.names.count == 1 {
      return declaration.kind == .property ? declaration : nil
    }
    guard let last = path.names.last else { return nil }
    if path.names.count == 1 {
      let own = path.root == .member ? enclosingType(of: node)?.property(last)?.node : nil
      return own ?? module(of: node, for: .global(last)).lazy.compactMap { $0.globals[last] }.first
    }
    return ownerType(of: path, at: node)?.property(last)?.node
  }
}

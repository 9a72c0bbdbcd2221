extension ProjectFacts {
  /// The calls that are seen to mean a method: in its type and its extensions without a receiver or on
  /// `self`, elsewhere on a value of the type.
  package func callers(of method: Function) -> [Node] {
    guard let owner = method.node.enclosingType?.qualifiedTypeName else {
      return callersOfGlobal(method)
    }
    return module(of: method.node).flatMap { facts in
      facts.calls(of: method.name).filter { call in
        method.accepts(call) && !method.node.contains(call) && receiver(of: call, isA: owner)
      }
    }
  }

  /// A free function is followed where its name and labels are unique in the module.
  private func callersOfGlobal(_ function: Function) -> [Node] {
    let files = module(of: function.node)
    let equals = files.flatMap(\.functions).filter {
      $0.name == function.name && $0.labels == function.labels && $0.node.enclosingType == nil
    }
    guard equals.count == 1 else { return [] }
    return files.flatMap { $0.calls(of: function.name) }.filter {
      function.accepts($0) && $0.child(.callee)?.kind == .name
    }
  }

  private func receiver(of call: Node, isA owner: String) -> Bool {
    guard let callee = call.child(.callee) else { return false }
    if callee.kind == .name {
      guard callee.binding(of: callee.name) == nil else { return false }
      return call.enclosingType?.qualifiedTypeName == owner
    }
    guard callee.kind == .member, let base = callee.child(.base),
      let name = typeName(of: base) ?? (base.name.first?.isUppercase == true ? base.text : nil)
    else { return false }
    return name == owner || type(named: name, at: call)?.name == owner
  }

  /// The methods that a call is seen to mean.
  package func callees(of call: Node) -> [Function] {
    guard call.kind == .call, let callee = call.child(.callee) else { return [] }
    let owner: NominalType?
    if callee.kind == .name {
      switch callee.binding(of: callee.name) {
      case .function(let function): return [function]
      case nil: owner = enclosingType(of: call)
      default: return []
      }
    } else {
      owner = callee.child(.base).flatMap { typeName(of: $0) }.flatMap { type(named: $0, at: call) }
    }
    return owner?.functions(callee.name).filter { $0.accepts(call) } ?? []
  }

  /// Where a closure that is assigned to a handler property runs: a network monitor's on the queue it
  /// is started with.
  func handler(_ closure: Node) -> Hop {
    guard let assignment = closure.parent, assignment.kind == .assignment,
      let target = assignment.child(.target), let path = target.path, path.names.count > 1,
      ["pathUpdateHandler", "stateUpdateHandler", "viabilityUpdateHandler"].contains(path.memory)
    else { return .unknown }
    let starts = facts(of: closure).calls(of: "start").filter {
      $0.child(.callee)?.child(.base)?.path?.names == Array(path.names.dropLast())
    }
    return starts.first?.argument("queue").map { Hop(queue($0)) } ?? .unknown
  }
}

extension ProjectFacts {
  /// The calls that are seen to mean a method, and the places where it is handed over by its name: in
  /// its type and what derives from it, without a receiver or on `self`; on a coordinator in its
  /// representable, and on a representable in its coordinator.
  ///
  /// Methods of other types are followed only where all they do is take focus themselves: an app's own
  /// view knows when it may.
  package func callers(of method: Function) -> [Node] {
    guard let owner = method.node.enclosingType?.qualifiedTypeName else {
      return callersOfGlobal(method)
    }
    return files(using: method.name, from: method.node).flatMap { facts -> [Node] in
      let calls = facts.calls(of: method.name).filter { call in
        method.accepts(call) && !method.node.contains(call)
          && call.child(.callee).map { means($0, method, of: owner) } == true
      }
      let values = facts.arguments(named: method.name).filter {
        !method.node.contains($0) && means($0, method, of: owner)
      }
      return calls + values
    }
  }

  /// A free function is followed where its name and labels are unique in the module.
  private func callersOfGlobal(_ function: Function) -> [Node] {
    let files = module(of: function.node, for: .function(function.name))
    let equals = files.flatMap(\.functions).filter {
      $0.name == function.name && $0.labels == function.labels && $0.node.enclosingType == nil
    }
    guard equals.count == 1 else { return [] }
    return self.files(using: function.name, from: function.node).flatMap { file in
      file.calls(of: function.name).filter {
        function.accepts($0) && $0.child(.callee)?.kind == .name
      }
        + file.arguments(named: function.name).filter {
          $0.kind == .name && $0.binding(of: function.name) == nil
        }
    }
  }

  /// Whether a name or member means a method of a type.
  private func means(_ name: Node, _ method: Function, of owner: String) -> Bool {
    if name.kind == .name {
      guard name.binding(of: name.name) == nil else { return false }
      return isOwn(name, owner)
    }
    guard name.kind == .member, let base = name.child(.base) else { return false }
    if base.isNamed("self") || base.isNamed("Self") { return isOwn(name, owner) }
    if let path = base.path, path.root == .member, path.names.isEmpty { return isOwn(name, owner) }
    guard
      let written = typeName(of: base) ?? (base.name.first?.isUppercase == true ? base.text : nil)
    else { return false }
    let receiver = type(named: written, at: name)
    let isFramework = ["UIView", "UIResponder", "UIControl", "NSView", "NSResponder"].contains(
      owner)
    if isFramework, method.onlyTakesFocus, receiver == nil,
      written.hasPrefix("UI") || written.hasPrefix("NS")
    {
      return true
    }
    let isReceiver =
      written == owner || receiver?.name == owner
      || receiver.map { inheritance(of: $0).contains(owner) } == true
    guard isReceiver else { return false }
    return method.node.marks.contains(.isStatic) || method.onlyTakesFocus
      || isBridged(name, to: owner)
  }

  private func isOwn(_ node: Node, _ owner: String) -> Bool {
    guard let type = enclosingType(of: node) else { return false }
    return type.name == owner || inheritance(of: type).contains(owner)
  }

  /// Whether a place is in a representable whose coordinator a type is, or in the coordinator of one.
  private func isBridged(_ node: Node, to owner: String) -> Bool {
    guard let type = enclosingType(of: node) else { return false }
    if let coordinator = coordinator(of: type) {
      if coordinator.name == owner || inheritance(of: coordinator).contains(owner) { return true }
    }
    guard let other = self.type(owner, from: node) else { return false }
    return coordinator(of: other)?.name == type.name
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
    let starts = files(using: "start", from: closure).flatMap { file in
      file.file == closure.file ? file.calls(of: "start") : []
    }.filter {
      $0.child(.callee)?.child(.base)?.path?.names == Array(path.names.dropLast())
    }
    return starts.first?.argument("queue").map { Hop(queue($0)) } ?? .unknown
  }
}

extension Function {
  /// Whether its body is a bare `becomeFirstResponder()` on itself.
  fileprivate var onlyTakesFocus: Bool {
    guard let body else { return false }
    let statements = Array(body.children)
    guard statements.count == 1 else { return false }
    let call = statements[0].kind == .transfer ? statements[0].child(.value) : statements[0]
    guard let call = call.flatMap(ResponderCall.init), call.method == .becomeFirstResponder else {
      return false
    }
    return call.receiver.map { $0.isNamed("self") } ?? true
  }
}

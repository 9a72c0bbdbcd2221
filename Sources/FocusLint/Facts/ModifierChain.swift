/// A view and the modifiers called on it: `TextField(…).focused($x).onSubmit { }`.
package struct ModifierChain: Sendable {
  /// What the modifiers are called on: a call, a name, or a chain that begins otherwise.
  package let head: Node
  /// All of it, the last modifier included.
  package let whole: Node

  /// The whole chain that an expression is part of.
  package init(around node: Node) {
    head = node.chainHead
    whole = node.following { nodes, place in
      let parent = Int(nodes[place].parent)
      return parent >= 0 && nodes.chainBase(of: parent) == place ? parent : nil
    }
  }

  /// In the order in which they are called.
  package var modifiers: [Node] {
    var modifiers: [Node] = []
    _ = whole.following { nodes, place in
      let base = nodes.chainBase(of: place)
      if base != nil, nodes[place].kind == .call {
        modifiers.append(Node(tree: whole.tree, index: place))
      }
      return base
    }
    return modifiers.reversed()
  }

  package func all(_ name: String) -> [Node] { modifiers.filter { $0.calleeName == name } }
  package func first(_ name: String) -> Node? { modifiers.first { $0.calleeName == name } }
}

extension Node {
  /// What the modifiers up to it are called on.
  package var chainHead: Node { following { $0.chainBase(of: $1) } }
}

extension UnsafeBufferPointer<RawNode> {
  /// One step towards the head: what a member is of, or the member that a call calls.
  fileprivate func chainBase(of place: Int) -> Int? {
    switch self[place].kind {
    case .member: child(.base, of: place)
    case .call:
      child(.callee, of: place).flatMap {
        chainBase(of: $0) == nil || self[$0].kind != .member ? nil : $0
      }
    default: nil
    }
  }
}

extension Node {
  package var argumentValues: [Node] { children(.argument).compactMap { $0.child(.value) } }

  /// The call that it is an argument of, with the argument.
  package var argumentOf: (call: Node, argument: Node)? {
    guard let argument = parent, argument.kind == .argument, let call = argument.parent else {
      return nil
    }
    return (call, argument)
  }
}

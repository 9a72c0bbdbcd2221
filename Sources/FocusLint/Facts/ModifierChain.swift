/// A view and the modifiers called on it: `TextField(…).focused($x).onSubmit { }`.
package struct ModifierChain: Sendable {
  /// What the modifiers are called on: a call, a name, or a chain that begins otherwise.
  package let head: Node
  /// In the order in which they are called.
  package let modifiers: [Node]
  /// All of it, the last modifier included.
  package let whole: Node

  /// The whole chain that an expression is part of.
  package init(around node: Node) {
    var top = node
    while let parent = top.parent {
      let isBase = parent.kind == .member && top.role == .base
      let isCallee = parent.kind == .call && top.role == .callee && top.kind == .member
      guard isBase || isCallee else { break }
      top = parent
    }
    whole = top
    var modifiers: [Node] = []
    var head = top
    while true {
      if head.kind == .member, let base = head.child(.base) {
        head = base
      } else if head.kind == .call, let base = head.child(.callee)?.child(.base),
        head.child(.callee)?.kind == .member
      {
        modifiers.append(head)
        head = base
      } else {
        break
      }
    }
    self.head = head
    self.modifiers = modifiers.reversed()
  }

  package func all(_ name: String) -> [Node] { modifiers.filter { $0.calleeName == name } }
  package func first(_ name: String) -> Node? { modifiers.first { $0.calleeName == name } }
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

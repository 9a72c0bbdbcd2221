/// A place where a value is changed: an assignment, `toggle()`, or a call that mutates.
package struct Change: Sendable {
  package let node: Node
  /// What is changed.
  package let target: Node
  /// What is assigned with `=`; nil for anything else.
  package let value: Node?
  /// Whether the old value decides the new one: `toggle()`, `+=`, `append`.
  package var isMutation: Bool { value == nil }

  private static let mutating: Set<String> = [
    "toggle", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast",
    "append", "subtract", "formUnion", "update", "removeValue", "negate",
  ]

  package init?(_ node: Node) {
    switch node.kind {
    case .assignment:
      guard let target = node.child(.target) else { return nil }
      self.target = target
      value = node.isNamed("=") ? node.child(.value) : nil
    case .call:
      guard let callee = node.child(.callee), callee.kind == .member,
        Change.mutating.contains(callee.name), let base = callee.child(.base)
      else { return nil }
      target = base
      value = nil
    case .prefix where node.isNamed("&"):
      guard let operand = node.child(.operand) else { return nil }
      target = operand
      value = nil
    default: return nil
    }
    self.node = node
  }
}

extension Node {
  /// All changes in it, closures and local functions included, in the order of the text.
  package var changes: [Change] { descendants.compactMap(Change.init) }
}

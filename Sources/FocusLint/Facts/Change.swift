/// A place where a value is changed: an assignment, `toggle()`, or a call that mutates.
package struct Change: Sendable {
  package let node: Node
  /// What is changed.
  package let target: Node
  /// What is assigned with `=`; nil for anything else.
  package let value: Node?
  /// The names, hashed.
  private static let mutating = Set(
    [
      "toggle", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast",
      "append", "subtract", "formUnion", "update", "removeValue", "negate",
    ].map { FNV.hash($0.utf8) })

  private init(_ node: Node, _ target: Node, _ value: Node? = nil) {
    self.node = node
    self.target = target
    self.value = value
  }

  /// What a node changes itself; several for a tuple.
  package static func all(of node: Node) -> [Change] {
    switch node.kind {
    case .assignment:
      guard let target = node.child(.target) else { return [] }
      if target.kind == .tuple {
        let values = node.child(.value).map { $0.kind == .tuple ? Array($0.children) : [] } ?? []
        let targets = Array(target.children)
        return targets.indices.map { place in
          Change(node, targets[place], values.count == targets.count ? values[place] : nil)
        }
      }
      return [Change(node, target, node.isNamed("=") ? node.child(.value) : nil)]
    case .call:
      guard let callee = node.child(.callee), callee.kind == .member,
        Change.mutating.contains(callee.nameHash), let base = callee.child(.base)
      else { return [] }
      return [Change(node, base)]
    case .prefix where node.isNamed("&"):
      return node.child(.operand).map { [Change(node, $0)] } ?? []
    default: return []
    }
  }
}

extension ProjectFacts {
  /// All changes in a node, closures and local functions included, in the order of the text.
  package func changes(in node: Node) -> ArraySlice<Change> {
    // A file's root holds other passages too.
    if node.kind == .file { notebook.rest(on: .everything) }
    return facts(of: node).changes.below(node, \.node)
  }
}

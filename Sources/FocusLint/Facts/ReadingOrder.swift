/// The order in which a view shows pieces of its code: `body` from top to bottom, with its own
/// properties and functions where they are used.
struct ReadingOrder {
  private var order: [Node: Int] = [:]
  private var visited: Set<Node> = []
  private let pieces: Set<Node>
  private let type: NominalType

  init(of pieces: [Node], in type: NominalType) {
    self.pieces = Set(pieces)
    self.type = type
    if pieces.isEmpty { return }
    if let body = type.property("body")?.node { visit(body) }
    for function in type.functions("body") { visit(function.node) }
  }

  private mutating func visit(_ code: Node) {
    guard visited.insert(code).inserted else { return }
    for node in code.descendants {
      if pieces.contains(node), order[node] == nil { order[node] = order.count }
      guard node.kind == .name || node.kind == .member, node.role != .target,
        let name = node.memberName
      else { continue }
      if let property = type.property(name), property.isComputed { visit(property.node) }
      for function in type.functions(name) where function.node.parent?.kind == .type {
        visit(function.node)
      }
    }
  }

  /// The elements in this order; what is not seen to be shown comes last, as it stands in the files.
  func sorted<Element>(_ elements: [Element], by piece: (Element) -> Node) -> [Element] {
    let keys = elements.map { element -> (Int, FocusMap.Place) in
      let node = piece(element)
      return (order[node] ?? .max, FocusMap.Place(node))
    }
    return elements.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
      .map { elements[$0] }
  }
}

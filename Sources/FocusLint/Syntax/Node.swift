/// A node of a `SyntaxTree`: a declaration, statement or expression.
package struct Node: Sendable {
  package let tree: SyntaxTree
  let index: Int

  private var raw: RawNode { tree.nodes[index] }

  package var kind: NodeKind { tree.nodes[index].kind }
  package var role: Role { tree.nodes[index].role }
  package var marks: Marks { tree.nodes[index].marks }
  package var file: SourceFile { tree.file }

  package var range: SourceRange { SourceRange(Int(raw.start), Int(raw.end)) }
  package var text: String { file.text(range) }

  /// Where the name stands: of a declaration, member, argument label, operator or attribute; empty
  /// where there is none.
  package var nameRange: SourceRange { SourceRange(Int(raw.nameStart), Int(raw.nameEnd)) }
  package var name: String {
    let raw = raw
    if raw.nameStart == raw.nameEnd { return "" }
    let name = file.text(nameRange)
    return name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }

  /// Whether `name` is some other one, at less cost.
  package func hasName(_ other: String) -> Bool {
    let raw = raw
    return file.bytes.withUnsafeBufferPointer { bytes in
      let written = bytes[Int(raw.nameStart)..<Int(raw.nameEnd)]
      if written.first == UInt8(ascii: "`") { return name == other }
      return written.count == other.utf8.count && written.elementsEqual(other.utf8)
    }
  }

  /// The name's hash, at less cost than the name's.
  package var nameHash: UInt64 { nameHash(without: 0) }

  /// - Parameter sign: How many bytes at the start to leave out.
  func nameHash(without sign: Int) -> UInt64 {
    let raw = raw
    return file.bytes.withUnsafeBufferPointer { bytes in
      let name = bytes[Int(raw.nameStart)..<Int(raw.nameEnd)]
      if name.first == UInt8(ascii: "`") {
        return FNV.hash(self.name.utf8.dropFirst(sign))
      }
      return FNV.hash(name.dropFirst(sign))
    }
  }

  /// The first byte of the name as it is written; nil where there is none.
  var firstOfName: UInt8? {
    let raw = raw
    return raw.nameStart < raw.nameEnd ? file.bytes[Int(raw.nameStart)] : nil
  }

  func nameHolds(_ byte: UInt8) -> Bool {
    let raw = raw
    return file.bytes.withUnsafeBufferPointer {
      $0[Int(raw.nameStart)..<Int(raw.nameEnd)].contains(byte)
    }
  }

  package func isNamed(_ name: StaticString) -> Bool {
    let raw = raw
    let count = Int(raw.nameEnd - raw.nameStart)
    guard count == name.utf8CodeUnitCount else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      (0..<count).allSatisfy { bytes[Int(raw.nameStart) + $0] == name.utf8Start[$0] }
    }
  }

  package var parent: Node? {
    let parent = raw.parent
    return parent < 0 ? nil : Node(tree: tree, index: Int(parent))
  }

  package var children: Children { Children(tree: tree, at: index + 1, end: Int(raw.next)) }

  /// The first child of a role.
  package func child(_ role: Role) -> Node? { firstChild { $0.role == role } }
  package func children(_ role: Role) -> [Node] { children.filter { $0.role == role } }

  /// The first child with some values. No node is made of the others: this is asked most of all.
  func firstChild(where matches: (RawNode) -> Bool) -> Node? {
    tree.nodes.withUnsafeBufferPointer { $0.firstChild(of: index, where: matches) }
      .map { Node(tree: tree, index: $0) }
  }

  /// The innermost node around it with some values.
  func firstAncestor(where matches: (RawNode) -> Bool) -> Node? {
    let found = tree.nodes.withUnsafeBufferPointer { nodes in
      var place = Int(nodes[index].parent)
      while place >= 0, !matches(nodes[place]) { place = Int(nodes[place].parent) }
      return place
    }
    return found < 0 ? nil : Node(tree: tree, index: found)
  }

  /// Where one step after the other leads, until there is none. No node is made on the way, which may be
  /// long.
  func following(_ step: (UnsafeBufferPointer<RawNode>, Int) -> Int?) -> Node {
    let last = tree.nodes.withUnsafeBufferPointer { nodes in
      var place = index
      while let next = step(nodes, place) { place = next }
      return place
    }
    return Node(tree: tree, index: last)
  }

  /// The nodes around it, from the inside out.
  package var ancestors: some Sequence<Node> { sequence(first: self, next: \.parent).dropFirst() }

  /// All nodes below it, in the order of the text.
  package var descendants: some Sequence<Node> {
    let tree = tree
    return (index + 1..<max(index + 1, Int(raw.next))).lazy.map { Node(tree: tree, index: $0) }
  }

  /// Whether another node is this one or lies below it.
  package func contains(_ other: Node) -> Bool {
    tree === other.tree && index <= other.index && other.index < Int(raw.next)
  }

  /// Whether it stands before another node of its tree.
  package func precedes(_ other: Node) -> Bool { index < other.index }

  package struct Children: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var at: Int
    let end: Int

    package mutating func next() -> Node? {
      guard at < end else { return nil }
      defer { at = Int(tree.nodes[at].next) }
      return Node(tree: tree, index: at)
    }
  }
}

extension Node: Hashable {
  package static func == (left: Node, right: Node) -> Bool {
    left.tree === right.tree && left.index == right.index
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}

extension UnsafeBufferPointer<RawNode> {
  func firstChild(of index: Int, where matches: (RawNode) -> Bool) -> Int? {
    var place = index + 1
    let end = Int(self[index].next)
    while place < end {
      if matches(self[place]) { return place }
      place = Int(self[place].next)
    }
    return nil
  }

  func child(_ role: Role, of index: Int) -> Int? { firstChild(of: index) { $0.role == role } }
}

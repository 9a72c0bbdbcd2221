/// One variant of a file, read: plain values in the order of the text, without the parser's memory.
///
/// Nodes lie in preorder, so that a subtree is a range of indices; every node knows its parent. What
/// a rule asks ("which conditions dominate this call?") goes upward, at the cost of one array look-up
/// a step.
package final class SyntaxTree: Sendable {
  package let file: SourceFile
  let nodes: [RawNode]
  /// What the rules' queries found, in the order of what they report.
  package let matches: [QueryMatch]
  /// The indices of the root's children where there are matches, to find their places by.
  private let sections: [Int]
  /// Whether the parser had to skip or invent something.
  package let hasErrors: Bool
  /// What the project's own views and modifiers are told as.
  package let vocabulary: Vocabulary

  init(
    file: SourceFile, nodes: [RawNode], matches: [QueryMatch], hasErrors: Bool,
    vocabulary: Vocabulary
  ) {
    self.file = file
    self.nodes = nodes
    self.matches = matches
    var sections: [Int] = []
    var next = matches.isEmpty ? nodes.count : 1
    while next < nodes.count {
      sections.append(next)
      next = Int(nodes[next].next)
    }
    self.sections = sections
    self.hasErrors = hasErrors
    self.vocabulary = vocabulary
  }

  /// How many nodes may lie around one: rules walk up and down a chain of calls for each of its links.
  static let maximumDepth = 1000

  static func isTooDeep(_ nodes: [RawNode]) -> Bool {
    if nodes.count <= maximumDepth { return false }
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    return nodes.contains { node in
      depths.append(node.parent < 0 ? 0 : depths[Int(node.parent)] + 1)
      return depths[depths.count - 1] > maximumDepth
    }
  }

  package var root: Node { Node(tree: self, index: 0) }

  /// The innermost node that holds a range.
  package func node(at range: SourceRange) -> Node {
    let following = sections.partitioningIndex { nodes[$0].start > range.start }
    var node = following > 0 ? Node(tree: self, index: sections[following - 1]) : root
    if !node.range.contains(range) { return root }
    while let inner = node.children.first(where: { $0.range.contains(range) }) { node = inner }
    return node
  }

  /// Its nodes' values, in the order of the text, and the bytes of its file.
  func withNodes(
    _ body: (UnsafeBufferPointer<RawNode>, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      file.bytes.withUnsafeBufferPointer { body(nodes, $0) }
    }
  }

  /// Every node, in the order of the text.
  package var all: some Sequence<Node> {
    (0..<nodes.count).lazy.map { Node(tree: self, index: $0) }
  }
}

extension SyntaxTree: CustomStringConvertible {
  /// One line a node: depth, role, kind, name, and the first 40 characters of its text.
  package var description: String {
    var depths: [Int] = []
    return all.map { node in
      let depth = node.parent.map { depths[$0.index] + 1 } ?? 0
      depths.append(depth)
      let role = node.role == .none ? "" : "\(node.role): "
      let name = node.name.isEmpty ? "" : " \(node.name)"
      let text = node.text.prefix(40).split(whereSeparator: \.isNewline).joined(separator: "⏎")
      return String(repeating: "  ", count: depth) + "\(role)\(node.kind)\(name)  «\(text)»\n"
    }.joined()
  }
}

/// A node's values. Offsets are those of the file on disk.
struct RawNode: Sendable {
  var kind: NodeKind
  var role: Role
  var marks: Marks = []
  var parent: Int32
  /// The index after the node's last descendant.
  var next: Int32 = 0
  var start: UInt32
  var end: UInt32
  var nameStart: UInt32 = 0
  var nameEnd: UInt32 = 0
}

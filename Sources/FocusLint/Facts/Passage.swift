/// A piece at the top of a file: what a rule judges at once.
///
/// What other pieces tell of it is asked of the project; `Topic` says what that was.
package struct Passage: Sendable {
  private let facts: FileFacts
  /// A child of the file's root.
  package let node: Node

  init(_ node: Node, of facts: FileFacts) {
    self.facts = facts
    self.node = node
  }

  package var file: SourceFile { facts.file }
  package var platforms: Platforms { facts.platforms }
  package var module: String { facts.module }

  /// All declarations and extensions in it, nested ones included, in the order of the text.
  package var types: ArraySlice<TypeDeclaration> { facts.types.below(node, \.node) }
  package var functions: ArraySlice<Function> { facts.functions.below(node, \.node) }
  package var localProperties: ArraySlice<Property> { facts.localProperties.below(node, \.node) }
  package var changes: ArraySlice<Change> { facts.changes.below(node, \.node) }
  package var focusedKeyUses: ArraySlice<FocusedKeyUse> {
    facts.focusedKeyUses.below(node, \.node)
  }
  package func calls(of name: String) -> ArraySlice<Node> { facts.calls(of: name, in: node) }

  package var responderCalls: [ResponderCall] { facts.responderCalls(in: node) }
  /// All nodes in it, in the order of the text.
  package var nodes: some Sequence<Node> { node.descendants }

  /// The hashes of the names by which calls or arguments in it can be asked for.
  var usedNames: Set<UInt64> { facts.usedNames(in: node) }

  /// Whether a platform is written down for a place in it.
  package func isWrittenDown(_ platform: Platform, at range: SourceRange) -> Bool {
    facts.isWrittenDown(platform, at: range)
  }
}

extension FileFacts {
  /// What stands at its top, in the order of the text.
  package var passages: [Passage] { tree.root.children.map { Passage($0, of: self) } }
}

extension Array {
  /// Those of some facts, in the order of the text, that lie in a node of their tree.
  func below(_ outer: Node, _ node: (Element) -> Node) -> ArraySlice<Element> {
    let rest = self[partitioningIndex { !node($0).precedes(outer) }...]
    return rest[..<rest.partitioningIndex { !outer.contains(node($0)) }]
  }
}

/// Code of one file that is read and never reported.
package struct Unreported: Sendable {
  /// Previews, ascending.
  private var previews: [SourceRange] = []
  /// Test cases, ascending.
  private var tests: [SourceRange] = []
  /// Whether the file imports a test library.
  package private(set) var isTestFile = false

  init(_ tree: SyntaxTree, types: [TypeDeclaration], previewMacros: [Node]) {
    isTestFile = tree.root.children.contains { node in
      // `import class XCTest.XCTestCase` too.
      node.kind == .import
        && ["XCTest", "Testing"].contains(node.name.firstComponent)
    }
    var inherits: [String: Set<String>] = [:]
    for type in types { inherits[type.name, default: []].formUnion(type.inherits) }
    previews = previewMacros.map(\.range)
    for type in types {
      let names = inherits[type.name] ?? []
      if names.contains("PreviewProvider") { previews.append(type.node.range) }
      if names.contains("XCTestCase") { tests.append(type.node.range) }
    }
  }

  /// Whether a place is in a preview or, unless tests are wanted, in test code.
  package func contains(_ range: SourceRange, reportingTests: Bool) -> Bool {
    if previews.contains(where: { $0.contains(range) }) { return true }
    return !reportingTests && tests.contains { $0.contains(range) }
  }
}

extension FileFacts {
  /// Whether the file imports a test library.
  package var isTest: Bool {
    tree.root.children.contains { node in
      node.kind == .import && ["XCTest", "Testing"].contains(node.name)
    }
  }

  /// Code that is read and never reported: previews, and types of tests.
  package var unreported: [SourceRange] {
    let previews = calls(of: "#Preview").map(\.range)
    let hidden = types.filter { type in
      let names = types.filter { $0.name == type.name }.flatMap(\.inherits)
      return names.contains("PreviewProvider") || names.contains("XCTestCase")
    }
    return previews + hidden.map(\.node.range)
  }
}

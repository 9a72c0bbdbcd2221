extension ProjectFacts {
  /// What an input edits of the element that its row shows, nothing for the whole of it; nil where
  /// it edits something else.
  func edited(
    by input: TextInput, in rows: DataRows, _ elements: [ValuePath.Root], _ type: NominalType?
  ) -> [String]? {
    guard let edits = input.edits else { return nil }
    if elements.contains(edits.root) {
      // What is not bound is an object, or its setter changes what the element is a copy of.
      let isBound = rows.isBound
      if type?.isClass == true || !isBound && type == nil && !edits.names.isEmpty { return nil }
      return edits.names
    }
    // `names[index]` in the row of `names`.
    guard let data = rows.elements.valuePath, data.root == edits.root,
      edits.names.count > data.names.count, edits.names.starts(with: data.names),
      edits.names[data.names.count].hasPrefix("["), type?.isClass != true,
      elements.contains(where: { $0.isNamed(in: edits.names[data.names.count]) })
    else { return nil }
    return Array(edits.names[(data.names.count + 1)...])
  }

  /// Whether what a key path names of an element changes with what is edited of it.
  func changes(_ identity: [String], of type: NominalType?, editing names: [String])
    -> Bool
  {
    guard let first = identity.first else { return true }
    if let type, type.property(first)?.getter != nil {
      return effect(on: first, of: type, editing: names) != .none
    }
    return zip(identity, names).allSatisfy(==)
  }
}

extension DataRows {
  /// Whether its rows get a binding of their element.
  fileprivate var isBound: Bool {
    elements.writtenPath?.names.contains { $0.hasPrefix("$") } == true
      || content?.children(.parameter).contains { $0.name.hasPrefix("$") } == true
  }
}

extension ValuePath.Root {
  /// Whether a subscript is written with what it is: `[index]`, `[pair.offset]`.
  fileprivate func isNamed(in text: String) -> Bool {
    guard case .declaration(let node) = self else { return false }
    let name = node.kind == .closure ? "$0" : node.name
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
      .contains { $0 == name }
  }
}

/// What a file's fields, rows, toolbars and focused values leave open to other files.
package struct FieldQuestions: Sendable {
  /// Types whose declarations and extensions matter.
  package private(set) var types: Set<String> = []
  /// Type declarations whose other parts matter.
  package private(set) var owners: Set<Node> = []
  /// Members of types in other files whose own types matter.
  package private(set) var members: Set<String> = []
  /// Keys of `FocusedValues`.
  package private(set) var keys: Set<String> = []
  /// Views of which it matters who shows them.
  package private(set) var views: Set<String> = []
  /// Whether a modifier of the project's may bring a toolbar for the keyboard.
  package private(set) var mayBringToolbar = false

  package init(of facts: FileFacts) {
    let inputs = ["TextField", "SecureField", "TextEditor"].flatMap(facts.calls)
    ask(aboutKeysOf: facts)
    for name in ["Label", "Divider", "Spacer", "Image"] where !facts.calls(of: "focused").isEmpty {
      if !facts.calls(of: name).isEmpty { types.insert(name) }
    }
    guard !inputs.isEmpty else { return }
    owners = Set(inputs.filter(\.isOpenToOthers).compactMap(\.enclosingType))
    mayBringToolbar = inputs.contains { $0.mayHaveToolbar(among: inputs) }
    for name in DataRows.containers {
      for rows in facts.calls(of: name).compactMap(DataRows.init) { ask(about: rows, facts) }
    }
    for modifier in facts.calls(of: "id") { ask(about: modifier, facts) }
  }

  /// What the parsed answers to earlier questions lead to.
  package init(following members: Set<String>, _ views: Set<String>, in facts: FileFacts) {
    for property in facts.types.flatMap(\.properties) where members.contains(property.name) {
      add(type: property.typeText)
    }
    for view in views {
      for call in facts.calls(of: view) {
        if let type = call.enclosingType { self.views.insert(type.name) }
      }
    }
  }

  private mutating func ask(aboutKeysOf facts: FileFacts) {
    for use in facts.focusedKeyUses {
      switch use.kind {
      case .read:
        types.insert("FocusedValues")
        keys.insert(use.key)
      case .published:
        keys.insert(use.key)
        if let type = use.node.enclosingType { views.insert(type.name) }
      case .publishedForScene, .handed: break
      }
    }
  }

  /// The types on the way to the rows' elements.
  private mutating func ask(about rows: DataRows, _ facts: FileFacts) {
    guard let content = rows.content, let path = rows.elements.valuePath else { return }
    if content.kind != .closure || content.text.contains("$"), let type = rows.call.enclosingType {
      owners.insert(type)
    }
    var names = path.names[...]
    if path.root == .member, let first = names.popFirst() {
      ask(about: first, at: rows.call, facts)
    }
    members.formUnion(names)
  }

  /// What an identity names, and the child views that may edit it.
  private mutating func ask(about modifier: Node, _ facts: FileFacts) {
    guard let identity = modifier.argument(nil), let region = modifier.child(.callee)?.child(.base)
    else { return }
    for case let path? in identity.pathsInside.map(\.valuePath) where path.root == .member {
      if let first = path.names.first { ask(about: first, at: modifier, facts) }
    }
    for call in region.descendants where call.kind == .call && call.child(.callee)?.kind == .name {
      let isHanded = call.argumentValues.contains { $0.text.hasPrefix("$") }
      if isHanded, call.calleeName.first?.isUppercase == true { types.insert(call.calleeName) }
    }
  }

  private mutating func ask(about member: String, at node: Node, _ facts: FileFacts) {
    for type in facts.types where type.node == node.enclosingType {
      add(type: type.property(member)?.typeText)
    }
  }

  private mutating func add(type: String?) {
    guard let type else { return }
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
    types.formUnion(names.filter { $0.first?.isUppercase == true })
  }
}

extension Node {
  /// Whether what is said of an input may hang on its type's extensions in other files.
  fileprivate var isOpenToOthers: Bool {
    calleeName == "SecureField" || entersNewlineOnReturn
      || ModifierChain(around: self).modifiers.contains {
        $0.calleeName == "toolbar" || $0.calleeName == "keyboardType"
      }
  }

  /// Whether an input has a modifier of the project's own that another has too, or that is in rows.
  fileprivate func mayHaveToolbar(among inputs: [Node]) -> Bool {
    let names = Set(ModifierChain(around: self).modifiers.map(\.calleeName)).filter {
      $0 == "modifier" || !Node.isSwiftUIs($0)
    }
    guard !names.isEmpty else { return false }
    if ancestors.contains(where: { DataRows($0) != nil }) { return true }
    return inputs.contains { other in
      other != self
        && ModifierChain(around: other).modifiers.contains { names.contains($0.calleeName) }
    }
  }
}

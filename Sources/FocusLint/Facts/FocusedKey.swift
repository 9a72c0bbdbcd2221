/// A read or a publication of a key of `FocusedValues`.
package struct FocusedKeyUse: Sendable {
  package enum Kind: Sendable {
    /// `@FocusedValue(\.key)`, `@FocusedBinding(\.key)`.
    case read
    /// `.focusedValue(\.key, …)`: for what is focused inside.
    case published
    /// `.focusedSceneValue(\.key, …)`: for the scene that is in front.
    case publishedForScene
    /// The key path is handed on: whoever gets it may publish it.
    case handed
  }

  package let key: String
  package let kind: Kind
  /// The property that reads it, else the call that it is an argument of.
  package let node: Node

  /// Nil where a node is no key path, or publishes `nil`.
  package init?(_ node: Node) {
    guard node.kind == .keyPath, let key = node.keyName else { return nil }
    self.key = key
    if let attribute = node.parent, attribute.kind == .attribute,
      let property = attribute.parent, property.kind == .property,
      ["FocusedValue", "FocusedBinding"].contains(where: Property(property).hasWrapper)
    {
      kind = .read
      self.node = property
      return
    }
    guard let (call, argument) = node.argumentOf else {
      kind = .handed
      self.node = node
      return
    }
    let arguments = call.children(.argument)
    let isModifier = arguments.first == argument && arguments.count == 2
    if isModifier, arguments[1].child(.value)?.kind == .null { return nil }
    switch call.calleeName {
    case "focusedValue" where isModifier: kind = .published
    case "focusedSceneValue" where isModifier: kind = .publishedForScene
    default: kind = .handed
    }
    self.node = call
  }
}

extension FileFacts {
  /// The keys that the file declares, in extensions of `FocusedValues`.
  package var focusedKeys: [Property] {
    types.filter { $0.name == "FocusedValues" && $0.isExtension }.flatMap { declaration in
      declaration.properties.filter { !$0.isStatic }
    }
  }
}

extension Node {
  /// `save` of `\.save` and `\FocusedValues.save`.
  fileprivate var keyName: String? {
    let names = name.split(separator: ".")
    if name.hasPrefix(".") { return names.first.map { String($0) } }
    guard names.count > 1, names[0] == "FocusedValues" else { return nil }
    return String(names[1])
  }
}

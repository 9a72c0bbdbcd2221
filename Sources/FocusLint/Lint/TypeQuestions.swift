/// What types leave open.
extension TypeDeclaration {
  /// Whether it looks like a coordinator that stands by itself.
  var isListener: Bool {
    name.holds("Coordinator") && !name.holds(".") && inherits.contains("NSObject")
      && node.marks.contains(.isClass)
  }

  /// Whether it overrides what decides on its being first responder.
  var answersForFocus: Bool {
    functions.contains { ["becomeFirstResponder", "resignFirstResponder"].contains($0.name) }
      || properties.contains { ["inputView", "inputAccessoryView"].contains($0.name) }
      || functions.contains { $0.name.hasSuffix("ShouldReturn") }
        && inherits.contains("UITextViewDelegate")
  }

  /// Whether it looks like a representable.
  var isBridge: Bool {
    functions.contains { function in
      function.name == "makeCoordinator"
        || function.labels.last == "context"
          && ["make", "update"].contains { function.name.hasPrefix($0) }
    }
  }

  /// Whether a framework calls it again and again.
  var isEntered: Bool {
    isBridge
      || functions.contains { function in
        ["layoutSubviews", "viewDidLayoutSubviews", "updateConfiguration"].contains(function.name)
          || ["cellForRowAt", "cellForItemAt"].contains(function.labels.last)
      }
  }

  var hasFocusState: Bool { !focusStates.isEmpty }

  /// Whether a focus state of it may be used in another file.
  var hasOpenState: Bool {
    focusStates.contains { !$0.isBinding && !$0.property.isPrivateToFile }
  }
}

/// Names that a file of the project may declare.
extension Questions {
  /// The written type of a declaration, where it is one that a file of the project may declare.
  static func typeName(of node: Node) -> String? {
    let name = node.child(.annotation)?.name.bareTypeName.lastComponent
    return name.flatMap { isApples($0) ? nil : $0 }
  }

  /// The written type of a property, or that of what is made for it.
  static func typeNames(of property: Property) -> [String] {
    if let name = typeName(of: property.node) { return [name] }
    guard let made = property.value, made.kind == .call, made.child(.callee)?.kind == .name,
      made.calleeName.first?.isUppercase == true, !isApples(made.calleeName)
    else { return [] }
    return [made.calleeName]
  }

  static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CG", "AV", "WK"].contains(where: name.hasPrefix) || known.contains(name)
  }

  /// `Queues` of `Queues.work.async { … }` round a call.
  static func ownersOfQueues(in node: Node) -> [String] {
    node.ancestors.compactMap { outer in
      guard outer.kind == .call, let base = outer.child(.callee)?.child(.base)?.writtenPath?.names,
        base.count == 2, base[0].first?.isUppercase == true, base[1] != "main", base[1] != "shared"
      else { return nil }
      return base[0]
    }
  }

  /// What Apple declares, and the name that each representable has one of.
  private static let known: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "View", "NSObject", "Context", "Coordinator", "Bool", "String",
    "Int", "Double", "Binding", "FocusState", "Void", "Color", "Font", "Date", "URL", "Text",
  ]
}

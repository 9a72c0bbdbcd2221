extension ProjectFacts {
  /// The `@Binding`, `@State` or focus state that a change writes, in a representable or its coordinator;
  /// nil for anything else, and where a binding itself is put in another's place.
  package func writtenState(_ change: Change) -> Property? {
    guard var path = change.target.path, !path.names.isEmpty else { return nil }
    let count = path.names.count
    var isThrough = false
    while path.names.last == "wrappedValue" || path.names.last == "[]" {
      if path.names.removeLast() == "wrappedValue" { isThrough = true }
    }
    while let last = path.names.last {
      let name = String(last.drop { $0 == "_" || $0 == "$" })
      if let property = ownerType(of: path, at: change.target)?.property(name) {
        let isWhole = isThrough || path.names.count == count
        guard isWhole || isValue(property) else { return nil }
        if property.isState { return last == name || isThrough ? property : nil }
        return property.isBinding && isThrough ? property : nil
      }
      // A member of the state's value.
      path.names.removeLast()
      if path.names.isEmpty { return nil }
      if path.names.last == "wrappedValue" {
        path.names.removeLast()
        isThrough = true
      }
    }
    return nil
  }

  /// Whether changing a member of a property's value changes the property: its type is a struct.
  private func isValue(_ property: Property) -> Bool {
    guard let written = property.typeName else { return false }
    if written.hasPrefix("[") { return true }
    let name = written.hasPrefix("Binding<") ? String(written.dropFirst(8).dropLast()) : written
    let values: Set<String> = [
      "CGSize", "CGPoint", "CGRect", "NSRange", "String", "Set", "Array", "Dictionary",
      "AttributedString",
    ]
    return values.contains(name.bareTypeName)
      || type(named: name.bareTypeName, at: property.node)?.isValue == true
  }
}

extension Property {
  /// Whether its wrapper is one through which SwiftUI learns of changes.
  fileprivate var isState: Bool {
    ["Binding", "State", "FocusState", "FocusState.Binding", "AppStorage", "SceneStorage"]
      .contains(where: hasWrapper)
  }

  /// Whether it holds a binding as a plain value: `let text: Binding<String>`.
  package var isBinding: Bool {
    typeName.map { $0.hasPrefix("Binding<") || $0.hasPrefix("FocusState<") } == true
  }
}

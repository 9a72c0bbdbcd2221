extension ProjectFacts {
  /// What SwiftUI keeps up to date, besides the many that end in `Style` and `Representable`.
  private static let updated: Set<String> = [
    "View", "ViewModifier", "DynamicProperty", "App", "Scene", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "TableRowContent", "TabContent", "Gesture", "Widget", "Shape",
    "InsettableShape", "PreviewModifier",
  ]
  /// Protocols of Apple's that make nothing a view.
  private static let notUpdated: Set<String> = [
    "Layout", "EnvironmentKey", "PreferenceKey", "PreviewProvider", "Equatable", "Hashable",
    "Codable",
    "Encodable", "Decodable", "Sendable", "Identifiable", "Comparable", "CaseIterable", "Error",
    "CustomStringConvertible", "ObservableObject", "Observable", "OptionSet",
  ]

  /// Whether SwiftUI updates what conforms to a protocol of this name.
  package static func isUpdated(_ name: String) -> Bool {
    updated.contains(name) || name.hasSuffix("Style") || name.hasSuffix("Representable")
  }

  /// Whether SwiftUI may update a type's focus states: a struct that conforms to what SwiftUI updates,
  /// or to a protocol that is not known.
  package func isUpdatedBySwiftUI(_ type: NominalType) -> Bool {
    notebook.areUpdated.answer(to: type.first) { isSeenUpdated(type) }
  }

  private func isSeenUpdated(_ type: NominalType) -> Bool {
    let marks = type.declarations.reduce(into: Marks()) { $0.formUnion($1.node.marks) }
    guard marks.isDisjoint(with: [.isClass, .isActor, .isEnum]) else { return false }
    // A struct that is extended elsewhere may conform there.
    if !marks.contains(.isStruct) { return true }
    return inheritance(of: type).contains { name in
      if ProjectFacts.isUpdated(name) { return true }
      let isRead =
        type.declarations.first.map { self.type(named: name, at: $0.node) != nil } == true
      return !ProjectFacts.notUpdated.contains(name) && !isRead
    }
  }
}

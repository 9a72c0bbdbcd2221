/// A type with all its declarations and extensions in its module.
package struct NominalType: Sendable {
  package let name: String
  /// By path, then by position; not empty.
  package let declarations: [TypeDeclaration]
  /// What tells it from other types of the project.
  var first: Node { declarations[0].node }

  package var properties: [Property] { declarations.flatMap(\.properties) }
  package var focusStates: [FocusState] { declarations.flatMap(\.focusStates) }
  package var functions: [Function] { declarations.flatMap(\.functions) }
  package var inherits: [String] { declarations.flatMap(\.inherits) }

  package func property(_ name: String) -> Property? {
    declarations.lazy.compactMap { $0.property(name) }.first
  }
  package func functions(_ name: String) -> [Function] {
    declarations.flatMap { $0.functions(name) }
  }

  /// Whether it is a class as far as is written down.
  package var isClass: Bool { declarations.contains { $0.node.marks.contains(.isClass) } }
  /// Whether it is a struct or an enum as far as is written down.
  package var isValue: Bool {
    declarations.contains { !$0.node.marks.isDisjoint(with: [.isStruct, .isEnum]) }
  }
}

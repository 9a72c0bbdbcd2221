/// The logic of `non-optional-focus-value`; its page says what it finds and why.
enum NonOptionalFocusValue {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    project.boundStates(in: passage).compactMap { state -> Problem? in
      guard let annotation = state.property.type, let type = state.valueType,
        !type.isOptional, !state.isBool, isKnown(type.name, of: state, project)
      else { return nil }
      let names = ["type": type.name]
      let end = SourceRange(annotation.range.end, annotation.range.end)
      return Problem(
        "non-optional-focus-value", "plain", names, in: passage.file, at: annotation.range,
        fix: Fix("optional", names, .safe, [TextEdit(in: passage.file, at: end, "?")]))
    }
  }

  /// Whether a type is read or Swift's own: another name may stand for an optional.
  private static func isKnown(
    _ name: String, of state: FocusState, _ project: ProjectFacts
  ) -> Bool {
    if let type = project.valueType(of: state) {
      return type.original?.node.marks.contains(.isProtocol) == false
    }
    return name.isHashableOfSwift && !state.property.node.isGenericParameter(name)
  }
}

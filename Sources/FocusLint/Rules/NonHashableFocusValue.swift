/// The logic of `non-hashable-focus-value`; its page says what it finds and why.
enum NonHashableFocusValue {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    project.boundStates(in: passage).compactMap { state -> Problem? in
      guard let annotation = state.property.type, let type = project.valueType(of: state),
        let original = type.original?.node, project.isNeverHashable(type)
      else { return nil }
      // Another file may extend it.
      if project.isIsolated, !original.isPrivateToFile { return nil }
      let names = ["type": original.name]
      return Problem(
        "non-hashable-focus-value", "plain", names, in: passage.file, at: annotation.range,
        related: [
          Problem.Related("declared", names, in: original.file, at: original.nameRange)
        ],
        fix: conformance(of: original))
    }
  }

  /// Safe where all that it holds is known to be Hashable.
  private static func conformance(of type: Node) -> Fix? {
    guard type.marks.isDisjoint(with: [.isClass, .isActor]), let edit = type.hashing else {
      return nil
    }
    return Fix("conform", ["type": type.name], type.holdsHashables ? .safe : .unsafe, [edit])
  }
}

/// The logic of `focus-before-view-exists`; its page says what it finds and why.
enum FocusBeforeViewExists {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    project.focusWrites(in: passage).compactMap { write in
      guard let change = project.appearing(with: write).first else { return nil }
      return Problem(
        "focus-before-view-exists", "same-update", ["name": write.state.name], in: passage.file,
        at: write.node.range,
        related: [Problem.Related("appears", in: change.node.file, at: change.node.range)])
    }
  }
}

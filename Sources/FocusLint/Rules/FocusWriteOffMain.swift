/// The logic of `focus-write-off-main`; its page says what it finds and why.
enum FocusWriteOffMain {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return project.focusWrites(in: passage).compactMap { write in
      guard let place = finder.placeOffMain(of: write.node) else { return nil }
      return Problem(
        "focus-write-off-main", "off-main", ["name": write.state.name], in: passage.file,
        at: write.node.range,
        related: [Problem.Related("queue", in: place.file, at: place.headRange)])
    }
  }
}

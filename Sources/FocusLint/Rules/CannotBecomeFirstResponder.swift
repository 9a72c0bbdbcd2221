/// The logic of `cannot-become-first-responder`; its page says what it finds and why.
enum CannotBecomeFirstResponder {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    var names: Set<String> = []
    return passage.types.compactMap { declaration in
      guard let type = project.type(declaration.name, from: declaration.node),
        names.insert(type.name).inserted, !project.isIsolated || type.isPrivateToFile,
        project.refusesFocus(type)
      else { return nil }
      let wishes = project.focusWishes(of: type)
      guard let first = wishes.first, first.node.file == passage.file else { return nil }
      return Problem(
        "cannot-become-first-responder", first.message, ["name": first.name], in: passage.file,
        at: first.range,
        related: wishes.dropFirst().map {
          Problem.Related("also", ["name": $0.name], in: $0.node.file, at: $0.range)
        })
    }
  }
}

/// The logic of `keyboard-toolbar-repeated`; its page says what it finds and why.
enum KeyboardToolbarRepeated {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    var seen: Set<String> = []
    return passage.types.flatMap { declaration -> [Problem] in
      guard seen.insert(declaration.name).inserted,
        let type = project.type(declaration.name, from: declaration.node)
      else { return [] }
      let all = type.declarations.flatMap { part in
        project.keyboardToolbars(in: part.node).filter { $0.modifier.enclosingType == part.node }
          .sorted { $0.mark < $1.mark }
      }.filter { !$0.isConditional }
      return all.indices.compactMap { index in
        let bar = all[index]
        if project.isInRow(bar) { return problem("row", bar) }
        return all[..<index].first { project.areTogether($0, bar) }.map { first in
          problem(
            "more", bar,
            related: [Problem.Related("first", in: first.modifier.file, at: first.mark)])
        }
      }
    }.filter { $0.file == passage.file }
  }

  private static func problem(
    _ message: String, _ bar: KeyboardToolbar, related: [Problem.Related] = []
  ) -> Problem {
    Problem(
      "keyboard-toolbar-repeated", message, in: bar.modifier.file, at: bar.mark, related: related)
  }
}

extension ProjectFacts {
  /// Whether a toolbar comes with each row of some data.
  fileprivate func isInRow(_ bar: KeyboardToolbar) -> Bool {
    dataRow(of: bar.modifier).map { !$0.isPicked } ?? false
  }

  /// Whether two toolbars are on one screen at once, on two views.
  fileprivate func areTogether(_ one: KeyboardToolbar, _ other: KeyboardToolbar) -> Bool {
    ModifierChain(around: one.modifier).head != ModifierChain(around: other.modifier).head
      && areOnOneScreen(one.modifier, other.modifier)
  }
}

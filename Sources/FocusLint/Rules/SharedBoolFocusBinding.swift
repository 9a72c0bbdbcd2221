/// The logic of `shared-bool-focus-binding`; its page says what it finds and why.
enum SharedBoolFocusBinding {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    project.updatedTypes(in: passage).flatMap { type -> [Problem] in
      let ties = project.focusTies(in: type).filter { tie in
        tie.value == nil && tie.modifier.calleeName == "focused" && project.isInput(tie)
      }
      var earlier: [FocusState: [FocusTie]] = [:]
      return ties.compactMap { tie in
        // Who ties hundreds of views to one Bool has been told of the first.
        let rivals = (earlier[tie.state] ?? []).prefix(100)
        earlier[tie.state, default: []].append(tie)
        guard tie.projection.file == passage.file else { return nil }
        if let row = project.dataRow(of: tie.modifier), !row.isPicked {
          return problem("row", tie, row.container.child(.callee)!, "rows")
        }
        let rival = rivals.first { project.areRivals($0, tie) }
        return rival.map { problem("second", tie, $0.projection, "first") }
      }
    }
  }

  private static func problem(
    _ message: String, _ tie: FocusTie, _ place: Node, _ related: String
  ) -> Problem {
    Problem(
      "shared-bool-focus-binding", message, ["name": tie.state.name],
      in: tie.projection.file, at: tie.projection.range,
      related: [
        Problem.Related(
          related, ["name": tie.state.name], in: place.file, at: place.range)
      ])
  }
}

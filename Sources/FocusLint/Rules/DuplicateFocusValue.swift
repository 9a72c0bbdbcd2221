/// The logic of `duplicate-focus-value`; its page says what it finds and why.
enum DuplicateFocusValue {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    project.updatedTypes(in: passage).flatMap { type -> [Problem] in
      let ties = project.focusTies(in: type).filter { $0.value?.isStableValue == true }
      // The same values are the same words at least.
      var earlier: [String: [FocusTie]] = [:]
      return ties.compactMap { tie in
        guard let value = tie.value else { return nil }
        let rivals = earlier[value.caseText] ?? []
        earlier[value.caseText, default: []].append(tie)
        guard value.file == passage.file else { return nil }
        if let row = project.dataRow(of: tie.modifier), !row.isPicked, value.isConstantValue {
          return problem("row", tie, row.container, "rows")
        }
        let rival = rivals.first {
          $0.value!.hasValue(of: value) && project.areRivals($0, tie)
        }
        return rival.map { problem("second", tie, $0.value!, "first") }
      }
    }
  }

  private static func problem(
    _ message: String, _ tie: FocusTie, _ place: Node, _ related: String
  ) -> Problem {
    let value = tie.value!
    return Problem(
      "duplicate-focus-value", message, ["value": value.caseText], in: value.file,
      at: value.range,
      related: [
        Problem.Related(
          related, ["value": value.caseText], in: place.file,
          at: place.kind == .call ? place.child(.callee)!.range : place.range)
      ])
  }
}

/// The logic of `duplicate-focus-value`; its page says what it finds and why.
enum DuplicateFocusValue {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    project.updatedTypes(in: file).flatMap { type -> [Problem] in
      let targets = project.focusTargets(in: type).filter { $0.value?.isStableValue == true }
      return targets.indices.compactMap { index in
        let target = targets[index]
        guard let value = target.value, value.file == file.file else { return nil }
        if let row = project.dataRow(of: target.modifier), !row.isPicked, value.isConstantValue {
          return problem("row", target, row.container, "rows")
        }
        let rival = targets[..<index].first {
          $0.value!.hasValue(of: value) && project.areRivals($0, target)
        }
        return rival.map { problem("second", target, $0.value!, "first") }
      }
    }
  }

  private static func problem(
    _ message: String, _ target: FocusTarget, _ place: Node, _ related: String
  ) -> Problem {
    let value = target.value!
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

/// The logic of `shared-bool-focus-binding`; its page says what it finds and why.
enum SharedBoolFocusBinding {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    project.updatedTypes(in: file).flatMap { type -> [Problem] in
      let targets = project.focusTargets(in: type).filter { target in
        target.value == nil && target.modifier.calleeName == "focused" && project.isInput(target)
      }
      return targets.indices.compactMap { index in
        let target = targets[index]
        guard target.projection.file == file.file else { return nil }
        if let row = project.dataRow(of: target.modifier), !row.isPicked {
          return problem("row", target, row.container.child(.callee)!, "rows")
        }
        let rival = targets[..<index].first { project.areRivals($0, target) }
        return rival.map { problem("second", target, $0.projection, "first") }
      }
    }
  }

  private static func problem(
    _ message: String, _ target: FocusTarget, _ place: Node, _ related: String
  ) -> Problem {
    Problem(
      "shared-bool-focus-binding", message, ["name": target.state.name],
      in: target.projection.file, at: target.projection.range,
      related: [
        Problem.Related(
          related, ["name": target.state.name], in: place.file, at: place.range)
      ])
  }
}

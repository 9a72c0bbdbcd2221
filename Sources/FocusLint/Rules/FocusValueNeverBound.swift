/// The logic of `focus-value-never-bound`; its page says what it finds and why.
enum FocusValueNeverBound {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    project.updatedTypes(in: passage).flatMap { type -> [Problem] in
      let states = type.focusStates.filter {
        !$0.isBinding && !$0.isBool && !(project.isIsolated && !$0.property.isPrivateToFile)
      }
      if states.isEmpty { return [] }
      let own = type.declarations.filter { $0.node.file == passage.file }
      let changes = Dictionary(grouping: own.flatMap { project.changes(in: $0.node) }) {
        project.focusState($0.target)
      }
      return states.flatMap { state -> [Problem] in
        guard let written = changes[state], let bound = project.boundValues(of: state, in: type)
        else { return [] }
        return written.flatMap { $0.value?.outcomes ?? [] }.map(\.unwrappedValue).filter {
          bound.lacks($0)
        }.map { problem(state, $0) }
      }
    }
  }

  private static func problem(_ state: FocusState, _ value: Node) -> Problem {
    Problem(
      "focus-value-never-bound", state.isAccessibility ? "accessibility" : "plain",
      ["name": state.name, "value": value.caseText], in: value.file, at: value.range)
  }
}

/// The logic of `focus-value-never-bound`; its page says what it finds and why.
enum FocusValueNeverBound {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    project.updatedTypes(in: file).flatMap { type -> [Problem] in
      let states = type.properties.compactMap(FocusState.init).filter {
        !$0.isBinding && !$0.isBool && !(project.isIsolated && !$0.property.isPrivateToFile)
      }
      return states.flatMap { state -> [Problem] in
        guard let bound = project.boundValues(of: state, in: type) else { return [] }
        let own = type.declarations.filter { $0.node.file == file.file }
        return own.flatMap { project.changes(in: $0.node) }.filter {
          project.focusState($0.target) == state
        }.flatMap { $0.value?.outcomes ?? [] }.map(\.unwrappedValue).filter {
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

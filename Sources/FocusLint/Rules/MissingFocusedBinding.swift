/// The logic of `missing-focused-binding`; its page says what it finds and why.
enum MissingFocusedBinding {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let ofTypes = passage.types.flatMap { declaration -> [FocusState] in
      guard !declaration.focusStates.isEmpty,
        let type = project.type(declaration.name, from: declaration.node),
        project.isUpdatedBySwiftUI(type)
      else { return [] }
      return declaration.focusStates.filter {
        !$0.isBinding && !project.mayBeProjected($0, of: declaration)
      }
    }
    let ofFunctions = passage.localProperties.compactMap(FocusState.init).filter { state in
      !state.isBinding
        && state.property.node.parent?.descendants.contains { $0.projects(state.name) } == false
    }
    return (ofTypes + ofFunctions).map { state in
      Problem(
        "missing-focused-binding", state.isAccessibility ? "unbound-accessibility" : "unbound",
        ["name": state.name], in: passage.file, at: state.property.node.nameRange,
        fix: removal(of: state))
    }
  }

  /// Offered where nothing but its declaration names the state; unsafe where it takes away what a
  /// person wrote about it.
  private static func removal(of state: FocusState) -> Fix? {
    guard state.property.isPrivateToFile, state.property.node.file.names(once: state.name) else {
      return nil
    }
    return state.property.removal.map { edit in
      let hasWords = edit.file.comments(in: edit.range).isEmpty == false
      return Fix("remove", ["name": state.name], hasWords ? .unsafe : .safe, [edit])
    }
  }
}

/// The logic of `focus-state-outside-view`; its page says what it finds and why.
enum FocusStateOutsideView {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.types.flatMap { declaration -> [Problem] in
      let states = declaration.focusStates.filter { !$0.isBinding }
      guard !states.isEmpty, let type = project.type(declaration.name, from: declaration.node),
        !project.isUpdatedBySwiftUI(type)
      else { return [] }
      let isStruct = type.declarations.contains { $0.node.marks.contains(.isStruct) }
      // Another file may make it a view.
      if isStruct, project.isIsolated, !declaration.node.isPrivateToFile { return [] }
      return states.map { state in
        Problem(
          "focus-state-outside-view", isStruct ? "struct" : "object",
          ["name": state.name, "type": declaration.node.name], in: passage.file,
          at: state.property.node.nameRange)
      }
    }
  }
}

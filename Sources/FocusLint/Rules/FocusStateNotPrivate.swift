/// The logic of `focus-state-not-private`; its page says what it finds and why.
enum FocusStateNotPrivate {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let states = passage.types.flatMap { declaration -> [(state: FocusState, type: String)] in
      guard !declaration.focusStates.isEmpty,
        let type = project.type(declaration.name, from: declaration.node),
        project.isUpdatedBySwiftUI(type)
      else { return [] }
      return declaration.focusStates.filter { state in
        !state.isBinding && !state.isAccessibility && !state.property.isPrivateToFile
          && !state.property.node.marks.contains(.isPublic) && !state.property.isStatic
          && isBoundHereAlone(state, of: declaration, type, project)
      }.map { ($0, declaration.name) }
    }
    if states.isEmpty { return [] }
    let names = ForeignNames(in: project.facts(of: passage.node), project)
    return states.filter { !names.reach($0.state.name, of: $0.type) }.map { state, _ in
      Problem(
        "focus-state-not-private", "open", ["name": state.name], in: passage.file,
        at: state.property.node.nameRange,
        fix: state.property.privacy.map { Fix("private", ["name": state.name], .safe, [$0]) })
    }
  }

  /// Whether it is bound, and no extension in another file names it.
  private static func isBoundHereAlone(
    _ state: FocusState, of declaration: TypeDeclaration, _ type: NominalType,
    _ project: ProjectFacts
  ) -> Bool {
    let file = project.facts(of: declaration.node)
    let variants = project.variants(of: declaration.name, for: state.name)
    guard variants.projects(state.name, of: declaration.name, in: file) else {
      return false
    }
    let isRequired = type.inherits.contains { name in
      project.type(named: name, at: declaration.node)?.property(state.name) != nil
    }
    return !isRequired
      && !variants.names(state.name, of: declaration.name, outside: file)
  }
}

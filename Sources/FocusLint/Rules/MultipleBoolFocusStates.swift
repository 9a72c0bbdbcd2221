/// The logic of `multiple-bool-focus-states`; its page says what it finds and why.
enum MultipleBoolFocusStates {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.types.flatMap { declaration -> [Problem] in
      let own = declaration.focusStates
        .filter { $0.isBool && !$0.isBinding && !$0.isAccessibility && !$0.property.isStatic }
      guard own.count > 1, let type = project.type(declaration.name, from: declaration.node),
        project.isUpdatedBySwiftUI(type)
      else { return [] }
      let bound = own.map { BoundState(state: $0, type: type) }.filter { !$0.regions.isEmpty }
      let places = BoundState.Places(of: bound, in: project)
      let fields = bound.filter { state in
        !places.states(in: state.regions).contains {
          $0.state != state.state && state.encloses($0, in: project)
        }
      }
      let pairs = fields.indices.dropFirst().compactMap { index in
        fields[..<index].first { !$0.isExclusive(with: fields[index], in: project) }
          .map { (first: $0.state, state: fields[index].state) }
      }
      if pairs.isEmpty { return [] }
      let paired = Set(pairs.flatMap { [$0.state.property.node, $0.first.property.node] })
      let together = fields.map(\.state).filter { paired.contains($0.property.node) }
      let cure = cure(of: together, in: type, project)
      return pairs.map { problem($0.state, first: $0.first, cure) }
    }
  }

  /// What makes one enum of some states, or where that fails.
  private static func cure(
    of states: [FocusState], in type: NominalType, _ project: ProjectFacts
  ) -> (fix: Fix?, obstacle: Problem.Related?) {
    do throws(FocusEnum.Obstacle) {
      let enumeration = try FocusEnum(of: states, in: type, project)
      let edits = try enumeration.edits()
      return (Fix("enum", ["type": enumeration.names.type], .unsafe, edits), nil)
    } catch {
      switch error {
      case .use(let mention, let state):
        let key = if case .handed = mention.meaning { "handed" } else { "unclear" }
        return (nil, .init(key, ["name": state.name], in: mention.file, at: mention.range))
      case .taken(let name, let file, let range):
        return (nil, .init("taken", ["name": name], in: file, at: range))
      case .declaration: return (nil, nil)
      }
    }
  }

  private static func problem(
    _ state: FocusState, first: FocusState, _ cure: (fix: Fix?, obstacle: Problem.Related?)
  ) -> Problem {
    Problem(
      "multiple-bool-focus-states", "more", ["name": state.name], in: state.property.node.file,
      at: state.property.node.nameRange,
      related: [
        Problem.Related(
          "first", ["name": first.name], in: first.property.node.file,
          at: first.property.node.nameRange)
      ] + [cure.obstacle].compactMap { $0 }, fix: cure.fix)
  }
}

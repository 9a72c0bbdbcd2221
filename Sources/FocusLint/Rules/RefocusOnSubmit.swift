/// The logic of `refocus-on-submit`; its page says what it finds and why.
enum RefocusOnSubmit {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    // Elsewhere no software keyboard closes and opens.
    guard passage.platforms.contains(.ios) || passage.platforms.contains(.visionos) else {
      return []
    }
    let elsewhere = passage.types.flatMap { type in
      project.type(type.name, from: type.node)?.declarations.map(\.node) ?? []
    }.filter { !passage.node.contains($0) }
    let modifiers = elsewhere.flatMap { project.facts(of: $0).calls(of: "onSubmit", in: $0) }
    return (passage.calls(of: "onSubmit") + modifiers).flatMap { modifier -> [Problem] in
      guard modifier.argument("of")?.caseText != ".search" else { return [] }
      return project.submittedBindings(modifier).flatMap { state, value in
        refocusing(modifier, state, value, project).map { assignment, function in
          Problem(
            "refocus-on-submit", "refocus", in: assignment.file, at: assignment.range,
            related: function.map { function in
              [
                Problem.Related(
                  "submit", ["name": function.name], in: modifier.file,
                  at: modifier.child(.callee)!.nameRange)
              ]
            } ?? [])
        }
      }
    }
  }

  /// The assignments of the value that the submitting field already has: in the closure, or in a
  /// function that nothing but this modifier calls.
  private static func refocusing(
    _ modifier: Node, _ state: FocusState, _ value: Node?, _ project: ProjectFacts
  ) -> [(Node, Function?)] {
    func isSame(_ change: Change) -> Bool {
      guard let written = change.value, project.focusState(change.target) == state else {
        return false
      }
      return written.outcomes.contains { outcome in
        if let value { return outcome.hasValue(of: value) }
        return outcome.kind == .boolean && outcome.text == "true"
      }
    }
    func assignments(in code: Node) -> [Node] {
      project.changes(in: code).filter { change in
        isSame(change) && project.followsAtOnce(change.node, in: code)
          && !change.node.guards.contains { item in
            code.contains(item.expression)
              && item.expression.pathsInside.contains { project.focusState($0) == state }
          }
      }.map(\.node)
    }
    guard let action = modifier.argumentValues.last else { return [] }
    let local = project.localFunctions(calledIn: action).flatMap { function in
      assignments(in: function.node).map { ($0, Optional(function)) }
    }
    let direct =
      action.kind == .closure ? assignments(in: action).map { ($0, Optional<Function>.none) } : []
    let followed = project.functionsUsedOnly(by: modifier).flatMap { function in
      assignments(in: function.node).map { ($0, Optional(function)) }
    }
    return direct + local + followed
  }
}

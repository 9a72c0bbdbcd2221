/// The logic of `focus-lost-by-identity-change`; its page says what it finds and why.
enum FocusLostByIdentityChange {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.calls(of: "id").compactMap { modifier in
      guard let callee = modifier.child(.callee), callee.kind == .member,
        let region = callee.child(.base), let identity = modifier.argument(nil),
        modifier.children(.argument).count == 1, modifier.isInViewCode
      else { return nil }
      let message: String
      if identity.isNewAtEveryRead {
        let isFocused = ModifierChain(around: modifier).modifiers.contains {
          $0.precedes(modifier) == false && project.focusBinding($0) != nil
        }
        guard isFocused || !project.inputs(in: region).isEmpty else { return nil }
        message = "new"
      } else {
        let reads = project.values(readBy: identity)
        guard !reads.isEmpty,
          project.inputs(in: region).compactMap(\.edits).contains(where: { edited in
            reads.contains { $0.overlaps(edited) && !project.isObject($0, at: identity) }
          })
        else { return nil }
        message = "edited"
      }
      return Problem(
        "focus-lost-by-identity-change", message, in: passage.file, at: callee.nameRange)
    }
  }
}

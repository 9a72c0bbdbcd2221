/// The logic of `submit-ignored-on-multiline-field`; its page says what it finds and why.
enum SubmitIgnoredOnMultilineField {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let isSubmitted = passage.platforms.contains(.ios) || passage.platforms.contains(.visionos)
    return passage.calls(of: "onSubmit").compactMap { modifier in
      let chain = ModifierChain(around: modifier)
      guard chain.head.kind == .call, chain.head.isInput, chain.head.entersNewlineOnReturn,
        chain.modifiers.contains(modifier), modifier.argument("of")?.caseText != ".search",
        let name = modifier.child(.callee)?.nameRange
      else { return nil }
      let isEditor = chain.head.calleeName == "TextEditor"
      let isWatched = chain.modifiers.contains { other in
        NewlineWatch(other, on: chain.head, in: project).map {
          $0.isUnknown || $0.looksAtNewlines
        } ?? false
      }
      guard isEditor || isSubmitted, !isWatched else { return nil }
      return Problem(
        "submit-ignored-on-multiline-field", isEditor ? "editor" : "field", in: passage.file,
        at: name)
    }
  }
}

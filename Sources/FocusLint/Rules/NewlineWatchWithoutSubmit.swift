/// The logic of `newline-watch-without-submit`; its page says what it finds and why.
enum NewlineWatchWithoutSubmit {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.calls(of: "onChange").compactMap { modifier in
      let chain = ModifierChain(around: modifier)
      guard chain.modifiers.contains(modifier), chain.head.kind == .call, chain.head.isInput,
        chain.head.calleeName == "TextField", chain.head.entersNewlineOnReturn,
        passage.isWrittenDown(.macos, at: modifier.range),
        let watch = NewlineWatch(modifier, on: chain.head, in: project), watch.actsOnNewline,
        !answersReturn(chain, project), let name = modifier.child(.callee)?.nameRange
      else { return nil }
      return Problem("newline-watch-without-submit", "unanswered", in: passage.file, at: name)
    }
  }

  /// Whether something else answers Return: a modifier of the field or of a container, or a button
  /// that it presses.
  private static func answersReturn(_ chain: ModifierChain, _ project: ProjectFacts) -> Bool {
    if chain.first("onKeyPress") != nil || chain.first("onSubmit") != nil { return true }
    guard let type = project.enclosingType(of: chain.head) else { return true }
    return type.declarations.contains { declaration in
      declaration.node.descendants.contains { node in
        guard node.kind == .call else { return false }
        switch node.calleeName {
        case "onSubmit", "onKeyPress":
          return node.child(.callee)?.child(.base).map { project.encloses($0, chain.head) } == true
        case "keyboardShortcut":
          return node.argumentValues.first.map {
            [".defaultAction", ".return"].contains($0.caseText)
          } == true && node.argument("modifiers").map { $0.text == "[]" } != false
        default: return false
        }
      }
    }
  }
}

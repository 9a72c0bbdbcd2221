/// The logic of `imperative-keyboard-dismissal`; its page says what it finds and why.
enum ImperativeKeyboardDismissal {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.calls(of: "sendAction").compactMap { call in
      guard let action = call.argument(nil), project.isResignation(action),
        let type = project.enclosingType(of: call), project.holdsFocusState(type)
      else { return nil }
      return Problem(
        "imperative-keyboard-dismissal", "send-action", in: passage.file, at: call.range)
    }
  }
}

extension ProjectFacts {
  /// `#selector(UIResponder.resignFirstResponder)`, or a constant that holds it.
  fileprivate func isResignation(_ action: Node) -> Bool {
    let selector = action.kind == .selector ? action : constantValue(of: action)
    return selector?.kind == .selector && selector?.child(.operand)?.name == "resignFirstResponder"
  }
}

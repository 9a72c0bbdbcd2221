/// The logic of `constant-focus-binding`; its page says what it finds and why.
enum ConstantFocusBinding {
  private static let endings = ["focused", "editing", "firstresponder"]
  /// What these say is whether editing is possible, not whether it goes on.
  private static let permissions = ["allow", "can", "disable", "enable", "prevent", "support"]

  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.calls(of: "constant").compactMap { constant in
      guard constant.argument(nil)?.text == "true",
        let (call, argument) = constant.wholeBinding?.argumentOf
      else { return nil }
      let label = argument.name.lowercased()
      guard endings.contains(where: label.hasSuffix),
        !permissions.contains(where: label.hasPrefix),
        !label.hasSuffix("editing") || project.mayTakeFocus(viewMadeBy: call)
      else { return nil }
      return Problem(
        "constant-focus-binding", "constant", ["label": argument.name], in: passage.file,
        at: argument.range)
    }
  }
}

extension ProjectFacts {
  /// Whether the view that a call makes is not one of the read files', or takes focus somewhere in its
  /// code: an edit mode moves none.
  fileprivate func mayTakeFocus(viewMadeBy call: Node) -> Bool {
    guard let type = type(named: call.child(.callee)?.text ?? "", at: call) else { return true }
    return type.declarations.flatMap { Array($0.node.descendants) }.contains { node in
      switch node.kind {
      // Handed on; "editing" may still be an edit mode.
      case .argument: ["ocused", "irstResponder"].contains(where: node.name.hasSuffix)
      case .call: node.calleeName == "focused" || ResponderCall(node)?.takesFocus == true
      default: false
      }
    }
  }
}

extension Node {
  /// `.constant(…)`, `Binding.constant(…)` or `Binding<Bool>.constant(…)` round a call of `constant`.
  fileprivate var wholeBinding: Node? {
    // The grammar reads angle brackets before a period as comparisons.
    if let parent, parent.kind == .binary, parent.text.hasPrefix("Binding<") { return parent }
    guard let callee = child(.callee) else { return nil }
    let isBinding = callee.child(.base)?.text.typeNameWithoutArguments == "Binding"
    return callee.kind == .implicitMember || isBinding ? self : nil
  }
}

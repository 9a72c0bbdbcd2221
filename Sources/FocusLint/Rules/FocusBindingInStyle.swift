/// The logic of `focus-binding-in-style`; its page says what it finds and why.
enum FocusBindingInStyle {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.calls(of: "focused").compactMap { modifier in
      guard let callee = modifier.child(.callee), callee.kind == .member,
        modifier.argument(nil) != nil
      else { return nil }
      let chain = ModifierChain(around: modifier)
      guard let label = chain.modifiers.first?.child(.callee)?.child(.base),
        let function = styleMaker(of: label, project), chain.first("focusable") == nil
      else { return nil }
      return Problem(
        "focus-binding-in-style", "label", in: passage.file, at: callee.nameRange,
        related: [
          Problem.Related("style", in: function.file, at: function.nameRange)
        ])
    }
  }

  /// The `makeBody` of a style of buttons or the like whose `configuration.label` an expression is.
  private static func styleMaker(of label: Node, _ project: ProjectFacts) -> Node? {
    guard let path = label.path, path.names.count == 2, path.names[1] == "label",
      case .parameter(let parameter) = path.root, let function = parameter.parent,
      function.kind == .function, function.isNamed("makeBody"),
      let type = project.enclosingType(of: function)
    else { return nil }
    return project.inheritance(of: type).isDisjoint(with: styles) ? nil : function
  }

  /// Those whose label is shown inside a control that takes the focus.
  private static let styles: Set<String> = [
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "MenuStyle", "DisclosureGroupStyle",
  ]
}

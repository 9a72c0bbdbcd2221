/// The logic of `numeric-keyboard-without-dismissal`; its page says what it finds and why.
enum NumericKeyboardWithoutDismissal {
  private static let pads: Set<String> = [
    ".numberPad", ".decimalPad", ".phonePad", ".asciiCapableNumberPad",
  ]
  private static let scrolls: Set<String> = [
    "ScrollView", "Form", "List", "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    guard passage.platforms.contains(.ios) else { return [] }
    return passage.calls(of: "keyboardType").compactMap { modifier in
      guard let pad = modifier.argument(nil)?.caseText, pads.contains(pad),
        let callee = modifier.child(.callee), callee.kind == .member,
        !modifier.ancestors.contains(where: \.isScreen),
        let type = project.enclosingType(of: modifier),
        isScreen(type), !mayClose(type, project)
      else { return nil }
      return Problem(
        "numeric-keyboard-without-dismissal", "stuck", ["name": String(pad.dropFirst())],
        in: passage.file, at: callee.nameRange)
    }
  }

  /// Whether a type shows a screen of its own: a part of one may be closed by the whole.
  private static func isScreen(_ type: NominalType) -> Bool {
    type.property("body")?.node.descendants.contains {
      $0.kind == .call && scrolls.contains($0.calleeName) && $0.child(.callee)?.kind == .name
    } ?? false
  }

  /// Whether something in a type may close the keyboard, or leave the screen.
  private static func mayClose(_ type: NominalType, _ project: ProjectFacts) -> Bool {
    let states = type.properties.contains { property in
      FocusState(property).map { !$0.isAccessibility } ?? false
    }
    return type.declarations.contains { declaration in
      declaration.node.descendants.contains { $0.mayCloseKeyboard }
        || states
          && project.changes(in: declaration.node).contains { change in
            project.focusState(change.target) != nil && change.value?.mayBeFocus != true
          }
        || !project.keyboardToolbars(in: declaration.node).isEmpty
    }
  }
}

extension Node {
  /// Whether its name says that it closes a keyboard or a screen, or that it may.
  fileprivate var mayCloseKeyboard: Bool {
    guard kind == .call || kind == .member || kind == .name else { return false }
    let name = kind == .call ? calleeName : self.name
    if name == "scrollDismissesKeyboard" || name == "safeAreaInset" { return true }
    let lower = name.lowercased()
    return ["dismiss", "endediting", "resignfirstresponder", "hidekeyboard", "closekeyboard"]
      .contains { lower.contains($0) }
  }

  /// Whether it surely is a value that moves focus elsewhere, rather than none.
  fileprivate var mayBeFocus: Bool {
    outcomes.allSatisfy { $0.kind == .implicitMember && $0.name != "none" || $0.text == "true" }
  }
}

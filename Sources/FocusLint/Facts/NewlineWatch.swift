/// An `onChange` modifier on an input, and how it looks for a newline in the text.
package struct NewlineWatch: Sendable {
  /// The code that runs: the closure, and the functions of the type that it calls.
  private let code: [Node]
  /// Whether a function runs that is not read.
  package let isUnknown: Bool
  private let text: ValuePath?

  /// Nil where a modifier is no `onChange` of the text that an input edits.
  package init?(_ modifier: Node, on input: Node, in project: ProjectFacts) {
    guard modifier.calleeName == "onChange", let action = modifier.argumentValues.last,
      modifier.children(.argument).count > 1
    else { return nil }
    text = input.editedBinding?.valuePath
    let watched = modifier.argument("of")?.valuePath
    if let text, let watched, !text.overlaps(watched) { return nil }
    let type = project.enclosingType(of: modifier)
    if action.kind != .closure {
      code = action.memberName.flatMap { type?.functions($0).map(\.node) } ?? []
      isUnknown = code.isEmpty
      return
    }
    let called = project.facts(of: action).calls(in: action).flatMap { call in
      call.child(.callee)?.memberName.flatMap { type?.functions($0) } ?? []
    }
    code = [action] + called.map(\.node)
    isUnknown = false
  }

  /// Whether the code looks at newlines at all.
  package var looksAtNewlines: Bool {
    code.contains { $0.descendants.contains(where: \.looksForNewline) }
  }

  /// Whether something is done when there is a newline, other than to take it out of the text.
  package var actsOnNewline: Bool {
    code.contains { function in
      function.descendants.contains { node in
        acts(node)
          && node.guards.contains { guarded in
            function.contains(guarded.expression) && isTest(guarded.expression)
          }
      }
    }
  }

  private func isTest(_ condition: Node) -> Bool {
    if condition.looksForNewline || condition.descendants.contains(where: \.looksForNewline) {
      return true
    }
    // `let isReturn = new.last == "\n"`
    guard case .local(let property) = condition.binding(of: condition.name) else { return false }
    return property.value.map { value in
      ([value] + Array(value.descendants)).contains(where: \.looksForNewline)
    } ?? false
  }

  /// Whether a statement is a call or a change of something else than the text.
  private func acts(_ node: Node) -> Bool {
    guard node.role == .statement || node.parent?.kind == .closure else { return false }
    let changed = Change.all(of: node)
    if !changed.isEmpty { return changed.contains { !isText($0.target) } }
    guard node.kind == .call || node.kind == .try || node.kind == .await else { return false }
    return node.calleeName != "print"
  }

  private func isText(_ target: Node) -> Bool {
    guard let text, let path = target.valuePath else { return false }
    return path.overlaps(text)
  }
}

extension Node {
  /// Whether it is what code compares with to find a newline.
  fileprivate var looksForNewline: Bool {
    switch kind {
    case .string: return text.contains("\\n")
    case .member: return isNamed("isNewline") || isNewlines
    case .implicitMember: return isNewlines
    case .keyPath: return name.hasSuffix("isNewline")
    default: return false
    }
  }

  /// `.newlines` and the like where they are looked for, not trimmed off.
  private var isNewlines: Bool {
    guard isNamed("newlines") || isNamed("whitespacesAndNewlines") else { return false }
    return argumentOf?.call.calleeName != "trimmingCharacters"
  }
}

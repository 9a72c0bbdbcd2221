extension ProjectFacts {
  private static let inputs: Set<String> = ["TextField", "SecureField", "TextEditor"]

  /// The focus bindings of the one field whose Return key runs an `onSubmit` modifier: of the field
  /// that it is called on, or of the only input in the container that it is called on.
  ///
  /// Empty for a field in which Return enters a newline.
  package func submittedBindings(_ modifier: Node) -> [(state: FocusState, value: Node?)] {
    let chain = ModifierChain(around: modifier)
    let own = chain.all("focused").compactMap(focusBinding)
    let head = chain.head
    if head.kind == .call, ProjectFacts.inputs.contains(head.calleeName) {
      return head.entersNewlineOnReturn ? [] : own
    }
    guard let region = modifier.child(.callee)?.child(.base) else { return own }
    let fields = region.descendants.filter {
      $0.kind == .call && ProjectFacts.inputs.contains($0.calleeName) && $0.child(.callee)?.kind == .name
    }
    if fields.isEmpty { return own }
    guard fields.count == 1, !fields[0].entersNewlineOnReturn, own.isEmpty,
      !region.descendants.contains(where: { $0.kind == .call && ["ForEach", "List"].contains($0.calleeName) })
    else { return [] }
    return ModifierChain(around: fields[0]).all("focused").compactMap(focusBinding)
  }

  /// Whether code runs in answer to a closure: at once, or on the next turns of the main thread.
  package func followsAtOnce(_ node: Node, in code: Node) -> Bool {
    for closure in node.ancestors {
      if closure == code { return true }
      guard closure.kind == .closure else { continue }
      guard let (call, argument) = closure.argumentOf,
        [.now, .main, .task].contains(hop(of: call, argument: argument))
      else { return false }
    }
    return false
  }

  /// The functions without parameters of the type around that a modifier runs, and that nothing else
  /// is seen to use.
  package func functionsUsedOnly(by modifier: Node) -> [Function] {
    guard let type = enclosingType(of: modifier) else { return [] }
    let action = modifier.argumentValues.last
    return type.functions.filter { function in
      guard function.parameters.isEmpty, function.node.parent?.kind == .type else { return false }
      let uses = type.declarations.flatMap { declaration in
        declaration.node.descendants.filter {
          ($0.kind == .name || $0.kind == .member) && $0.name == function.name && $0.isWholePath
            && $0.role != .label && !function.node.contains($0)
        }
      }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          use == action
            || action?.contains(use) == true && use.memberName == function.name
              && use.role == .callee && followsAtOnce(use, in: action!)
        }
    }
  }
}

extension Node {
  /// A `TextEditor`, or a `TextField` whose `axis:` is a literal `.vertical`.
  package var entersNewlineOnReturn: Bool {
    calleeName == "TextEditor" || argument("axis")?.caseText == ".vertical"
  }
}

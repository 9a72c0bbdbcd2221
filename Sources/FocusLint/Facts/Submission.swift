extension ProjectFacts {
  /// The focus bindings of the one field whose Return key runs an `onSubmit` modifier: of the field
  /// that it is called on, or of the only input in the container that it is called on.
  ///
  /// Empty for a field in which Return enters a newline.
  package func submittedBindings(_ modifier: Node) -> [(state: FocusState, value: Node?)] {
    let chain = ModifierChain(around: modifier)
    let own = focusBindings(of: chain)
    if chain.head.kind == .call, chain.head.isInput {
      return chain.head.entersNewlineOnReturn ? [] : own
    }
    guard let region = modifier.child(.callee)?.child(.base) else { return own }
    let inputs = self.inputs(in: region)
    if inputs.isEmpty { return own }
    guard inputs.count == 1, !inputs[0].isRepeated, !inputs[0].call.entersNewlineOnReturn else {
      return []
    }
    // A field of the design system carries the focus itself; a container does not.
    if !own.isEmpty { return inputs[0].isOwn ? [] : own }
    guard inputs[0].isOwn else { return [] }
    return focusBindings(of: ModifierChain(around: inputs[0].call))
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

  /// The local functions that a closure calls.
  package func localFunctions(calledIn code: Node) -> [Function] {
    facts(of: code).calls(in: code).compactMap { call in
      guard let callee = call.child(.callee), callee.kind == .name,
        case .function(let function) = callee.binding(of: callee.name),
        followsAtOnce(call, in: code)
      else { return nil }
      return function
    }
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
          ($0.kind == .name || $0.kind == .member) && $0.hasName(function.name) && $0.isWholePath
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
  /// Whether a call makes one of SwiftUI's text inputs.
  package var isInput: Bool {
    child(.callee)?.kind == .name && Vocabulary.Input(rawValue: calleeName) != nil
  }

  /// The values that an expression can have: of each branch of a ternary, an `if` or a `switch`.
  package var outcomes: [Node] {
    switch kind {
    case .ternary, .if:
      return (children(.then) + children(.otherwise)).flatMap(\.outcomes)
    case .switch: return children.filter { $0.kind == .switchCase }.flatMap(\.outcomes)
    case .switchCase: return child(.body)?.outcomes ?? []
    case .block:
      var last: Node?
      for statement in children { last = statement }
      return last?.outcomes ?? []
    default: return [self]
    }
  }

  /// A `TextEditor`, or a `TextField` whose `axis:` is a literal `.vertical`.
  package var entersNewlineOnReturn: Bool {
    calleeName == "TextEditor" || argument("axis")?.caseText == ".vertical"
  }
}

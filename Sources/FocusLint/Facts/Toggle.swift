extension ProjectFacts {
  /// The code that runs together with a change of a value, for each change in a type: a button's
  /// action, or the method that makes it and the actions that call that. What a child does with a
  /// binding is not seen, and is empty.
  package func actions(changing path: ValuePath, in type: NominalType) -> [[Node]] {
    type.declarations.flatMap { declaration -> [[Node]] in
      let changes = self.changes(in: declaration.node).filter {
        $0.target.valuePath == path && enclosingType(of: $0.node)?.name == type.name
      }
      let handed = declaration.node.descendants.filter {
        $0.role == .value && $0.parent?.kind == .argument && $0.valuePath == path
          && $0.text.contains("$")
      }
      return changes.map(\.node).filter { !$0.runsOnAppearance }.map { code(around: $0, in: type) }
        + handed.map { _ in [] }
    }
  }

  /// The action that a place is in, with the functions that it calls.
  private func code(around node: Node, in type: NominalType) -> [Node] {
    let action = action(around: node)
    guard let action else { return [] }
    var actions = [action]
    if action.kind == .function {
      let callers = type.declarations.flatMap { declaration in
        declaration.node.descendants.filter {
          $0.memberName == action.name && !action.contains($0)
        }
      }
      actions += callers.compactMap(self.action(around:))
    }
    return actions + actions.flatMap { calledFunctions(in: $0, of: type) }
  }

  /// The functions of a type that some code calls.
  package func calledFunctions(in code: Node, of type: NominalType) -> [Node] {
    facts(of: code).calls(in: code).flatMap { call in
      call.child(.callee)?.memberName.map { type.functions($0).map(\.node) } ?? []
    }
  }

  /// The closure that is run as a whole, `withAnimation` and the like looked through, else the
  /// function.
  private func action(around node: Node) -> Node? {
    var found: Node?
    for outer in node.ancestors {
      if outer.kind == .function || outer.kind == .accessor { return found ?? outer }
      guard outer.kind == .closure else { continue }
      guard let (call, argument) = outer.argumentOf else { return outer }
      found = outer
      if ![.now, .nowOnMain, .main, .task].contains(hop(of: call, argument: argument)) {
        return outer
      }
    }
    return found
  }

  /// Whether some code moves focus, as far as its names tell.
  package func movesFocus(_ code: Node) -> Bool {
    changes(in: code).contains {
      focusState($0.target) != nil || $0.target.text.lowercased().contains("focus")
    }
      || facts(of: code).calls(in: code).contains {
        $0.calleeName == "becomeFirstResponder" || $0.calleeName.lowercased().contains("focus")
      }
  }
}

extension Node {
  /// Whether it runs before anybody can have focused a field.
  fileprivate var runsOnAppearance: Bool {
    ancestors.contains { $0.kind == .initializer }
      || ancestors.contains {
        $0.kind == .closure
          && ["onAppear", "task", "onDisappear"].contains($0.argumentOf?.call.calleeName)
      }
  }
}

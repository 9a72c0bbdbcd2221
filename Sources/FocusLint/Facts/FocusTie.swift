/// A `.focused(…)` or `.accessibilityFocused(…)` that ties a view to a focus state.
package struct FocusTie: Sendable {
  package let modifier: Node
  package let state: FocusState
  /// The argument that names the state.
  package let projection: Node
  /// For which value; nil for a Bool's `true`.
  package let value: Node?

  /// What the modifiers are called on.
  package let head: Node

  /// The view that is tied, without the modifier and what is called after it.
  package var view: Node? { modifier.child(.callee)?.child(.base) }
}

extension ProjectFacts {
  /// What a type ties to focus states, its own and those that were handed in: by path, then by position.
  package func focusTies(in type: NominalType) -> [FocusTie] {
    notebook.focusTies.answer(to: type.first) {
      type.declarations.flatMap { declaration -> [FocusTie] in
        let facts = facts(of: declaration.node)
        let calls =
          facts.calls(of: "focused", in: declaration.node)
          + facts.calls(of: "accessibilityFocused", in: declaration.node)
        return calls.filter { $0.enclosingType == declaration.node }
          .sorted { $0.precedes($1) }.compactMap(focusTie)
      }
    }
  }

  private func focusTie(_ modifier: Node) -> FocusTie? {
    guard let first = modifier.argument(nil), let state = focusState(first) else { return nil }
    return FocusTie(
      modifier: modifier, state: state, projection: first, value: modifier.argument("equals"),
      head: modifier.chainHead)
  }

  /// Whether a view may be tied to a state of a type: another file may where it is not private and files
  /// are read alone.
  package func mayBeProjected(_ state: FocusState, of declaration: TypeDeclaration) -> Bool {
    if isIsolated, !state.property.isPrivateToFile { return true }
    return variants(of: declaration.name, for: state.name).projects(
      state.name, of: declaration.name, in: facts(of: declaration.node))
  }

  /// The focus states that a passage declares in what SwiftUI updates, and that some view may be tied to.
  package func boundStates(in passage: Passage) -> [FocusState] {
    passage.types.flatMap { declaration -> [FocusState] in
      let states = declaration.focusStates.filter { !$0.isBinding }
      guard !states.isEmpty, let type = type(declaration.name, from: declaration.node),
        isUpdatedBySwiftUI(type)
      else { return [] }
      return states.filter { mayBeProjected($0, of: declaration) }
    }
  }

  /// Whether two views that can be on screen together are tied to one state, neither of them holding
  /// the other.
  package func areRivals(_ one: FocusTie, _ other: FocusTie) -> Bool {
    one.state == other.state && one.head != other.head
      && one.modifier.calleeName == other.modifier.calleeName
      && areOnOneScreen(one.modifier, other.modifier)
      && ![(one, other), (other, one)].contains { outer, inner in
        outer.view.map { encloses($0, inner.modifier) } == true
      }
  }

  /// Whether a tied view is a text input, or a read view that shows one.
  package func isInput(_ tie: FocusTie) -> Bool {
    let head = tie.head
    if head.kind == .call, head.isInput { return true }
    guard let view = head.child(.callee).flatMap(madeView) else { return false }
    return view.declarations.contains { declaration in
      facts(of: declaration.node).calls(in: declaration.node).contains(where: \.isInput)
    }
  }

  /// The types with a declaration or extension in a passage, each once, that SwiftUI may update.
  package func updatedTypes(in passage: Passage) -> [NominalType] {
    notebook.updatedTypes.answer(to: passage.node) {
      var seen: Set<String> = []
      return passage.types.compactMap { declaration in
        guard seen.insert(declaration.name).inserted,
          let type = type(declaration.name, from: declaration.node), isUpdatedBySwiftUI(type)
        else { return nil }
        return type
      }
    }
  }
}

/// A place where code moves keyboard or VoiceOver focus by writing a focus state.
package struct FocusWrite: Sendable {
  package let change: Change
  package let state: FocusState

  package var node: Node { change.node }

  /// Whether it surely takes focus away: `nil`, `.none` or `false`.
  package var clears: Bool {
    change.value?.outcomes.allSatisfy {
      $0.kind == .null || $0.text == "false" || $0.caseText == ".none"
    } == true
  }

  /// Whether it may give focus to the view that `.focused` ties to a value of the state; nil stands for
  /// a Bool's `true`.
  package func matches(_ value: Node?) -> Bool {
    guard let written = change.value else { return value == nil }
    return written.outcomes.contains { outcome in
      value.map { outcome.hasValue(of: $0) } ?? (outcome.text == "true")
    }
  }
}

extension ProjectFacts {
  /// The writes of focus states in a passage, in the order of the text.
  ///
  /// Left out are states that no view is bound to, or that SwiftUI does not update: there the
  /// declaration is the mistake, and writing does nothing.
  package func focusWrites(in passage: Passage) -> [FocusWrite] {
    notebook.focusWrites.answer(to: passage.node) {
      passage.changes.compactMap(focusWrite).filter { isLive($0.state) }
    }
  }

  /// The focus state that a change writes; nil for a change of anything else, and for what hands a
  /// whole state over, as `_field = field` and `self.field = field` do.
  package func focusWrite(_ change: Change) -> FocusWrite? {
    let isUnwrapped = change.target.isNamed("wrappedValue")
    guard let state = focusState(change.target),
      isUnwrapped || !change.target.name.hasPrefix("_") && state.isWrapped,
      change.value != nil || change.node.kind == .call && change.node.calleeName == "toggle"
    else { return nil }
    return FocusWrite(change: change, state: state)
  }

  /// Whether writing a state can move focus.
  private func isLive(_ state: FocusState) -> Bool {
    if state.isBinding { return true }
    let property = state.property
    return notebook.areLive.answer(to: property.node) {
      guard let type = enclosingType(of: property.node), isUpdatedBySwiftUI(type) else {
        return false
      }
      return isIsolated && !property.isPrivateToFile
        || variants(of: type.name, for: state.name).projects(
          state.name, of: type.name, in: facts(of: property.node))
    }
  }

  /// Whether a type can open and close a keyboard by a focus state.
  package func holdsFocusState(_ type: NominalType) -> Bool {
    type.focusStates.contains { !$0.isAccessibility && isLive($0) }
  }
}

extension FocusState {
  /// Whether it is written by its name; a property of the type `FocusState<…>.Binding` is not.
  fileprivate var isWrapped: Bool {
    property.node.kind == .property
      && ["FocusState", "FocusState.Binding", "AccessibilityFocusState"].contains {
        property.hasWrapper($0)
      } || property.hasWrapper("AccessibilityFocusState.Binding")
  }
}

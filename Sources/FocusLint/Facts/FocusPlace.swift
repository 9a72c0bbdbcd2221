/// A view that `.focused` ties to a value of a focus state.
package struct FocusPlace: Sendable {
  /// The value that it carries; nil for a Bool's `true`.
  package let value: Node?
  /// The modifier, or what makes the child view that the state is handed to, in the owner's code.
  package let place: Node
}

extension ProjectFacts {
  /// The views that a focus state is tied to, in its type and in the child views of the read files that
  /// it is handed to; nil where it goes elsewhere too, and so there may be more.
  package func focusPlaces(of state: FocusState) -> [FocusPlace]? {
    notebook.focusPlaces.answer(to: state.property.node) { focusPlaces(of: state, depth: 0) }
  }

  private func focusPlaces(of state: FocusState, depth: Int) -> [FocusPlace]? {
    guard depth < 4, state.property.node.kind == .property,
      let type = enclosingType(of: state.property.node)
    else { return nil }
    var projections = type.projections(of: state.name)
    // A `FocusState<…>.Binding` is itself what `$x` is of others.
    if state.isBinding, state.property.node.children(.attribute).isEmpty {
      projections += uses(of: state.property.node).filter { $0.parent?.kind == .argument }
    }
    var places: [FocusPlace] = []
    for projection in projections {
      guard let (call, argument) = projection.argumentOf else { return nil }
      if call.focusArgument == projection {
        places.append(FocusPlace(value: call.argument("equals"), place: call))
        continue
      }
      switch call.calleeName {
      case "defaultFocus" where argument.nameRange.isEmpty: continue
      case "focused" where argument.nameRange.isEmpty,
        "searchFocused" where argument.nameRange.isEmpty:
        places.append(FocusPlace(value: call.argument("equals"), place: call))
      default:
        guard call.child(.callee)?.kind == .name,
          let child = self.type(named: call.writtenCalleeName, at: call)?.property(argument.name),
          let handed = FocusState(child), handed.isBinding,
          let found = self.focusPlaces(of: handed, depth: depth + 1)
        else { return nil }
        places += found.map { FocusPlace(value: $0.value, place: call) }
      }
    }
    return places
  }

  /// The changes that bring the field on screen that a write gives focus to, in the same pass: then it
  /// is not there yet when the write looks for it. Empty where any such field may be there already.
  package func appearing(with write: FocusWrite) -> [Change] {
    guard !write.clears, !write.state.isAccessibility, write.change.value != nil else { return [] }
    let pass = pass(of: write.node)
    let changes = changes(in: pass).filter { change in
      change.node != write.node && self.pass(of: change.node) == pass
        && !change.node.excludes(write.node) && change.target.path?.root == .member
        && !pass.awaits(between: change.node, and: write.node) && focusWrite(change) == nil
    }
    if changes.isEmpty { return [] }
    let meant = (focusPlaces(of: write.state) ?? []).filter { write.mayMean($0.value) }
    let openers = meant.map { target in changes.first { opens($0, target.place, write) } }
    return openers.contains { $0 == nil } ? [] : openers.compactMap { $0 }
  }

  /// The innermost code around a node whose statements all run before SwiftUI updates a view.
  private func pass(of node: Node) -> Node {
    for outer in node.ancestors {
      switch outer.kind {
      case .closure:
        guard let (call, argument) = outer.argumentOf,
          hop(of: call, argument: argument).isSynchronous
        else { return outer }
      case .function, .accessor, .initializer, .type, .file: return outer
      default: break
      }
    }
    return node
  }

  /// Whether a change brings a place of a view on screen, wherever the property is used that holds it.
  private func opens(
    _ change: Change, _ place: Node, _ write: FocusWrite, depth: Int = 0
  ) -> Bool {
    if place.gates.contains(where: { $0.isOpened(by: change, for: write) }) { return true }
    guard depth < 8, let member = member(holding: place), !member.isNamed("body") else {
      return false
    }
    let uses = uses(of: member)
    return !uses.isEmpty && uses.allSatisfy { opens(change, $0, write, depth: depth + 1) }
  }
}

extension FocusWrite {
  /// Whether it may give focus to the view that carries a value.
  fileprivate func mayMean(_ value: Node?) -> Bool {
    guard let value, let written = change.value else { return matches(value) }
    return written.outcomes.contains { outcome in
      let (one, other) = (outcome.caseText, value.caseText)
      if !one.hasPrefix(".") || !other.hasPrefix(".") { return true }
      return one == other
        || one.contains("(") && one.prefix { $0 != "(" } == other.prefix { $0 != "(" }
    }
  }
}

extension Node {
  /// Whether something is awaited between two nodes, or by the later one.
  fileprivate func awaits(between one: Node, and other: Node) -> Bool {
    let (first, second) = one.precedes(other) ? (one, other) : (other, one)
    return descendants.contains {
      $0.kind == .await && first.precedes($0) && !first.contains($0) && !$0.contains(second)
        && ($0.precedes(second) || second.contains($0))
    }
  }
}

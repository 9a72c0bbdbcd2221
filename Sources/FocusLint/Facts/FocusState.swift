/// A property that mirrors keyboard or VoiceOver focus.
package struct FocusState: Sendable, Hashable {
  package let property: Property
  package let isAccessibility: Bool
  /// `@FocusState.Binding`, or a `FocusState<…>.Binding` that was handed in: a parameter of the view,
  /// not a state of its own.
  package let isBinding: Bool

  /// Nil for another property, and for one whose name is missing, as while it is typed.
  package init?(_ property: Property) {
    let isWrapped = property.node.child(.attribute) != nil
    // Most properties are neither.
    let annotation = property.node.child(.annotation)
    guard isWrapped || annotation?.firstOfName == UInt8(ascii: "F") else { return nil }
    let type = annotation?.name ?? ""
    guard isWrapped || type.hasPrefix("FocusState<"), property.hasName else { return nil }
    if property.hasWrapper("FocusState") || property.hasWrapper("AccessibilityFocusState") {
      // `@FocusState<Field?>.Binding`
      isBinding = property.node.child(.attribute)?.text.hasSuffix(".Binding") == true
      isAccessibility = property.hasWrapper("AccessibilityFocusState")
    } else if property.hasWrapper("FocusState.Binding") || type.hasPrefix("FocusState<") {
      isBinding = true
      isAccessibility = false
    } else if property.hasWrapper("AccessibilityFocusState.Binding") {
      isBinding = true
      isAccessibility = true
    } else {
      return nil
    }
    self.property = property
  }

  package var name: String { property.name }

  /// Whether its value is `Bool`, as it is where no type is written.
  package var isBool: Bool {
    guard let type = property.typeName else { return true }
    return type == "Bool" || type == "Swift.Bool"
  }
}

extension NominalType {
  package func projections(of name: String) -> [Node] {
    declarations.flatMap { $0.projections(of: name) }
  }
}

extension Node {
  /// Whether it reads the wrapper or the projection of a property around it, `$x` or `_x`.
  package func projects(_ name: String) -> Bool {
    guard kind == .name || kind == .member else { return false }
    let written = self.name
    guard written.utf8.count == name.utf8.count + 1, written.hasSuffix(name) else { return false }
    if kind == .member, child(.base)?.isNamed("self") != true { return false }
    if written.hasPrefix("$") { return kind == .member || binding(of: written) == nil }
    let isAssigned = role == .target && parent?.kind == .assignment
    return written.hasPrefix("_") && !isAssigned
  }

  /// The whole expression `x`, `self.x` or `x.wrappedValue`, as the name of a member; nil for
  /// anything else.
  package var memberName: String? {
    guard let path, path.root == .member else { return nil }
    if path.names.count == 1 { return path.memory }
    return path.names.count == 2 && path.names[1] == "wrappedValue" ? path.memory : nil
  }
}

extension ProjectFacts {
  /// The focus state that an expression reads, writes or projects.
  package func focusState(_ expression: Node) -> FocusState? {
    notebook.focusStates.answer(to: expression) { namedFocusState(expression) }
  }

  private func namedFocusState(_ expression: Node) -> FocusState? {
    if let path = expression.path, case .parameter(let parameter) = path.root,
      path.names.dropFirst().allSatisfy({ $0 == "wrappedValue" })
    {
      // `focus: FocusState<Bool>.Binding`
      return FocusState(Property(parameter))
    }
    guard let name = expression.memberName else { return nil }
    return enclosingType(of: expression)?.property(name).flatMap(FocusState.init)
  }

  /// What `.focused(…)`, or a field of the project's own, ties a view to: a state, and for which
  /// value; nil for a Bool's `true`.
  package func focusBinding(_ call: Node) -> (state: FocusState, value: Node?)? {
    let projection = call.calleeName == "focused" ? call.argument(nil) : call.focusArgument
    guard let state = projection.flatMap(focusState) else { return nil }
    return (state, call.argument("equals"))
  }

  /// What ties the view at the head of a chain to focus states.
  package func focusBindings(of chain: ModifierChain) -> [(state: FocusState, value: Node?)] {
    ([chain.head] + chain.all("focused")).compactMap(focusBinding)
  }
}

extension Node {
  /// Whether it says the same value as another expression: the same words, and each name in them means
  /// the same thing in both places.
  package func hasValue(of other: Node) -> Bool {
    guard caseText == other.caseText else { return false }
    let mine = pathsInside.compactMap { $0.writtenPath?.root }
    let others = other.pathsInside.compactMap { $0.writtenPath?.root }
    return mine.allSatisfy { name in
      others.filter { $0.name == name.name }.allSatisfy {
        $0.binding(of: $0.name) == name.binding(of: name.name)
      }
    }
  }

  /// An enum case's text without its type's name in front: `.cell(index)` of `Field.cell(index)`.
  package var caseText: String {
    var names: [String] = []
    var head = self
    var suffix = ""
    if kind == .call, let callee = child(.callee) {
      head = callee
      suffix = String(text.dropFirst(callee.text.count)).filter { !$0.isWhitespace }
    }
    if head.kind == .implicitMember { names = [head.name] }
    if head.kind == .member, let root = head.writtenPath?.names,
      root.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    {
      names = [head.name]
    }
    if !names.isEmpty { return "." + names[0] + suffix }
    let text = text.filter { !$0.isWhitespace }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}

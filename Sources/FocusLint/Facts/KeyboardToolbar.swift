/// A modifier that puts a bar above the keyboard, wherever a field of the screen has focus.
package struct KeyboardToolbar: Sendable {
  package let modifier: Node
  /// The first `placement: .keyboard`, or the name of the modifier that holds one.
  package let mark: SourceRange
  /// Whether a condition decides if the bar is filled.
  package let isConditional: Bool
}

extension ProjectFacts {
  /// The keyboard toolbars in a node, in the order of the text: `.toolbar { }` with a keyboard item
  /// in it, a modifier of the project that has one, and `.modifier(Type())`.
  package func keyboardToolbars(in node: Node, depth: Int = 0) -> [KeyboardToolbar] {
    facts(of: node).calls(in: node).compactMap { call in
      guard let callee = call.child(.callee) else { return nil }
      switch call.calleeName {
      case "toolbar":
        // Not what it is called on.
        let content = call.children(.argument)
        guard let item = content.lazy.compactMap({ keyboardItem(in: $0, depth) }).first else {
          return nil
        }
        let isConditional = item.ancestors.prefix { $0 != call && $0.kind != .file }.contains {
          $0.kind == .if || $0.kind == .switch || $0.kind == .ternary
        }
        let isOwn = call.contains(item)
        return KeyboardToolbar(
          modifier: call, mark: isOwn ? item.range : callee.nameRange,
          isConditional: isConditional)
      case Vocabulary.keyboardToolbar:
        return KeyboardToolbar(modifier: call, mark: callee.nameRange, isConditional: false)
      default:
        guard callee.kind == .member, depth < 3,
          let inner = bodies(of: call).lazy.flatMap({
            keyboardToolbars(in: $0, depth: depth + 1)
          }).first
        else { return nil }
        return KeyboardToolbar(
          modifier: call, mark: callee.nameRange, isConditional: inner.isConditional)
      }
    }
  }

  /// The argument `placement: .keyboard` in a toolbar's content, in what the type's own members or
  /// a type of toolbar items put there too.
  private func keyboardItem(in content: Node, _ depth: Int) -> Node? {
    for node in content.descendants {
      if node.isKeyboardPlacement { return node }
      guard depth < 3 else { continue }
      var bodies: [Node] = []
      if node.kind == .call, let callee = node.child(.callee), callee.kind == .name,
        callee.name.first?.isUppercase == true, let type = type(named: callee.name, at: node),
        inheritance(of: type).contains("ToolbarContent")
      {
        bodies = type.property("body").map { [$0.node] } ?? []
      } else if let name = node.memberName, let type = enclosingType(of: node) {
        bodies =
          (type.property(name)?.getter.map { [$0] } ?? []) + type.functions(name).map(\.node)
      }
      let found = bodies.lazy.filter { !$0.contains(node) }.compactMap {
        self.keyboardItem(in: $0, depth + 1)
      }
      if let item = found.first { return item }
    }
    return nil
  }

  /// What a modifier of the project's own does: a method in an extension of `View`, or a
  /// `ViewModifier`.
  private func bodies(of modifier: Node) -> [Node] {
    if modifier.calleeName == "modifier" {
      guard let made = modifier.argument(nil), made.kind == .call,
        let type = type(named: made.calleeName, at: modifier)
      else { return [] }
      return type.functions("body").map(\.node)
    }
    let name = modifier.calleeName
    return type("View", from: modifier)?.functions(name).filter {
      $0.accepts(modifier) && !$0.node.contains(modifier)
    }.map(\.node) ?? []
  }
}

extension Node {
  fileprivate var isKeyboardPlacement: Bool {
    kind == .argument && isNamed("placement") && child(.value)?.name == "keyboard"
      && parent?.calleeName.hasPrefix("ToolbarItem") == true
  }
}

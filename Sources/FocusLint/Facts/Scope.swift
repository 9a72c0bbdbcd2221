/// What a name means where it stands, as far as the function around it says.
package enum Binding: Hashable, Sendable {
  /// A parameter of a function or closure.
  case parameter(Node)
  /// A local constant or variable.
  case local(Property)
  /// A local function.
  case function(Function)
  /// `if let x = e`, `guard let x`.
  case condition(Node)
  /// A name bound by `case`, `for` or `catch`.
  case pattern(Node)
  /// `[x = e]`.
  case capture(Node)
}

extension Node {
  /// What a name means at this node; nil where no function, closure or condition around it declares
  /// it: then it is a member or a global.
  package func binding(of name: String) -> Binding? {
    var inner = self
    while true {
      // Most nodes around it can declare nothing.
      inner = inner.following { nodes, place in
        let outer = Int(nodes[place].parent)
        return outer >= 0 && nodes[outer].kind.opensNoScope ? outer : nil
      }
      guard let outer = inner.parent, outer.kind != .type, outer.kind != .file else { return nil }
      if let found = outer.declaration(of: name, seenFrom: inner) { return found }
      inner = outer
    }
  }

  private func declaration(of name: String, seenFrom inner: Node) -> Binding? {
    switch kind {
    case .block:
      return marks.contains(.declares) ? local(name, before: inner) : nil
    case .closure:
      guard firstChild(where: { $0.kind == .parameter || $0.kind == .capture }) != nil else {
        return nil
      }
      // `{ $item in … }` declares `item` too.
      let parameter = child(.parameter, named: name) ?? child(.parameter, named: "$" + name)
      if let parameter { return .parameter(parameter) }
      let capture = children.first {
        $0.kind == .capture && $0.hasName(name) && $0.child(.value) != nil
      }
      return capture.map(Binding.capture)
    case .function, .initializer, .subscript:
      return child(.parameter, named: name).map(Binding.parameter)
    case .if, .while:
      guard inner.role == .then || inner.role == .body || inner.role == .condition else {
        return nil
      }
      return conditionBinding(name, before: inner)
    case .guard:
      return inner.role == .condition ? conditionBinding(name, before: inner) : nil
    case .for, .switchCase, .catch:
      guard inner.role == .body || inner.role == .filter else { return nil }
      return children(.pattern).lazy.compactMap { $0.boundName(name) }.first.map(Binding.pattern)
    default: return nil
    }
  }

  private func child(_ role: Role, named name: String) -> Node? {
    children.first { $0.role == role && $0.kind == .parameter && $0.hasName(name) }
  }

  private func local(_ name: String, before inner: Node) -> Binding? {
    var found: Binding?
    for statement in children {
      if statement.kind == .function, statement.hasName(name) {
        return .function(Function(statement))
      }
      guard statement.precedes(inner), statement != inner else { continue }
      if statement.kind == .property {
        if statement.hasName(name) { found = .local(Property(statement)) }
        if let part = statement.child(.pattern)?.boundName(name) { found = .pattern(part) }
      } else if statement.kind == .guard, let bound = statement.conditionBinding(name, before: nil)
      {
        found = bound
      }
    }
    return found
  }

  private func conditionBinding(_ name: String, before inner: Node?) -> Binding? {
    for condition in children(.condition).reversed() {
      if let inner, inner.role == .condition, !condition.precedes(inner) { continue }
      if condition.kind == .binding, condition.hasName(name) { return .condition(condition) }
      if condition.kind == .match, let part = condition.boundName(name) { return .pattern(part) }
    }
    return nil
  }

  private func boundName(_ name: String) -> Node? {
    if kind == .pattern, hasName(name) { return self }
    return descendants.first { $0.kind == .pattern && $0.hasName(name) }
  }

  /// The innermost function, initializer or accessor around it, closures passed over.
  package var enclosingFunction: Node? {
    firstAncestor {
      switch $0.kind {
      case .function, .initializer, .deinitializer, .accessor, .subscript: true
      default: false
      }
    }
  }
}

extension NodeKind {
  /// Neither declares names for what is in it, nor ends the search for them.
  fileprivate var opensNoScope: Bool {
    switch self {
    case .file, .type, .block, .closure, .function, .initializer, .subscript, .if, .while, .guard,
      .for, .switchCase, .catch:
      false
    default: true
    }
  }
}

/// An expression that is known to have been true, or false, where a node is reached.
package struct Guard: Sendable, Hashable {
  /// No conjunction and no negation; of `if let x = e` and `case p = e` it is `e`.
  package var expression: Node
  package var isTrue: Bool
  /// Whether it was unwrapped or matched rather than tested.
  package var isBound = false
}

extension Node {
  /// What is known to hold where this node is reached, in its function and the closures around it:
  /// conditions of `if`, `guard`, `while`, ternaries and `switch`, operands before it in `&&` and
  /// `||`, and statements before it that would have left. Innermost first.
  package var guards: [Guard] {
    var guards: [Guard] = []
    var inner = self
    while let outer = inner.parent, outer.kind != .type, outer.kind != .file {
      outer.addGuards(to: &guards, seenFrom: inner)
      if inner.kind == .function, outer.kind == .block { break }
      inner = outer
    }
    return guards
  }

  private func addGuards(to guards: inout [Guard], seenFrom inner: Node) {
    switch kind {
    case .if, .while, .ternary, .guard:
      let conditions = children(.condition)
      switch inner.role {
      case .then, .body:
        guards += conditions.flatMap { $0.guards(holding: true) }
      case .otherwise where conditions.count == 1:
        guards += conditions[0].guards(holding: false)
      case .condition:
        guards += conditions.filter { $0.precedes(inner) }.flatMap { $0.guards(holding: true) }
      default: break
      }
    case .conjunction, .disjunction:
      let isConjunction = kind == .conjunction
      guards += children(.operand).filter { $0.precedes(inner) }
        .flatMap { $0.guards(holding: isConjunction) }
    case .switchCase:
      if let subject = parent?.child(.subject) {
        guards.append(Guard(expression: subject, isTrue: true, isBound: true))
      }
      if inner.role == .body { guards += children(.filter).flatMap { $0.guards(holding: true) } }
    case .for:
      if inner.role == .body { guards += children(.filter).flatMap { $0.guards(holding: true) } }
    case .block:
      for statement in children where statement.precedes(inner) && statement != inner {
        guards += statement.guardsAfter
      }
    default: break
    }
  }

  /// What holds after a statement because it would have left otherwise.
  private var guardsAfter: [Guard] {
    switch kind {
    case .guard: return children(.condition).flatMap { $0.guards(holding: true) }
    case .do where !children.contains { $0.kind == .catch }:
      return child(.body)?.children.flatMap(\.guardsAfter) ?? []
    case .if:
      let thenLeaves = child(.then)?.leaves == true
      let otherwiseLeaves = child(.otherwise)?.leaves == true
      guard thenLeaves != otherwiseLeaves else { return [] }
      let conditions = children(.condition)
      if otherwiseLeaves { return conditions.flatMap { $0.guards(holding: true) } }
      return conditions.count == 1 ? conditions[0].guards(holding: false) : []
    default: return []
    }
  }

  /// What a condition says when it holds, or when it does not.
  package func guards(holding isTrue: Bool) -> [Guard] { guards(holding: isTrue, depth: 0) }

  private func guards(holding isTrue: Bool, depth: Int) -> [Guard] {
    guard depth < 50 else { return [] }
    switch kind {
    case .negation:
      return child(.operand)?.guards(holding: !isTrue, depth: depth + 1) ?? []
    case .try, .await: return child(.operand)?.guards(holding: isTrue, depth: depth + 1) ?? []
    case .conjunction where isTrue, .disjunction where !isTrue:
      return children(.operand).flatMap { $0.guards(holding: isTrue, depth: depth + 1) }
    case .binary where children.contains { $0.kind == .boolean }:
      // `done == false`.
      guard let tested = children.first(where: { $0.kind != .boolean }),
        let literal = children.first(where: { $0.kind == .boolean }), isNamed("==") || isNamed("!=")
      else { return [Guard(expression: self, isTrue: isTrue)] }
      let asks = (literal.text == "true") == isNamed("==")
      return tested.guards(holding: asks == isTrue, depth: depth + 1)
    case .binding, .match:
      if let value = child(.value) {
        return [Guard(expression: value, isTrue: isTrue, isBound: true)]
      }
      return [Guard(expression: self, isTrue: isTrue, isBound: true)]
    case .name:
      // `let start = wanted && !was`, tested later by its name.
      if case .local(let property) = binding(of: name), property.isConstant,
        let value = property.value
      {
        return [Guard(expression: self, isTrue: isTrue)]
          + value.guards(holding: isTrue, depth: depth + 1)
      }
      return [Guard(expression: self, isTrue: isTrue)]
    default: return [Guard(expression: self, isTrue: isTrue)]
    }
  }

  /// Whether a block ends by leaving what is around it.
  package var leaves: Bool {
    var last: Node?
    for statement in children { last = statement }
    guard let last else { return false }
    if last.kind == .transfer { return true }
    return last.kind == .call && ["fatalError", "preconditionFailure"].contains(last.calleeName)
  }

  /// Whether this node and another can never be reached in one pass: other branches of one `if`,
  /// `switch` or ternary, or a branch that leaves and what comes after it.
  package func excludes(_ other: Node) -> Bool {
    guard let (outer, inner, otherInner) = fork(with: other) else { return false }
    return outer.separates(inner, otherInner)
  }

  /// The innermost node around this one and another, and its children that hold them; nil where one
  /// holds the other.
  package func fork(with other: Node) -> (outer: Node, inner: Node, otherInner: Node)? {
    guard tree === other.tree else { return nil }
    var inner = self
    while let outer = inner.parent {
      if outer.contains(other) {
        return outer.children.first { $0.contains(other) }.map { (outer, inner, $0) }
      }
      inner = outer
    }
    return nil
  }

  private func separates(_ one: Node, _ other: Node) -> Bool {
    switch kind {
    case .if, .ternary, .guard:
      let roles: Set<Role> = [one.role, other.role]
      return roles == [.then, .otherwise]
    case .switch: return one.kind == .switchCase && other.kind == .switchCase && one != other
    case .block:
      let first = one.precedes(other) ? one : other
      // Only what lies inside the part of the first statement that leaves.
      return first.kind == .guard
        || first.kind == .if && first.child(.otherwise) == nil
          && first.child(.then)?.leaves == true
    default: return false
    }
  }
}

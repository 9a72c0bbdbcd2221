/// A chain of names: `context.coordinator.didFocus`, with aliases of the function around it resolved.
package struct MemberPath: Hashable, Sendable {
  /// What the first name belongs to.
  package enum Root: Hashable, Sendable {
    /// A member of the type around it; `self.` is left out of the names.
    case member
    /// A parameter, by where it is declared.
    case parameter(Node)
    /// A local variable, or a constant that is no alias of another path.
    case local(Node)
    /// A global, a type, or something inherited.
    case outside
  }

  package var root: Root
  /// Not empty, but for `self` alone.
  package var names: [String]

  /// What a write to it changes: `didFocus` of `coordinator.didFocus` and of `_didFocus.wrappedValue`.
  package var memory: String {
    let name = names.last { $0 != "wrappedValue" && $0 != "projectedValue" } ?? ""
    return String(name.drop { $0 == "_" || $0 == "$" })
  }
}

extension Node {
  /// The names of a chain of members as written, outermost last; nil where it is no such chain. Casts,
  /// `try`, `await`, `&`, optional chaining and forced unwrapping are looked through.
  package var writtenPath: (root: Node, names: [String])? {
    var names: [String] = []
    var node = self
    while true {
      switch node.kind {
      case .name:
        return (node, [node.name] + names.reversed())
      case .member:
        names.append(node.name)
        guard let base = node.child(.base) else { return nil }
        node = base
      case .cast, .try, .await, .prefix:
        guard let inner = node.child(.value) ?? node.child(.operand) else { return nil }
        node = inner
      case .subscriptCall:
        names.append("[]")
        guard let callee = node.child(.callee) else { return nil }
        node = callee
      default: return nil
      }
    }
  }

  /// The path with local aliases resolved: `coordinator.flag` after
  /// `let coordinator = context.coordinator` is `context.coordinator.flag`.
  package var path: MemberPath? { path(depth: 0) }

  private func path(depth: Int) -> MemberPath? {
    guard let (root, names) = writtenPath, depth < 20 else { return nil }
    let rest = Array(names.dropFirst())
    if names[0] == "self" || names[0] == "Self" { return MemberPath(root: .member, names: rest) }
    func alias(_ value: Node?, _ declaration: Node) -> MemberPath {
      guard let value, var path = value.path(depth: depth + 1) else {
        return MemberPath(root: .local(declaration), names: names)
      }
      path.names += rest
      return path
    }
    switch root.binding(of: names[0]) {
    case nil:
      let isMember = root.enclosingType != nil && names[0].first?.isUppercase != true
      return MemberPath(root: isMember ? .member : .outside, names: names)
    case .parameter(let node): return MemberPath(root: .parameter(node), names: names)
    case .local(let property):
      return alias(property.isConstant ? property.value : nil, property.node)
    case .condition(let condition):
      if let value = condition.child(.value) { return alias(value, condition) }
      // `guard let x`: the same name one scope further out.
      return condition.shorthandPath(names, depth: depth + 1)
    case .capture(let capture): return alias(capture.child(.value), capture)
    case .pattern(let node): return MemberPath(root: .local(node), names: names)
    case .function(let function): return MemberPath(root: .local(function.node), names: names)
    }
  }

  private func shorthandPath(_ names: [String], depth: Int) -> MemberPath? {
    if names[0] == "self" { return MemberPath(root: .member, names: Array(names.dropFirst())) }
    switch binding(of: names[0]) {
    case nil: return MemberPath(root: .member, names: names)
    case .parameter(let node): return MemberPath(root: .parameter(node), names: names)
    case .local(let property):
      if property.isConstant, var path = property.value?.path(depth: depth + 1) {
        path.names += names.dropFirst()
        return path
      }
      return MemberPath(root: .local(property.node), names: names)
    case .condition(let condition):
      if var path = condition.child(.value)?.path(depth: depth + 1) {
        path.names += names.dropFirst()
        return path
      }
      return depth < 20 ? condition.shorthandPath(names, depth: depth + 1) : nil
    case .capture(let node), .pattern(let node): return MemberPath(root: .local(node), names: names)
    case .function(let function): return MemberPath(root: .local(function.node), names: names)
    }
  }

  /// Whether it is no part of a longer chain of members.
  package var isWholePath: Bool {
    guard kind == .name || kind == .member else { return false }
    guard let parent else { return true }
    return !(parent.kind == .member && role == .base)
      && !(parent.kind == .subscriptCall && role == .callee)
  }

  /// The whole chains of members in it, itself included, callees of calls and patterns left out.
  package var pathsInside: [Node] {
    let all = [self] + Array(descendants)
    return all.filter { $0.isWholePath && $0.role != .pattern && $0.role != .label }
  }
}

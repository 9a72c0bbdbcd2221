/// The value that an expression reads or a binding edits: `user.name` for `user.name`,
/// `self.user.name`, `$user.name` and `Binding(get: { user.name }, set: { … })` alike.
package struct ValuePath: Hashable, Sendable {
  package enum Root: Hashable, Sendable {
    /// A member of the type around it.
    case member
    /// A parameter or local variable, by where it is declared; of `$0` it is the closure.
    case declaration(Node)
    case outside
  }

  package var root: Root
  /// What is named below the root, a subscript with what stands in it: `names`, `[index]`. What
  /// tells the whole value (`self`, `hashValue`) is left out.
  package var names: [String]

  /// Whether a change of one is a change of the other: they are the same, or one is a part.
  package func overlaps(_ other: ValuePath) -> Bool {
    root == other.root && zip(names, other.names).allSatisfy(==)
  }
}

extension Node {
  /// The value that it reads or, as a binding, edits; nil where that is no chain of names.
  package var valuePath: ValuePath? {
    if kind == .call { return boundPath }
    if kind == .binary, isNamed("??") { return child(.operand)?.valuePath }
    guard let written = writtenPath else { return nil }
    let first = written.names[0]
    if first == "$0", let closure = written.root.implicitClosure {
      return ValuePath(
        root: .declaration(closure), names: Array(written.names.dropFirst()), of: self)
    }
    guard let path else { return nil }
    switch path.root {
    case .member: return ValuePath(root: .member, names: path.names, of: self)
    case .outside: return ValuePath(root: .outside, names: path.names, of: self)
    case .parameter(let node), .local(let node):
      return ValuePath(root: .declaration(node), names: Array(path.names.dropFirst()), of: self)
    }
  }

  /// What a binding that a call makes edits.
  private var boundPath: ValuePath? {
    guard let callee = child(.callee) else { return nil }
    if calleeName == "Binding" || callee.kind == .implicitMember && calleeName == "init" {
      if let get = argument("get") { return get.kind == .closure ? get.result?.valuePath : nil }
      return argument(nil)?.valuePath
    }
    // `$text.animation()`: still the same value.
    guard callee.kind == .member, let base = callee.child(.base),
      base.writtenPath?.names.contains(where: { $0.hasPrefix("$") }) == true
    else { return nil }
    return base.valuePath
  }

  /// The value of a block, or of a closure, that is one expression.
  package var result: Node? {
    guard let body = kind == .block ? self : child(.body) else { return nil }
    let statements = Array(body.children)
    guard statements.count == 1 else { return nil }
    return statements[0].kind == .transfer ? statements[0].child(.value) : statements[0]
  }

  /// The closure whose first parameter `$0` is.
  private var implicitClosure: Node? {
    ancestors.first { $0.kind == .closure && $0.child(.parameter) == nil }
  }

  /// What stands in the subscripts of a chain of members, as written, in order.
  fileprivate var subscripts: [String] {
    var found: [String] = []
    var next: Node? = self
    while let node = next {
      if node.kind == .subscriptCall {
        found.append(node.argumentValues.map(\.text).joined(separator: ", "))
      }
      next = node.child(.base) ?? node.child(.callee) ?? node.child(.value) ?? node.child(.operand)
    }
    return found.reversed()
  }

  /// Whether it is another value each time that it is read: `UUID()`, `Date()`, a random number, or
  /// text made with one.
  package var isNewAtEveryRead: Bool {
    switch kind {
    case .call:
      if ["UUID", "Date", "NSUUID"].contains(calleeName), child(.argument) == nil { return true }
      if isNamed("random") || calleeName == "random", child(.callee)?.child(.base) != nil {
        return true
      }
      return argumentValues.contains(where: \.isNewAtEveryRead)
        || child(.callee)?.child(.base)?.isNewAtEveryRead == true
    case .member:
      return isNamed("now") && child(.base)?.isNamed("Date") == true
        || child(.base)?.isNewAtEveryRead == true
    case .string: return children(.operand).contains(where: \.isNewAtEveryRead)
    default: return false
    }
  }
}

extension ValuePath {
  private static let wrappers: Set<String> = ["wrappedValue", "projectedValue"]
  private static let wholes: Set<String> = [
    "self", "hashValue", "description", "debugDescription",
  ]

  fileprivate init(root: Root, names: [String], of node: Node) {
    self.root = root
    var subscripts = node.subscripts[...]
    let isWhole = names.filter { $0 == "[]" }.count == subscripts.count
    self.names = names.filter { !ValuePath.wrappers.contains($0) }.map { name in
      if name == "[]", isWhole { return "[" + (subscripts.popFirst() ?? "") + "]" }
      if name.hasPrefix("$") { return String(name.dropFirst()) }
      return name.hasPrefix("_") && root == .member ? String(name.dropFirst()) : name
    }
    while let last = self.names.last, ValuePath.wholes.contains(last) { self.names.removeLast() }
  }
}

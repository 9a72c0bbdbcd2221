extension Gate {
  /// Whether a change lets a view through that a write gives focus to.
  func isOpened(by change: Change, for write: FocusWrite) -> Bool {
    guard let path = change.target.statePath else { return false }
    switch self {
    case .condition(let item): return item.isOpened(by: change, of: path)
    case .branch(let branch):
      guard branch.parent?.child(.subject)?.statePath == path, let value = change.value else {
        return false
      }
      return branch.children(.pattern).contains {
        $0.text.prefix { $0 != "(" } == value.caseText.prefix { $0 != "(" }
      }
    case .rows(let call):
      let shows = call.argument(nil)?.pathsInside.contains { data in
        data.statePath?.starts(with: path) == true
      }
      return shows == true && change.addsElement(meantBy: write, to: path)
    case .presentation(let call):
      if call.argument("isPresented")?.statePath == path { return change.value?.text == "true" }
      return call.argument("item")?.statePath == path && change.givesValue
    }
  }
}

extension Guard {
  fileprivate func isOpened(by change: Change, of path: [String]) -> Bool {
    if isBound {
      let bound = expression.kind == .binding ? [expression.name] : expression.statePath
      return bound == path && isTrue && change.givesValue
    }
    if expression.statePath == path { return change.value?.text == (isTrue ? "true" : "false") }
    if expression.statePath == path + ["isEmpty"] { return !isTrue && change.isAddition }
    let operands = expression.children(.operand)
    guard expression.kind == .binary, operands.count == 2,
      let subject = operands.first(where: { $0.statePath == path }),
      let other = operands.first(where: { $0 != subject })
    else { return false }
    let isEquality = expression.isNamed("==")
    guard isEquality || expression.isNamed("!="), let value = change.value else { return false }
    if other.kind == .null { return isEquality != isTrue && change.givesValue }
    return isEquality == isTrue && value.hasValue(of: other)
  }
}

extension Change {
  fileprivate var givesValue: Bool {
    value.map { $0.kind != .null && $0.caseText != ".none" } ?? false
  }

  /// Whether it puts something into a collection.
  fileprivate var isAddition: Bool {
    node.kind == .call
      ? ["append", "insert"].contains(node.calleeName) : node.isNamed("+=")
  }

  /// Whether it adds an element that a written value speaks of: both name the same thing, or the value
  /// looks the new one up.
  fileprivate func addsElement(meantBy write: FocusWrite, to path: [String]) -> Bool {
    guard isAddition, let written = write.change.value else { return false }
    let added = node.kind == .call ? node.argumentValues : [node.child(.value)].compactMap { $0 }
    let names = Set(added.flatMap(\.pathsInside).compactMap { $0.statePath?.first })
    return written.pathsInside.compactMap(\.statePath).contains { said in
      if said.starts(with: path) { return !said.contains("first") || node.isNamed("insert") }
      return said.first.map { names.contains($0) } ?? false
    }
  }
}

extension Node {
  /// The names of a member as written, without `self`, and with what a projection is of in its place:
  /// `store`, `items` of `self.$store.items`.
  fileprivate var statePath: [String]? {
    guard let names = writtenPath?.names else { return nil }
    let plain = names.map { String($0.drop { $0 == "$" || $0 == "_" }) }.filter {
      $0 != "wrappedValue"
    }
    return plain.first == "self" ? Array(plain.dropFirst()) : plain
  }
}

/// A place in a view's body that is shown once for each element of some data.
package struct DataRow: Sendable {
  /// The `ForEach`, `List`, `Table` or `OutlineGroup` with the data.
  package let container: Node
  /// The code of one row: a closure, or a function or property that is used in such closures alone.
  fileprivate let content: Node
  /// The place in it.
  fileprivate let place: Node

  /// Whether a condition picks rows by comparing the element, asks something about it, or goes through
  /// its cases: then there may be one such row at most.
  package var isPicked: Bool {
    place.guards.contains { condition in
      guard content.contains(condition.expression) else { return false }
      let expression = condition.expression
      if condition.isBound { return mentionsElement(expression) }
      switch expression.kind {
      case .binary:
        let isEqual = expression.isNamed("==") || expression.isNamed("===")
        let isUnequal = expression.isNamed("!=") || expression.isNamed("!==")
        return (condition.isTrue ? isEqual : isUnequal) && mentionsElement(expression)
      case .call, .subscriptCall: return mentionsElement(expression)
      default: return false
      }
    }
  }

  /// Whether an expression names something that differs from row to row.
  package func mentionsElement(_ expression: Node) -> Bool {
    expression.pathsInside.contains { path in
      guard let root = path.writtenPath?.root else { return false }
      switch root.binding(of: root.name) {
      case .parameter(let node), .condition(let node), .pattern(let node), .capture(let node):
        return content.contains(node)
      case .local(let property): return content.contains(property.node)
      // `$0`
      case .function, nil: return root.name.hasPrefix("$") && Int(root.name.dropFirst()) != nil
      }
    }
  }
}

extension ProjectFacts {
  /// The row that a place is in; nil where it may be shown without one.
  package func dataRow(of node: Node) -> DataRow? {
    var known: [Node: DataRow?] = [:]
    return dataRow(of: node, known: &known)
  }

  /// - Parameter known: the rows that properties and functions of the type are in; nil of those that are
  ///   being looked at.
  private func dataRow(of node: Node, known: inout [Node: DataRow?]) -> DataRow? {
    for outer in node.ancestors {
      if outer.kind == .type { break }
      guard outer.kind == .closure, let (call, argument) = outer.argumentOf,
        call.repeats(argument)
      else { continue }
      return DataRow(container: call, content: outer, place: node)
    }
    guard let member = member(holding: node) else { return nil }
    if known[member] == nil {
      known[member] = .some(nil)
      known[member] = rowUsing(member, known: &known)
    }
    guard let row = known[member] ?? nil else { return nil }
    return row.isPicked ? row : DataRow(container: row.container, content: member, place: node)
  }

  /// The row that uses a property or function, where nothing else does: rather one that is picked.
  private func rowUsing(_ member: Node, known: inout [Node: DataRow?]) -> DataRow? {
    if member.isNamed("body") { return nil }
    var found: DataRow?
    for use in uses(of: member) {
      let row: DataRow?
      if let (call, argument) = use.argumentOf, call.repeats(argument) {
        row = DataRow(container: call, content: member, place: use)
      } else {
        row = dataRow(of: use, known: &known)
      }
      guard let row else { return nil }
      if found?.isPicked != true { found = row }
    }
    return found
  }
}

extension Node {
  private static let repeating: Set<String> = ["ForEach", "ForEachStore", "OutlineGroup"]

  /// Whether an argument of a call is shown once for each element of other arguments.
  fileprivate func repeats(_ argument: Node) -> Bool {
    guard child(.callee)?.kind == .name, !isPager else { return false }
    let data = children(.argument).first { $0.child(.value)?.kind != .closure }
    let isData =
      data.map { ["", "sections", "subviews", "subviewOf", "store"].contains($0.name) } == true
    if calleeName == "TableColumn" { return argument != data }
    guard let data, isData, data != argument, !data.isOneElement else { return false }
    return Node.repeating.contains(calleeName) || ["List", "Table"].contains(calleeName)
  }

  /// Whether its elements are pages of a tab view, of which one is on screen.
  private var isPager: Bool {
    guard let block = ModifierChain(around: self).whole.parent, let closure = block.parent,
      let (call, _) = closure.argumentOf
    else { return false }
    return call.calleeName == "TabView"
  }

  /// `0..<1` and `[item]`.
  private var isOneElement: Bool {
    guard let value = child(.value) else { return false }
    if value.kind == .array { return value.children.reduce(0) { count, _ in count + 1 } == 1 }
    return ["0..<1", "0...0", "1...1"].contains(value.text.filter { !$0.isWhitespace })
  }
}

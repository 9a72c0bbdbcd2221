import CTreeSitter

/// Operators, by Swift's precedence: the grammar reads `a == nil && b` as `a == (nil && b)`.
extension Lowering {
  /// Lays out nested operator expressions as operands and operators in the order of the text.
  mutating func lowerSequence(_ node: TSNode, _ parent: Int32, _ role: Role) {
    var operands: [TSNode] = []
    var operators: [TSNode] = []
    var open: [TSNode] = [node]
    while let next = open.popLast() {
      guard grammar.symbol(next).isOperatorSequence else {
        if operands.count == operators.count {
          operands.append(next)
        } else {
          operators.append(next)
        }
        continue
      }
      let parts = children(next).filter { $0.symbol != .comment && $0.symbol != .multilineComment }
      open += parts.reversed().map(\.node)
    }
    guard operands.count == operators.count + 1 else {
      return push(children(node), add(.other, role, parent, node), .none)
    }
    lowerOperators(operands[...], operators[...], parent, role)
  }

  /// Splits at the operators of the lowest precedence: `a && b && c` is one node, and so is `a + b - c`.
  mutating func lowerOperators(
    _ operands: ArraySlice<TSNode>, _ operators: ArraySlice<TSNode>, _ parent: Int32, _ role: Role
  ) {
    guard let first = operands.first, let last = operands.last else { return }
    guard !operators.isEmpty else { return push([(.code(first), role)], parent) }
    let lowest = operators.map { precedence($0) }.min()!
    var splits = operators.indices.filter { precedence(operators[$0]) == lowest }
    let kind: NodeKind =
      switch lowest {
      case 0: .assignment
      case 1: .disjunction
      case 2: .conjunction
      default: .binary
      }
    if kind == .assignment { splits = [splits.first!] }
    let index = add(kind, role, parent, first, name: operators[splits[0]])
    nodes[Int(index)].end = ts_node_end_byte(last)
    var contents: [(Content, Role)] = []
    var start = operators.startIndex
    for split in splits + [operators.endIndex] {
      let part: (Content, Role) = (
        .operators(operands[start...split], operators[start..<split]),
        kind == .assignment ? (contents.isEmpty ? .target : .value) : .operand
      )
      contents.append(part)
      start = split + 1
    }
    push(contents, index)
  }

  private func precedence(_ sign: TSNode) -> Int {
    switch string(sign) {
    case "||": 1
    case "&&": 2
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": 3
    case "??": 4
    case "...", "..<": 6
    case "+", "-", "&+", "&-", "|", "^": 7
    case "*", "/", "%", "&", "&*": 8
    case let sign where sign.hasSuffix("=") && sign.count > 1: 0
    default: 5
    }
  }
}

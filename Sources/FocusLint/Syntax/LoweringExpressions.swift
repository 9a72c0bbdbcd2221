import CTreeSitter

/// Calls, members, closures, operators and literals.
extension Lowering {
  /// Reads an expression; false where the node is none.
  mutating func lowerExpression(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) -> Bool {
    if symbol.isOperatorSequence {
      lowerSequence(node, parent, role)
      return true
    }
    switch symbol {
    case .simple_identifier, .self_expression, .super_expression:
      _ = add(.name, role, parent, node, name: node)
    case .call_expression, .navigation_expression, .postfix_expression:
      if !hoistPrefix(node, parent, role) { lowerPostfix(node, symbol, parent, role) }
    case .macro_invocation, .constructor_expression: lowerCall(node, parent, role)
    case .value_argument: lowerArgument(node, parent)
    case .prefix_expression: lowerPrefix(node, parent, role)
    case .ternary_expression:
      let index = add(.ternary, role, parent, node)
      push(
        children(node).filter { ts_node_is_named($0.node) }.map { part in
          (
            .code(part.node),
            part.field == .condition ? .condition : part.field == .if_true ? .then : .otherwise
          )
        }, index)
    case .await_expression, .try_expression:
      let index = add(symbol == .await_expression ? .await : .try, role, parent, node)
      push(children(node), index, .operand)
    case .unsafe_expression, .consume_expression: push(children(node), parent, role)
    case .as_expression, .check_expression: lowerCast(node, symbol, parent, role)
    case .tuple_expression:
      let parts = children(node).filter { ts_node_is_named($0.node) }
      if parts.count == 1 {
        push(parts, parent, role)
      } else {
        push(parts, add(.tuple, role, parent, node), .operand)
      }
    case .lambda_literal: lowerClosure(node, parent, role)
    case .capture_list: push(children(node), parent, .captured)
    case .capture_list_item:
      let parts = children(node)
      let name = parts.first { $0.field == .name }
      let index = add(.capture, .captured, parent, node, name: name?.node)
      push(parts.filter { $0.field == .value }, index, .value)
    default: return lowerLiteral(node, symbol, parent, role)
    }
    return true
  }

  private mutating func lowerLiteral(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) -> Bool {
    switch symbol {
    case .line_string_literal, .multi_line_string_literal, .raw_string_literal:
      let index = add(.string, role, parent, node)
      push(
        children(node).filter {
          $0.symbol == .interpolated_expression || $0.symbol == .raw_str_interpolation
        }, index, .operand)
    case .interpolated_expression, .raw_str_interpolation:
      push(children(node).filter { $0.symbol != .other }, parent, role)
    case .integer_literal, .real_literal, .hex_literal, .oct_literal, .bin_literal:
      _ = add(.number, role, parent, node)
    case .boolean_literal: _ = add(.boolean, role, parent, node)
    case .nil_literal: _ = add(.null, role, parent, node)
    case .array_literal, .dictionary_literal:
      let index = add(symbol == .array_literal ? .array : .dictionary, role, parent, node)
      push(children(node), index, .operand)
    case .key_path_expression: _ = add(.keyPath, role, parent, node)
    case .selector_expression:
      let index = add(.selector, role, parent, node)
      push(children(node), index, .operand)
    case .availability_condition: _ = add(.availability, role, parent, node)
    default: return false
    }
    return true
  }

  // MARK: Calls and members

  /// The grammar reads `!a.b()` as `(!a).b()`. Where a chain begins with a prefix operator, the
  /// operator comes out in front of the whole chain.
  private mutating func hoistPrefix(_ node: TSNode, _ parent: Int32, _ role: Role) -> Bool {
    guard role != .base, role != .callee, text[Int(ts_node_start_byte(node))] != UInt8(ascii: ".")
    else { return false }
    let first = text[Int(ts_node_start_byte(node))]
    guard first == UInt8(ascii: "!") || first == UInt8(ascii: "-") || first == UInt8(ascii: "&")
      || first == UInt8(ascii: "~")
    else { return false }
    let isNegation = first == UInt8(ascii: "!")
    let index = add(isNegation ? .negation : .prefix, role, parent, node)
    setName(index, ts_node_start_byte(node), ts_node_start_byte(node) + 1)
    lowerPostfix(node, grammar.symbol(node), index, .operand)
    return true
  }

  private mutating func lowerPostfix(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) {
    switch symbol {
    case .call_expression: lowerCall(node, parent, role)
    case .navigation_expression: lowerMember(node, parent, role)
    default: push(children(node).filter { $0.field == .target }, parent, role)
    }
  }

  private mutating func lowerMember(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    let suffix = parts.last { $0.symbol == .navigation_suffix }
    let name = suffix.flatMap { children($0.node).last { ts_node_is_named($0.node) } }
    let target = parts.first { ts_node_is_named($0.node) }
    if let target, target.symbol == .key_path_expression || isKeyPath(target.node) {
      let index = add(.keyPath, role, parent, node)
      return setName(index, ts_node_start_byte(node) + 1, ts_node_end_byte(node))
    }
    let index = add(.member, role, parent, node, name: name?.node)
    if let target, target.start != suffix?.start { push([(.code(target.node), .base)], index) }
  }

  private func isKeyPath(_ node: TSNode) -> Bool {
    text[Int(ts_node_start_byte(node))] == UInt8(ascii: "\\")
  }

  private mutating func lowerCall(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    let suffixes = parts.filter { $0.symbol == .call_suffix || $0.symbol == .constructor_suffix }
    guard let callee = parts.first(where: { ts_node_is_named($0.node) }) else {
      return push(parts, parent, role)
    }
    let arguments = suffixes.flatMap { children($0.node) }
    if grammar.symbol(callee.node) == .simple_identifier, arguments.count == 1,
      arguments[0].symbol == .lambda_literal, bytes(callee.node).elementsEqual("defer".utf8)
    {
      return lowerDefer(node, arguments[0].node, parent, role)
    }
    let isSubscript = arguments.first.map {
      $0.symbol == .value_arguments && text[Int($0.start)] == UInt8(ascii: "[")
    }
    let index = add(isSubscript == true ? .subscriptCall : .call, role, parent, node)
    if grammar.symbol(node) == .macro_invocation {
      nodes[Int(index)].nameStart = ts_node_start_byte(node)
      nodes[Int(index)].nameEnd = callee.end
    }
    var contents: [(Content, Role)] = []
    contents.append((.code(callee.node), .callee))
    var label: TSNode?
    for argument in arguments where ts_node_is_named(argument.node) {
      switch argument.symbol {
      case .value_arguments: contents.append((.code(argument.node), .argument))
      case .simple_identifier: label = argument.node
      default:
        contents.append((.group(.argument, [argument], name: label, marks: .isTrailing), .argument))
        label = nil
      }
    }
    push(contents, index)
  }

  private mutating func lowerDefer(
    _ node: TSNode, _ closure: TSNode, _ parent: Int32, _ role: Role
  ) {
    let index = add(.defer, role, parent, node)
    if let block = block(children(closure)[...]) { push([(block, .body)], index) }
  }

  private mutating func lowerArgument(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    let label = parts.first { $0.symbol == .value_argument_label && $0.field == .name }
    let index = add(.argument, .argument, parent, node, name: label?.node)
    push(
      parts.filter { ts_node_is_named($0.node) && $0.symbol != .value_argument_label }, index,
      .value)
  }

  private mutating func lowerPrefix(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    guard let sign = parts.first, let operand = parts.last, parts.count > 1 else {
      return push(parts, parent, role)
    }
    switch text[Int(sign.start)] {
    case UInt8(ascii: "."):
      _ = add(.implicitMember, role, parent, node, name: operand.node)
    default:
      // Below a base or callee the operator was already hoisted.
      if role == .base || role == .callee { return push([operand], parent, role) }
      let isNegation = sign.end - sign.start == 1 && text[Int(sign.start)] == UInt8(ascii: "!")
      let index = add(isNegation ? .negation : .prefix, role, parent, node, name: sign.node)
      push([operand], index, .operand)
    }
  }

  private mutating func lowerCast(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) {
    let parts = children(node)
    let sign = parts.first { $0.symbol == .as_operator }
    let index = add(
      symbol == .as_expression ? .cast : .check, role, parent, node, name: sign?.node)
    push(
      parts.filter { ts_node_is_named($0.node) && $0.symbol != .as_operator }
        .map { (.code($0.node), $0.field == .name ? .annotation : .value) }, index)
  }

  private mutating func lowerClosure(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    let index = add(.closure, role, parent, node)
    var contents: [(Content, Role)] = []
    for part in parts {
      switch part.symbol {
      case .attribute: contents.append((.code(part.node), .attribute))
      case .capture_list: contents.append((.code(part.node), .captured))
      case .lambda_function_type:
        for type in children(part.node) where type.symbol == .lambda_function_type_parameters {
          contents += children(type.node).filter { $0.symbol == .lambda_parameter }
            .map { (.code($0.node), .parameter) }
        }
      default: break
      }
    }
    let statements = parts.filter { $0.symbol == .statements || $0.symbol == .error }
    contents.append(
      (
        .block(
          statements, start: statements.first?.start ?? ts_node_end_byte(node) - 1,
          end: statements.last?.end ?? ts_node_end_byte(node) - 1), .body
      ))
    push(contents, index)
  }

  // MARK: Operators

  /// Lays out nested operator expressions as operands and operators in the order of the text.
  private mutating func lowerSequence(_ node: TSNode, _ parent: Int32, _ role: Role) {
    var operands: [TSNode] = []
    var operators: [TSNode] = []
    var open: [TSNode] = [node]
    while let next = open.popLast() {
      guard grammar.symbol(next).isOperatorSequence else {
        if operands.count == operators.count { operands.append(next) } else { operators.append(next) }
        continue
      }
      let parts = children(next).filter { $0.symbol != .comment && $0.symbol != .multiline_comment }
      open += parts.reversed().map(\.node)
    }
    guard operands.count == operators.count + 1 else {
      return push(children(node), add(.other, role, parent, node), .none)
    }
    lowerOperators(operands[...], operators[...], parent, role)
  }

  /// Splits at the operators of the lowest precedence; a chain of `&&` is one node.
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
    if kind == .binary { splits = [splits.last!] }
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

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
    case .simpleIdentifier, .selfExpression, .superExpression:
      _ = add(.name, role, parent, node, name: node)
    case .callExpression, .navigationExpression, .postfixExpression:
      if !hoistPrefix(node, parent, role) { lowerPostfix(node, symbol, parent, role) }
    case .macroInvocation, .constructorExpression: lowerCall(node, parent, role)
    case .valueArgument: lowerArgument(node, parent)
    case .prefixExpression: lowerPrefix(node, parent, role)
    case .ternaryExpression: lowerTernary(node, parent, role)
    case .awaitExpression, .tryExpression:
      let index = add(symbol == .awaitExpression ? .await : .try, role, parent, node)
      push(children(node), index, .operand)
    case .unsafeExpression, .consumeExpression: push(children(node), parent, role)
    case .asExpression, .checkExpression: lowerCast(node, symbol, parent, role)
    case .tupleExpression:
      let parts = children(node).filter { ts_node_is_named($0.node) }
      if parts.count == 1 {
        push(parts, parent, role)
      } else {
        push(parts, add(.tuple, role, parent, node), .operand)
      }
    case .lambdaLiteral: lowerClosure(node, parent, role)
    case .captureList: push(children(node), parent, .captured)
    case .captureListItem:
      let parts = children(node)
      let name = parts.first { $0.field == .name }
      let index = add(.capture, .captured, parent, node, name: name?.node)
      push(parts.filter { $0.field == .value }, index, .value)
    default: return lowerLiteral(node, symbol, parent, role)
    }
    return true
  }

  private mutating func lowerTernary(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let index = add(.ternary, role, parent, node)
    push(
      children(node).filter { ts_node_is_named($0.node) }.map { part in
        switch part.field {
        case .condition: (.code(part.node), .condition)
        case .ifTrue: (.code(part.node), .then)
        default: (.code(part.node), .otherwise)
        }
      }, index)
  }

  private mutating func lowerLiteral(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) -> Bool {
    switch symbol {
    case .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral:
      let index = add(.string, role, parent, node)
      push(
        children(node).filter {
          $0.symbol == .interpolatedExpression || $0.symbol == .rawStrInterpolation
        }, index, .operand)
    case .interpolatedExpression, .rawStrInterpolation:
      push(children(node).filter { $0.symbol != .other }, parent, role)
    case .integerLiteral, .realLiteral, .hexLiteral, .octLiteral, .binLiteral:
      _ = add(.number, role, parent, node)
    case .booleanLiteral: _ = add(.boolean, role, parent, node)
    case .nilLiteral: _ = add(.null, role, parent, node)
    case .arrayLiteral, .dictionaryLiteral:
      let index = add(symbol == .arrayLiteral ? .array : .dictionary, role, parent, node)
      push(children(node), index, .operand)
    case .keyPathExpression: _ = add(.keyPath, role, parent, node)
    case .selectorExpression:
      let index = add(.selector, role, parent, node)
      push(children(node), index, .operand)
    case .availabilityCondition: _ = add(.availability, role, parent, node)
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
    guard
      first == UInt8(ascii: "!") || first == UInt8(ascii: "-") || first == UInt8(ascii: "&")
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
    case .callExpression: lowerCall(node, parent, role)
    case .navigationExpression: lowerMember(node, parent, role)
    default: push(children(node).filter { $0.field == .target }, parent, role)
    }
  }

  private mutating func lowerMember(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    let suffix = parts.last { $0.symbol == .navigationSuffix }
    let name = suffix.flatMap { children($0.node).last { ts_node_is_named($0.node) } }
    let target = parts.first { ts_node_is_named($0.node) }
    if let target, target.symbol == .keyPathExpression || isKeyPath(target.node) {
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
    guard var (callee, arguments) = calleeAndArguments(parts) else {
      return push(parts, parent, role)
    }
    // In the initial value of a property the grammar takes `f(x) { }` for a call of `f(x)`.
    if callee.symbol == .callExpression, arguments.allSatisfy({ $0.symbol != .valueArguments }),
      let inner = calleeAndArguments(children(callee.node)), !isSubscript(inner.arguments)
    {
      (callee, arguments) = (inner.callee, inner.arguments + arguments)
    }
    if grammar.symbol(callee.node) == .simpleIdentifier, arguments.count == 1,
      arguments[0].symbol == .lambdaLiteral, bytes(callee.node).elementsEqual("defer".utf8)
    {
      return lowerDefer(node, arguments[0].node, parent, role)
    }
    let index = add(isSubscript(arguments) ? .subscriptCall : .call, role, parent, node)
    if grammar.symbol(node) == .macroInvocation {
      nodes[Int(index)].nameStart = ts_node_start_byte(node)
      nodes[Int(index)].nameEnd = callee.end
    }
    var contents: [(Content, Role)] = [(.code(callee.node), .callee)]
    var label: TSNode?
    for argument in arguments where ts_node_is_named(argument.node) {
      switch argument.symbol {
      case .valueArguments: contents.append((.code(argument.node), .argument))
      case .simpleIdentifier: label = argument.node
      default:
        contents.append((.group(.argument, [argument], name: label, marks: .isTrailing), .argument))
        label = nil
      }
    }
    push(contents, index)
  }

  private mutating func calleeAndArguments(_ parts: [Child]) -> (callee: Child, arguments: [Child])?
  {
    guard let callee = parts.first(where: { ts_node_is_named($0.node) }) else { return nil }
    let suffixes = parts.filter { $0.symbol == .callSuffix || $0.symbol == .constructorSuffix }
    return (callee, suffixes.flatMap { children($0.node) })
  }

  private func isSubscript(_ arguments: [Child]) -> Bool {
    guard let first = arguments.first, first.symbol == .valueArguments else { return false }
    return text[Int(first.start)] == UInt8(ascii: "[")
  }

  private mutating func lowerDefer(
    _ node: TSNode, _ closure: TSNode, _ parent: Int32, _ role: Role
  ) {
    let index = add(.defer, role, parent, node)
    if let block = block(children(closure)[...]) { push([(block, .body)], index) }
  }

  private mutating func lowerArgument(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    let label = parts.first { $0.symbol == .valueArgumentLabel && $0.field == .name }
    let index = add(.argument, .argument, parent, node, name: label?.node)
    push(
      parts.filter { ts_node_is_named($0.node) && $0.symbol != .valueArgumentLabel }, index,
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
    let sign = parts.first { $0.symbol == .asOperator }
    let index = add(
      symbol == .asExpression ? .cast : .check, role, parent, node, name: sign?.node)
    push(
      parts.filter { ts_node_is_named($0.node) && $0.symbol != .asOperator }
        .map { (.code($0.node), $0.field == .name ? .annotation : .value) }, index)
  }

  private mutating func lowerClosure(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    let index = add(.closure, role, parent, node)
    var contents: [(Content, Role)] = []
    for part in parts {
      switch part.symbol {
      case .attribute: contents.append((.code(part.node), .attribute))
      case .captureList: contents.append((.code(part.node), .captured))
      case .lambdaFunctionType:
        for type in children(part.node) where type.symbol == .lambdaFunctionTypeParameters {
          contents += children(type.node).filter { $0.symbol == .lambdaParameter }
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
}

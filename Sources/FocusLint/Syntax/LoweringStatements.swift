import CTreeSitter

/// Control flow and assignments.
extension Lowering {
  /// Reads a statement; false where the node is none.
  mutating func lowerStatement(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) -> Bool {
    switch symbol {
    case .if_statement: lowerBranches(.if, node, parent, role)
    case .guard_statement: lowerBranches(.guard, node, parent, role)
    case .while_statement: lowerBranches(.while, node, parent, role)
    case .repeat_while_statement: lowerBranches(.repeat, node, parent, role)
    case .do_statement: lowerBranches(.do, node, parent, role)
    case .catch_block: lowerBranches(.catch, node, parent, role)
    case .switch_statement:
      let index = add(.switch, role, parent, node)
      push(
        children(node).filter { ts_node_is_named($0.node) }
          .map { (.code($0.node), $0.field == .expr ? .subject : .none) }, index)
    case .switch_entry: lowerSwitchCase(node, parent)
    case .for_statement: lowerFor(node, parent, role)
    case .control_transfer_statement:
      let parts = children(node)
      let index = add(.transfer, role, parent, node, name: parts.first?.node)
      push(Array(parts.dropFirst()), index, .value)
    case .assignment: lowerAssignment(node, parent, role)
    case .directly_assignable_expression: push(children(node), parent, role)
    case .pattern: lowerPattern(node, parent, role)
    default: return false
    }
    return true
  }

  /// `if`, `guard`, `while`, `repeat`, `do` and `catch`: conditions, then blocks.
  private mutating func lowerBranches(
    _ kind: NodeKind, _ node: TSNode, _ parent: Int32, _ role: Role
  ) {
    let index = add(kind, role, parent, node)
    let parts = children(node)
    var contents: [(Content, Role)] = []
    var condition: [Child] = []
    var isAfterElse = false
    var at = 0
    while at < parts.count {
      let part = parts[at]
      if part.symbol == .openBrace {
        if !condition.isEmpty { contents += conditions(condition) }
        condition = []
        let close = parts[at...].firstIndex { $0.symbol == .closeBrace } ?? parts.count - 1
        let blockRole: Role =
          kind == .guard ? .otherwise : isAfterElse ? .otherwise : kind == .if ? .then : .body
        if let block = block(parts[at...close]) { contents.append((block, blockRole)) }
        at = close
      } else if part.symbol == .else {
        isAfterElse = true
      } else if part.symbol == .if_statement {
        contents.append((.code(part.node), isAfterElse ? .otherwise : .condition))
      } else if part.symbol == .catch_block {
        contents.append((.code(part.node), .none))
      } else if part.field == .error {
        contents.append((.code(part.node), .pattern))
      } else if ts_node_is_named(part.node) || part.symbol == .comma || part.symbol == .caseWord
        || part.symbol == .equals || part.symbol == .openParenthesis
        || part.symbol == .closeParenthesis
      {
        condition.append(part)
      }
      at += 1
    }
    if !condition.isEmpty { contents += conditions(condition) }
    push(contents, index)
  }

  /// A list of conditions, split at its commas.
  private mutating func conditions(_ parts: [Child]) -> [(Content, Role)] {
    var contents: [(Content, Role)] = []
    var depth = 0
    for group in parts.split(whereSeparator: { part in
      if part.symbol == .openParenthesis { depth += 1 }
      if part.symbol == .closeParenthesis { depth -= 1 }
      return part.symbol == .comma && depth == 0
    }) {
      let group = Array(group)
      let isCase = group.first?.symbol == .caseWord
      if isCase, group.contains(where: { $0.symbol == .equals }) {
        contents.append((.group(.match, group, name: nil, marks: []), .condition))
      } else if let binding = group.first(where: { $0.symbol == .value_binding_pattern }) {
        let name = group.first { $0.field == .bound_identifier }
        let isConstant = bytes(binding.node).elementsEqual("let".utf8)
        contents.append(
          (.group(.binding, group, name: name?.node, marks: isConstant ? .isConstant : []), .condition))
      } else if let expression = group.first(where: { ts_node_is_named($0.node) && !$0.symbol.isType }) {
        let isKeyword = expression.symbol == .where_keyword
        if !isKeyword { contents.append((.code(expression.node), .condition)) }
      }
    }
    return contents
  }

  /// What a `let x = e` or a `case p = e` holds.
  mutating func conditionContents(_ kind: NodeKind, _ parts: [Child]) -> [(Content, Role)] {
    guard let equals = parts.lastIndex(where: { $0.symbol == .equals }) else { return [] }
    let value = parts[(equals + 1)...].first { ts_node_is_named($0.node) }
    var contents: [(Content, Role)] = []
    if kind == .match {
      for part in parts[..<equals] where ts_node_is_named(part.node) {
        // `case let .some(x)`: the `let` holds for each name below.
        if part.symbol != .value_binding_pattern { contents.append((.code(part.node), .pattern)) }
      }
    }
    if let value { contents.append((.code(value.node), .value)) }
    return contents
  }

  private mutating func lowerSwitchCase(_ node: TSNode, _ parent: Int32) {
    let index = add(.switchCase, .none, parent, node)
    var contents: [(Content, Role)] = []
    var isFilter = false
    for part in children(node) where ts_node_is_named(part.node) {
      switch part.symbol {
      case .switch_pattern: contents.append((.code(part.node), .pattern))
      case .where_keyword: isFilter = true
      case .statements:
        contents.append((.block(children(part.node), start: part.start, end: part.end), .body))
      case .modifiers, .attribute: break
      default: contents.append((.code(part.node), isFilter ? .filter : .none))
      }
    }
    push(contents, index)
  }

  private mutating func lowerFor(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let index = add(.for, role, parent, node)
    let parts = children(node)
    var contents: [(Content, Role)] = []
    for part in parts {
      switch (part.field, part.symbol) {
      case (.item, _): contents.append((.code(part.node), .pattern))
      case (.collection, _): contents.append((.code(part.node), .subject))
      case (_, .where_clause):
        contents += children(part.node).filter { ts_node_is_named($0.node) && $0.symbol != .where_keyword }
          .map { (.code($0.node), .filter) }
      default: break
      }
    }
    if let open = parts.lastIndex(where: { $0.symbol == .openBrace }),
      let block = block(parts[open...])
    {
      contents.append((block, .body))
    }
    push(contents, index)
  }

  private mutating func lowerAssignment(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    let sign = parts.first { $0.field == .operator } ?? parts.first { !ts_node_is_named($0.node) }
    let index = add(.assignment, role, parent, node, name: sign?.node)
    push(
      parts.compactMap { part in
        if part.field == .target { return (.code(part.node), .target) }
        return part.field == .result ? (.code(part.node), .value) : nil
      }, index)
  }

  /// A pattern that binds one name is that name; any other holds its parts.
  private mutating func lowerPattern(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    let bound = parts.first { $0.field == .bound_identifier }
    let index = add(.pattern, role == .none ? .pattern : role, parent, node, name: bound?.node)
    if bound == nil {
      let isBinding = parts.contains { $0.symbol == .value_binding_pattern }
      let named = parts.filter { ts_node_is_named($0.node) && $0.symbol != .value_binding_pattern }
      // `(m, n)` and `let .b(y)`: an identifier that is alone in its pattern binds a name.
      if named.count == 1, named[0].symbol == .simple_identifier, parts.count == 1 || isBinding {
        setName(index, named[0].start, named[0].end)
      } else {
        push(named, index, .none)
      }
    }
  }
}

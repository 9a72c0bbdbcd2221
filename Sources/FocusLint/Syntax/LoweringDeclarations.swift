import CTreeSitter

/// Types, properties, functions and their parts.
extension Lowering {
  /// Reads a declaration; false where the node is none.
  mutating func lowerDeclaration(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) -> Bool {
    switch symbol {
    case .classDeclaration, .protocolDeclaration: lowerType(node, parent)
    case .propertyDeclaration, .protocolPropertyDeclaration: lowerProperty(node, parent, role)
    case .functionDeclaration, .protocolFunctionDeclaration:
      lowerFunction(.function, node, parent, role)
    case .initDeclaration: lowerFunction(.initializer, node, parent, role)
    case .deinitDeclaration: lowerFunction(.deinitializer, node, parent, role)
    case .subscriptDeclaration: lowerFunction(.subscript, node, parent, role)
    case .enumEntry: lowerCases(node, parent)
    case .typealiasDeclaration:
      let parts = children(node)
      let names = parts.filter { $0.field == .name }
      let index = add(.typeAlias, role, parent, node, name: names.first?.node)
      push(names.dropFirst().map { (.code($0.node), .annotation) }, index)
    case .importDeclaration:
      let name = children(node).last { ts_node_is_named($0.node) && $0.symbol != .modifiers }
      _ = add(.import, role, parent, node, name: name?.node)
    case .attribute: lowerAttribute(node, parent)
    case .inheritanceSpecifier:
      let type = children(node).first { $0.field == .inheritsFrom }
      _ = add(.inheritance, .inherited, parent, node, name: type?.node ?? node)
    case .typeAnnotation:
      push(children(node).filter { $0.symbol.isType }, parent, .annotation)
    case .computedProperty: lowerAccessors(children(node), parent)
    case .willsetDidsetBlock: push(children(node), parent, .member)
    case .computedGetter, .computedSetter, .computedModify, .willsetClause, .didsetClause:
      lowerAccessor(node, parent)
    case .parameter, .lambdaParameter: lowerParameter(node, hasDefault: false, parent)
    default: return false
    }
    return true
  }

  private mutating func lowerType(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    let name = parts.first { $0.field == .name }
    let index = add(
      .type, nodes[Int(parent)].kind == .type ? .member : .statement, parent, node,
      name: name?.node, marks: marks(parts).union(keyword(parts)))
    var contents: [(Content, Role)] = []
    for part in parts {
      switch part.symbol {
      case .modifiers, .attribute, .inheritanceSpecifier:
        contents.append((.code(part.node), .attribute))
      case .classBody, .enumClassBody, .protocolBody:
        for member in children(part.node) where ts_node_is_named(member.node) {
          contents.append((.code(member.node), .member))
        }
      default: break
      }
    }
    push(contents, index)
  }

  /// One node a name: `var a, b: Bool` are two properties of one type.
  private mutating func lowerProperty(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    var marks = marks(parts)
    if parts.contains(where: {
      $0.symbol == .valueBindingPattern && bytes($0.node).elementsEqual("let".utf8)
    }) {
      marks.insert(.isConstant)
    }
    let shared = parts.filter { $0.symbol == .modifiers || $0.symbol == .attribute }
    let names = parts.indices.filter { parts[$0].field == .name && parts[$0].symbol == .pattern }
    var contents: [(Content, Role)] = []
    for (number, at) in names.enumerated() {
      let end = number + 1 < names.count ? names[number + 1] : parts.count
      var rest = parts[(at + 1)..<end].filter { ts_node_is_named($0.node) }
      if number + 1 < names.count, rest.isEmpty {
        rest = parts[at...].filter { $0.symbol == .typeAnnotation }.prefix(1).map { $0 }
      }
      let bound = simpleName(parts[at].node)
      var group = shared + [parts[at]] + rest
      group.sort { $0.start < $1.start }
      contents.append((.group(.property, group, name: bound, marks: marks), role))
    }
    push(contents, parent)
  }

  /// The identifier of a pattern that binds one name; nil for `(a, b)`.
  mutating func simpleName(_ pattern: TSNode) -> TSNode? {
    children(pattern).first { $0.field == .boundIdentifier }?.node
  }

  mutating func lowerGroup(_ kind: NodeKind, _ parts: [Child], _ index: Int32) {
    var contents: [(Content, Role)] = []
    switch kind {
    case .property:
      for part in parts where ts_node_is_named(part.node) {
        switch part.symbol {
        case .modifiers, .attribute: contents.append((.code(part.node), .attribute))
        case .pattern:
          if simpleName(part.node) == nil { contents.append((.code(part.node), .pattern)) }
        case .typeAnnotation: contents.append((.code(part.node), .annotation))
        case .computedProperty, .willsetDidsetBlock: contents.append((.code(part.node), .member))
        default: contents.append((.code(part.node), .value))
        }
      }
    case .parameter:
      for part in parts where part.symbol == .parameter {
        nodes[Int(index)].end = part.end
        contents += parameterContents(part.node)
      }
    case .binding, .match: contents = conditionContents(kind, parts)
    case .argument: contents = parts.map { (.code($0.node), .value) }
    default: contents = parts.map { (.code($0.node), .none) }
    }
    push(contents, index)
  }

  private mutating func lowerFunction(
    _ kind: NodeKind, _ node: TSNode, _ parent: Int32, _ role: Role
  ) {
    let parts = children(node)
    let name = parts.first { $0.field == .name && $0.symbol == .simpleIdentifier }
    let index = add(kind, role, parent, node, name: name?.node, marks: marks(parts))
    var contents: [(Content, Role)] = []
    for (at, part) in parts.enumerated() {
      switch part.symbol {
      case .modifiers, .attribute: contents.append((.code(part.node), .attribute))
      case .parameter:
        let hasDefault = at + 1 < parts.count && parts[at + 1].symbol == .equals
        let name = children(part.node).last { $0.field == .name && $0.symbol == .simpleIdentifier }
        contents.append(
          (
            .group(.parameter, [part], name: name?.node, marks: hasDefault ? .hasDefault : []),
            .parameter
          ))
      case .functionBody:
        if let block = block(children(part.node)[...]) { contents.append((block, .body)) }
      case .computedProperty: contents.append((.code(part.node), .member))
      default: if part.symbol.isType { contents.append((.code(part.node), .annotation)) }
      }
    }
    if name == nil, let keyword = parts.first(where: { !ts_node_is_named($0.node) }) {
      setName(index, keyword.start, keyword.end)
    }
    push(contents, index)
  }

  private mutating func lowerParameter(_ node: TSNode, hasDefault: Bool, _ parent: Int32) {
    let parts = children(node)
    let name = parts.last { $0.field == .name && $0.symbol == .simpleIdentifier }
    let index = add(
      .parameter, .parameter, parent, node, name: name?.node, marks: hasDefault ? .hasDefault : [])
    push(parameterContents(node), index)
  }

  private mutating func parameterContents(_ node: TSNode) -> [(Content, Role)] {
    children(node).compactMap { part in
      if part.field == .externalName { return (.code(part.node), .label) }
      if part.symbol.isType { return (.code(part.node), .annotation) }
      return nil
    }
  }

  private mutating func lowerCases(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    for (at, part) in parts.enumerated()
    where part.field == .name && part.symbol == .simpleIdentifier {
      let index = add(.enumCase, .member, parent, part.node, name: part.node)
      if at + 1 < parts.count, parts[at + 1].start == part.end, ts_node_is_named(parts[at + 1].node)
      {
        nodes[Int(index)].end = parts[at + 1].end
      }
    }
  }

  private mutating func lowerAttribute(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    let type = parts.first { $0.symbol == .userType }
    let index = add(.attribute, .attribute, parent, node, name: type?.node)
    guard let type else { return }
    // `@FocusState<Field?>`: the name is what stands before the `<`.
    if let generic = children(type.node).first(where: { $0.symbol == .typeArguments }) {
      setName(index, type.start, generic.start)
      push(children(generic.node), index, .annotation)
    }
    push(parts.filter { $0.start > type.start }, index, .argument)
  }

  private mutating func lowerAccessors(_ parts: [Child], _ parent: Int32) {
    let isImplicitGetter = !parts.contains {
      $0.symbol == .computedGetter || $0.symbol == .computedSetter
        || $0.symbol == .computedModify
    }
    guard isImplicitGetter, let open = parts.first, let close = parts.last else {
      return push(parts, parent, .member)
    }
    let index = add(.accessor, .member, parent, open.node)
    nodes[Int(index)].end = close.end
    if let block = block(parts[...]) { push([(block, .body)], index) }
  }

  /// `get`, `set`, `willSet`, `didSet`, as its name; an implicit getter has none.
  private mutating func lowerAccessor(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    let index = add(.accessor, .member, parent, node)
    if let word = parts.first(where: { $0.symbol != .modifiers && $0.symbol != .attribute }) {
      setName(index, word.start, word.end)
    }
    var contents: [(Content, Role)] = []
    if let open = parts.firstIndex(where: { $0.symbol == .openBrace }) {
      if let block = block(parts[open...]) { contents.append((block, .body)) }
    }
    push(contents, index)
  }
}

import CTreeSitter

/// Types, properties, functions and their parts.
extension Lowering {
  /// Reads a declaration; false where the node is none.
  mutating func lowerDeclaration(
    _ node: TSNode, _ symbol: Symbol, _ parent: Int32, _ role: Role
  ) -> Bool {
    switch symbol {
    case .class_declaration, .protocol_declaration: lowerType(node, parent)
    case .property_declaration, .protocol_property_declaration: lowerProperty(node, parent, role)
    case .function_declaration, .protocol_function_declaration:
      lowerFunction(.function, node, parent, role)
    case .init_declaration: lowerFunction(.initializer, node, parent, role)
    case .deinit_declaration: lowerFunction(.deinitializer, node, parent, role)
    case .subscript_declaration: lowerFunction(.subscript, node, parent, role)
    case .enum_entry: lowerCases(node, parent)
    case .typealias_declaration:
      let parts = children(node)
      let names = parts.filter { $0.field == .name }
      let index = add(.typeAlias, role, parent, node, name: names.first?.node)
      push(names.dropFirst().map { (.code($0.node), .annotation) }, index)
    case .import_declaration:
      let name = children(node).last { ts_node_is_named($0.node) && $0.symbol != .modifiers }
      _ = add(.import, role, parent, node, name: name?.node)
    case .attribute: lowerAttribute(node, parent)
    case .inheritance_specifier:
      let type = children(node).first { $0.field == .inherits_from }
      _ = add(.inheritance, .inherited, parent, node, name: type?.node ?? node)
    case .type_annotation:
      push(children(node).filter { $0.symbol.isType }, parent, .annotation)
    case .computed_property: lowerAccessors(children(node), parent)
    case .willset_didset_block: push(children(node), parent, .member)
    case .computed_getter, .computed_setter, .computed_modify, .willset_clause, .didset_clause:
      lowerAccessor(node, parent)
    case .parameter, .lambda_parameter: lowerParameter(node, hasDefault: false, parent)
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
      case .modifiers, .attribute, .inheritance_specifier:
        contents.append((.code(part.node), .attribute))
      case .class_body, .enum_class_body, .protocol_body:
        for member in children(part.node) where ts_node_is_named(member.node) {
          contents.append((.code(member.node), .member))
        }
      default: break
      }
    }
    push(contents, index)
  }

  private func keyword(_ parts: [Child]) -> Marks {
    for part in parts where !ts_node_is_named(part.node) {
      switch string(part.node) {
      case "struct": return .isStruct
      case "class": return .isClass
      case "actor": return .isActor
      case "enum": return .isEnum
      case "extension": return .isExtension
      case "protocol": return .isProtocol
      default: continue
      }
    }
    return []
  }

  /// One node a name: `var a, b: Bool` are two properties of one type.
  private mutating func lowerProperty(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let parts = children(node)
    var marks = marks(parts)
    if parts.contains(where: { $0.symbol == .value_binding_pattern && bytes($0.node).elementsEqual("let".utf8) }) {
      marks.insert(.isConstant)
    }
    let shared = parts.filter { $0.symbol == .modifiers || $0.symbol == .attribute }
    let names = parts.indices.filter { parts[$0].field == .name && parts[$0].symbol == .pattern }
    var contents: [(Content, Role)] = []
    for (number, at) in names.enumerated() {
      let end = number + 1 < names.count ? names[number + 1] : parts.count
      var rest = parts[(at + 1)..<end].filter { ts_node_is_named($0.node) }
      if number + 1 < names.count, rest.isEmpty {
        rest = parts[at...].filter { $0.symbol == .type_annotation }.prefix(1).map { $0 }
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
    children(pattern).first { $0.field == .bound_identifier }?.node
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
        case .type_annotation: contents.append((.code(part.node), .annotation))
        case .computed_property, .willset_didset_block: contents.append((.code(part.node), .member))
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
    let name = parts.first { $0.field == .name && $0.symbol == .simple_identifier }
    let index = add(kind, role, parent, node, name: name?.node, marks: marks(parts))
    var contents: [(Content, Role)] = []
    for (at, part) in parts.enumerated() {
      switch part.symbol {
      case .modifiers, .attribute: contents.append((.code(part.node), .attribute))
      case .parameter:
        let hasDefault = at + 1 < parts.count && parts[at + 1].symbol == .equals
        let name = children(part.node).last { $0.field == .name && $0.symbol == .simple_identifier }
        contents.append(
          (.group(.parameter, [part], name: name?.node, marks: hasDefault ? .hasDefault : []), .parameter))
      case .function_body:
        if let block = block(children(part.node)[...]) { contents.append((block, .body)) }
      case .computed_property: contents.append((.code(part.node), .member))
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
    let name = parts.last { $0.field == .name && $0.symbol == .simple_identifier }
    let index = add(
      .parameter, .parameter, parent, node, name: name?.node, marks: hasDefault ? .hasDefault : [])
    push(parameterContents(node), index)
  }

  private mutating func parameterContents(_ node: TSNode) -> [(Content, Role)] {
    children(node).compactMap { part in
      if part.field == .external_name { return (.code(part.node), .label) }
      if part.symbol.isType { return (.code(part.node), .annotation) }
      return nil
    }
  }

  private mutating func lowerCases(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    for (at, part) in parts.enumerated()
    where part.field == .name && part.symbol == .simple_identifier {
      let index = add(.enumCase, .member, parent, part.node, name: part.node)
      if at + 1 < parts.count, parts[at + 1].start == part.end, ts_node_is_named(parts[at + 1].node) {
        nodes[Int(index)].end = parts[at + 1].end
      }
    }
  }

  private mutating func lowerAttribute(_ node: TSNode, _ parent: Int32) {
    let parts = children(node)
    let type = parts.first { $0.symbol == .user_type }
    let index = add(.attribute, .attribute, parent, node, name: type?.node)
    guard let type else { return }
    // `@FocusState<Field?>`: the name is what stands before the `<`.
    if let generic = children(type.node).first(where: { $0.symbol == .type_arguments }) {
      setName(index, type.start, generic.start)
      push(children(generic.node), index, .annotation)
    }
    push(parts.filter { $0.start > type.start }, index, .argument)
  }

  private mutating func lowerAccessors(_ parts: [Child], _ parent: Int32) {
    let isImplicitGetter = !parts.contains {
      $0.symbol == .computed_getter || $0.symbol == .computed_setter || $0.symbol == .computed_modify
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

  private mutating func marks(_ parts: [Child]) -> Marks {
    var marks: Marks = []
    for part in parts {
      if part.symbol == .asyncWord { marks.insert(.isAsync) }
      guard part.symbol == .modifiers else { continue }
      for modifier in children(part.node) where modifier.symbol != .attribute {
        switch string(modifier.node) {
        case "static", "class": marks.insert(.isStatic)
        case "private": marks.insert(.isPrivate)
        case "fileprivate": marks.insert(.isFilePrivate)
        case "public", "open": marks.insert(.isPublic)
        case "override": marks.insert(.isOverride)
        case "lazy": marks.insert(.isLazy)
        case "weak": marks.insert(.isWeak)
        case "nonisolated": marks.insert(.isNonisolated)
        default: break
        }
      }
    }
    return marks
  }
}

import CTreeSitter

/// Turns the grammar's tree into a `SyntaxTree`'s nodes, and mends the grammar's oddities on the way:
/// operators nest by Swift's precedence, `!a.b()` negates the call, bodies are blocks, parentheses
/// and optional chaining leave no node.
///
/// Works from a list of what is still to be read, not by recursion: the depth of hostile code is the
/// size of an array.
struct Lowering {
  let grammar: Grammar
  let text: [UInt8]
  var nodes: [RawNode] = []
  private var work: [Item] = []
  private var cursor = TSTreeCursor()

  /// Something still to be read, and where it will hang.
  private struct Item {
    var content: Content
    var parent: Int32
    var role: Role
  }

  enum Content {
    case code(TSNode)
    /// Operands and the operators between them, one fewer.
    case operators(ArraySlice<TSNode>, ArraySlice<TSNode>)
    /// Several grammar nodes that are one of ours.
    case group(NodeKind, [Child], name: TSNode?, marks: Marks)
    /// Statements between braces.
    case block([Child], start: UInt32, end: UInt32)
  }

  /// A child as the grammar gives it.
  struct Child {
    var node: TSNode
    var symbol: Symbol
    var field: Field
    var start: UInt32 { ts_node_start_byte(node) }
    var end: UInt32 { ts_node_end_byte(node) }
  }

  init(grammar: Grammar, text: [UInt8]) {
    self.grammar = grammar
    self.text = text
    nodes.reserveCapacity(text.count / 6)
  }

  /// The nodes of a whole tree, in preorder.
  mutating func nodes(of root: TSNode) -> [RawNode] {
    cursor = ts_tree_cursor_new(root)
    defer { ts_tree_cursor_delete(&cursor) }
    let file = add(.file, .none, -1, root)
    push(children(root), file, .statement)
    while let item = work.popLast() { lower(item) }
    for index in nodes.indices.reversed() {
      nodes[index].next = max(nodes[index].next, Int32(index + 1))
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      nodes[parent].next = max(nodes[parent].next, nodes[index].next)
      switch nodes[index].kind {
      case .property, .function, .guard: nodes[parent].marks.insert(.declares)
      default: break
      }
    }
    return nodes
  }

  // MARK: Building

  mutating func add(
    _ kind: NodeKind, _ role: Role, _ parent: Int32, _ node: TSNode, name: TSNode? = nil,
    marks: Marks = []
  ) -> Int32 {
    var raw = RawNode(
      kind: kind, role: role, marks: marks, parent: parent, start: ts_node_start_byte(node),
      end: ts_node_end_byte(node))
    if let name {
      raw.nameStart = ts_node_start_byte(name)
      raw.nameEnd = ts_node_end_byte(name)
    }
    nodes.append(raw)
    return Int32(nodes.count - 1)
  }

  mutating func setName(_ index: Int32, _ start: UInt32, _ end: UInt32) {
    nodes[Int(index)].nameStart = start
    nodes[Int(index)].nameEnd = end
  }

  /// Puts off contents so that they are read in their order.
  mutating func push(_ contents: [(Content, Role)], _ parent: Int32) {
    for (content, role) in contents.reversed() {
      work.append(Item(content: content, parent: parent, role: role))
    }
  }

  /// Puts off named children that stand for code.
  mutating func push(_ children: [Child], _ parent: Int32, _ role: Role) {
    for child in children.reversed() where ts_node_is_named(child.node) {
      work.append(Item(content: .code(child.node), parent: parent, role: role))
    }
  }

  mutating func children(_ node: TSNode) -> [Child] {
    let count = Int(ts_node_child_count(node))
    guard count > 0 else { return [] }
    ts_tree_cursor_reset(&cursor, node)
    guard ts_tree_cursor_goto_first_child(&cursor) else { return [] }
    var children: [Child] = []
    children.reserveCapacity(count)
    repeat {
      let node = ts_tree_cursor_current_node(&cursor)
      let field = grammar.field(ts_tree_cursor_current_field_id(&cursor))
      children.append(Child(node: node, symbol: grammar.symbol(node), field: field))
    } while ts_tree_cursor_goto_next_sibling(&cursor)
    return children
  }

  func bytes(_ node: TSNode) -> ArraySlice<UInt8> {
    text[Int(ts_node_start_byte(node))..<Int(ts_node_end_byte(node))]
  }

  func string(_ node: TSNode) -> String { String(decoding: bytes(node), as: UTF8.self) }

  // MARK: Reading

  private mutating func lower(_ item: Item) {
    switch item.content {
    case .operators(let operands, let operators):
      lowerOperators(operands, operators, item.parent, item.role)
    case .group(let kind, let children, let name, let marks):
      guard let first = children.first, let last = children.last else { return }
      let index = add(kind, item.role, item.parent, first.node, name: name, marks: marks)
      nodes[Int(index)].end = last.end
      lowerGroup(kind, children, index)
    case .block(let children, let start, let end):
      nodes.append(
        RawNode(kind: .block, role: item.role, parent: item.parent, start: start, end: end))
      push(children, Int32(nodes.count - 1), .statement)
    case .code(let node):
      lower(node, item.parent, item.role)
    }
  }

  private mutating func lower(_ node: TSNode, _ parent: Int32, _ role: Role) {
    let symbol = grammar.symbol(node)
    if lowerDeclaration(node, symbol, parent, role) { return }
    if lowerStatement(node, symbol, parent, role) { return }
    if lowerExpression(node, symbol, parent, role) { return }
    switch symbol {
    case .comment, .multilineComment, .directive, .diagnostic, .typeParameters,
      .typeConstraints, .throwsWord, .else, .whereKeyword, .wildcardPattern, .asOperator,
      .tryOperator, .typeArguments, .customOperator:
      return
    case .modifiers:
      push(children(node).filter { $0.symbol == .attribute }, parent, .attribute)
    case .statements, .valueArguments, .switchPattern:
      push(children(node), parent, role)
    case .error:
      let index = add(.error, role, parent, node)
      push(children(node), index, .none)
    default:
      let index = add(symbol.isType ? .typeName : .other, role, parent, node)
      if symbol.isType {
        setName(index, ts_node_start_byte(node), ts_node_end_byte(node))
      } else {
        push(children(node), index, .none)
      }
    }
  }

  /// The children between braces, as a block.
  func block(_ children: ArraySlice<Child>) -> Content? {
    guard let open = children.first, let close = children.last else { return nil }
    return .block(Array(children), start: open.start, end: close.end)
  }
}

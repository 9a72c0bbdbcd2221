/// What one walk over a tree finds.
struct Findings {
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [Function] = []
  private(set) var changes: [Change] = []
  private(set) var locals: [Property] = []
  private(set) var globals: [String: Node] = [:]
  private(set) var aliases: [String: [String]] = [:]
  private(set) var projections: Set<String> = []
  /// By the hash of the name, as are the others.
  private(set) var calls: [UInt64: [Node]] = [:]
  private(set) var allCalls: [Node] = []
  private(set) var arguments: [UInt64: [Node]] = [:]
  private(set) var keyPaths: [Node] = []
  /// The uses of wrapped properties in each type, nested ones apart, by the type's place in the text.
  private var wrapperUses: [[UInt64: [Node]]] = []
  /// The types around the walk: where each ends among the nodes, and its place among all types.
  private var open: [(end: Int, place: Int)] = []

  init(_ tree: SyntaxTree) {
    var declarations: [Node] = []
    // Most nodes tell nothing, and none is made of them.
    tree.withNodes { nodes, text in
      for (index, raw) in nodes.enumerated() {
        while let last = open.last, last.end <= index { open.removeLast() }
        switch raw.kind {
        case .name, .member:
          guard raw.nameStart < raw.nameEnd else { continue }
          let sign = text[Int(raw.nameStart)]
          if sign == UInt8(ascii: "$") || sign == UInt8(ascii: "_") {
            add(wrapperUse: Node(tree: tree, index: index))
          }
        case .type:
          open.append((Int(raw.next), declarations.count))
          declarations.append(Node(tree: tree, index: index))
          wrapperUses.append([:])
        case .function, .initializer, .property, .call, .assignment, .prefix, .argument, .typeAlias,
          .keyPath:
          add(Node(tree: tree, index: index), raw.kind)
        default: break
        }
      }
    }
    types = zip(declarations, wrapperUses).map { TypeDeclaration($0, wrapperUses: $1) }
  }

  private mutating func add(_ node: Node, _ kind: NodeKind) {
    switch kind {
    case .function, .initializer: functions.append(Function(node))
    case .property: add(property: node)
    case .call: add(call: node)
    case .assignment, .prefix: changes += Change.all(of: node)
    case .argument:
      if let value = node.namedValue { arguments[value.nameHash, default: []].append(value) }
    case .typeAlias where node.parent?.kind == .file:
      aliases[node.name, default: []].append(
        node.child(.annotation)?.name.typeNameWithoutArguments ?? "")
    case .keyPath:
      keyPaths.append(node)
      add(projection: node)
    default: break
    }
  }

  private mutating func add(call node: Node) {
    changes += Change.all(of: node)
    allCalls.append(node)
    // `#selector(edited(_:))` calls nothing.
    if node.parent?.kind == .selector { return }
    for hash in node.calleeHashes { calls[hash, default: []].append(node) }
  }

  private mutating func add(property node: Node) {
    if node.parent?.kind == .file { globals[node.name] = node }
    if node.parent?.kind == .block, node.child(.attribute) != nil { locals.append(Property(node)) }
  }

  /// `other.$x`, and `\.$x`, of which nobody sees what it is a projection of.
  private mutating func add(projection node: Node) {
    guard node.nameHolds(UInt8(ascii: "$")), node.child(.base)?.isNamed("self") != true else {
      return
    }
    for name in node.name.split(separator: ".") where name.hasPrefix("$") {
      projections.insert(String(name.dropFirst()))
    }
  }

  private mutating func add(wrapperUse node: Node) {
    if node.kind == .member { add(projection: node) }
    guard let type = open.last else { return }
    wrapperUses[type.place][node.nameHash(without: 1), default: []].append(node)
  }
}

extension Node {
  /// The hashes of the names by which a call can be asked for.
  var calleeHashes: [UInt64] {
    let written = nameRange.isEmpty ? child(.callee)?.nameHash ?? FNV().value : nameHash
    if tree.vocabulary.isEmpty { return [written] }
    // Who asks for the calls of a declared function knows it by the name it is declared with.
    let told = FNV.hash(calleeName.utf8)
    return told == written ? [written] : [told, written]
  }

  /// The value of an argument that is no more than a name: `focus` of `forEach(focus)`.
  var namedValue: Node? {
    guard let value = child(.value), value.kind == .name || value.kind == .member else {
      return nil
    }
    return value
  }
}

/// What is known of a project's files together, as one compiler run sees them.
///
/// Types are looked up by module and name; a file can be replaced by itself.
package struct ProjectFacts: Sendable {
  /// Boolean options of rules that are set, `rule.option`.
  package var options: Set<String> = []
  /// Only what is written in the asking file itself can be relied on to be all there is.
  package var isIsolated = false

  /// All variants of the files together.
  var variants: VariantIndex
  /// What was found out of these facts; threads that share them each open one of their own.
  package var notebook = Notebook()

  private var files: [Path.Key: FileFacts] = [:]
  private var declarations: [TypeKey: [TypeDeclaration]] = [:]
  /// Types with a `makeCoordinator`, by module and the last name of the type that it returns.
  private var makers: [TypeKey: [TypeDeclaration]] = [:]
  private var filesByTree: [ObjectIdentifier: FileFacts] = [:]
  /// By path.
  private var modules: [String: [FileFacts]] = [:]
  /// The files that use a function's or type's name, by module and the name's hash, by path.
  private var users: [String: [UInt64: [FileFacts]]] = [:]

  private struct TypeKey: Hashable {
    var scope: String
    var name: String
  }

  /// The files that declare a type at their top, by module and name.
  private var owners: [TypeKey: [String]] = [:]
  /// The names of types that more than one file of a module declares.
  private var shared: Set<TypeKey> = []
  /// The files with a top-level type alias, by module and name, by path.
  private var aliases: [TypeKey: [FileFacts]] = [:]

  /// - Parameter variants: All variants of the files together.
  package init(_ files: [FileFacts] = [], variants: VariantIndex = VariantIndex()) {
    self.variants = variants
    for file in files { register(file) }
    for file in files { index(file) }
  }

  /// Puts a file's facts in the place of what was known of it; nil forgets it.
  package mutating func replace(_ path: String, with facts: FileFacts?) {
    notebook = Notebook()
    let old = files[Path.Key(path)]
    let changed = [old, facts].compactMap { $0 }
    let wereShared = changed.contains(where: declaresShared)
    if let old { forget(old) }
    if let facts { register(facts) }
    let ownsTheSame = old?.module == facts?.module && old?.ownedTypes == facts?.ownedTypes
    if !ownsTheSame, wereShared || changed.contains(where: declaresShared) {
      // Whose a name is may have changed for other files too.
      declarations = [:]
      for file in files.values { index(file) }
    } else if let facts {
      index(facts)
    }
  }

  private mutating func forget(_ file: FileFacts) {
    for type in file.types {
      declarations[key(of: type.name, in: file)]?.removeAll { $0.node.tree === file.tree }
    }
    for name in file.ownedTypes {
      let key = TypeKey(scope: file.module, name: name)
      owners[key]?.removeAll { Path.same($0, file.file.path) }
      if owners[key]?.count ?? 0 < 2 { shared.remove(key) }
    }
    for name in Set(file.types.flatMap(\.madeCoordinators)) {
      makers[TypeKey(scope: file.module, name: name)]?.removeAll { $0.node.tree === file.tree }
    }
    for name in file.typeAliases.keys {
      aliases[TypeKey(scope: file.module, name: name)]?.removeAll { $0 === file }
    }
    files[Path.Key(file.file.path)] = nil
    filesByTree[ObjectIdentifier(file.tree)] = nil
    modules[file.module]?.removeAll { $0 === file }
    for name in file.usedNames {
      users[file.module]?[name]?.removeAll { $0 === file }
    }
  }

  private mutating func register(_ file: FileFacts) {
    let path = file.file.path
    files[Path.Key(path)] = file
    filesByTree[ObjectIdentifier(file.tree)] = file
    modules[file.module, default: []].insert(file, byPath: \.file)
    for name in file.usedNames {
      users[file.module, default: [:]][name, default: []].insert(file, byPath: \.file)
    }
    for name in file.typeAliases.keys {
      aliases[TypeKey(scope: file.module, name: name), default: []].insert(file, byPath: \.file)
    }
    for name in file.ownedTypes {
      let key = TypeKey(scope: file.module, name: name)
      owners[key, default: []].append(path)
      if owners[key]?.count ?? 0 > 1 { shared.insert(key) }
    }
    for type in file.types {
      for name in type.madeCoordinators {
        makers[TypeKey(scope: file.module, name: name), default: []]
          .insert(type, byPath: \.node.file)
      }
    }
  }

  private mutating func index(_ file: FileFacts) {
    for type in file.types {
      declarations[key(of: type.name, in: file), default: []].insert(type, byPath: \.node.file)
    }
  }

  private func declaresShared(_ file: FileFacts) -> Bool {
    !shared.isEmpty
      && file.ownedTypes.contains { shared.contains(TypeKey(scope: file.module, name: $0)) }
  }

  /// Where a type's name means one type. Files that declare the same one are not compiled together,
  /// whatever their folder looks like: each means its own, and an extension that of the nearest file.
  private func key(of type: String, in file: FileFacts) -> TypeKey {
    let scope = file.scope(of: type)
    if shared.isEmpty { return TypeKey(scope: scope, name: type) }
    let root = TypeKey(scope: scope, name: type.firstComponent)
    guard scope == file.module, shared.contains(root), let owners = owners[root] else {
      return TypeKey(scope: scope, name: type)
    }
    let path = file.file.path
    if file.ownedTypes.contains(root.name) { return TypeKey(scope: path, name: type) }
    func nearness(_ other: String) -> Int { zip(path.utf8, other.utf8).prefix { $0 == $1 }.count }
    let nearest = owners.max { left, right in
      (nearness(left), right) < (nearness(right), left)
    }
    return TypeKey(scope: nearest ?? scope, name: type)
  }

  /// The facts that a node belongs to.
  package func facts(of node: Node) -> FileFacts { filesByTree[ObjectIdentifier(node.tree)]! }

  /// Whether a node is code that this compiler run sees.
  package func sees(_ node: Node) -> Bool { filesByTree[ObjectIdentifier(node.tree)] != nil }

  /// All variants together, to ask for a property of a type.
  package func variants(of type: String, for property: String) -> VariantIndex {
    notebook.rest(on: .type(type))
    notebook.rest(on: .projection(property))
    return variants
  }

  /// All variants together, to ask for anything.
  package var allVariants: VariantIndex {
    notebook.rest(on: .everything)
    return variants
  }

  /// The files of a node's module, by path, to ask for a name.
  ///
  /// - Parameter topic: All that is asked for.
  package func module(of node: Node, for topic: Topic) -> [FileFacts] {
    notebook.rest(on: topic)
    return module(of: node)
  }

  private func module(of node: Node) -> [FileFacts] {
    modules[facts(of: node).module] ?? []
  }

  /// The files of a node's module that call a function or make a type of some name, or hand it over, by
  /// path.
  package func files(using name: String, from node: Node) -> [FileFacts] {
    let hash = FNV.hash(name.utf8)
    notebook.rest(on: .use(hash))
    return users[facts(of: node).module]?[hash] ?? []
  }

  /// A type by its qualified name, seen from a node's module.
  package func type(_ name: String, from node: Node) -> NominalType? {
    notebook.rest(on: .type(name))
    // Who declares what it is nested in decides whose it is.
    if name.holds(".") { notebook.rest(on: .type(name.firstComponent)) }
    guard let found = declarations[key(of: name, in: facts(of: node))], !found.isEmpty else {
      return nil
    }
    return NominalType(name: name, declarations: found)
  }

  /// The type whose declaration or extension a node stands in.
  package func enclosingType(of node: Node) -> NominalType? {
    node.enclosingType.flatMap { declaration in
      notebook.types.answer(to: declaration) {
        type(declaration.qualifiedTypeName, from: declaration)
      }
    }
  }

  /// A type as a name written at a node means it: nested ones of the types around it first.
  package func type(named written: String, at node: Node) -> NominalType? {
    let place = node.kind == .type ? node : node.enclosingType ?? node.tree.root
    return notebook.namedTypes.answer(to: Notebook.WrittenName(name: written, place: place)) {
      foundType(named: written, at: place)
    }
  }

  /// - Parameter node: A type, or a file.
  private func foundType(named written: String, at node: Node) -> NominalType? {
    let name = written.typeNameWithoutArguments
    var outer = node.kind == .type ? node.qualifiedTypeName : nil
    while let around = outer {
      if let found = type(around + "." + name, from: node) { return found }
      if let alias = alias(name, in: type(around, from: node)) {
        return type(named: alias, at: node)
      }
      outer = around.enclosingName
    }
    return type(name, from: node)
  }

  /// The types whose `makeCoordinator` returns something of a name, seen from a node's module.
  func makers(of coordinator: String, from node: Node) -> [TypeDeclaration] {
    notebook.rest(on: .maker(coordinator))
    return makers[TypeKey(scope: facts(of: node).module, name: coordinator)] ?? []
  }

  func alias(_ name: String, in type: NominalType?) -> String? {
    type?.declarations.lazy.flatMap(\.typeAliases).first { $0.name == name && $0.type != name }?
      .type
  }

  /// What a top-level type alias stands for, in whatever `#if` branch.
  func aliases(of name: String, from node: Node) -> [String] {
    notebook.rest(on: .type(name))
    if aliases.isEmpty { return [] }
    let files = aliases[TypeKey(scope: facts(of: node).module, name: name)] ?? []
    return files.flatMap { $0.typeAliases[name] ?? [] }
  }
}

extension Array {
  /// Puts an element behind those whose files' paths are not greater.
  mutating func insert(_ element: Element, byPath file: (Element) -> SourceFile) {
    let path = file(element).path
    // Mostly files come in order.
    guard let last, Path.precedes(path, file(last).path) else { return append(element) }
    insert(element, at: partitioningIndex { Path.precedes(path, file($0).path) })
  }
}

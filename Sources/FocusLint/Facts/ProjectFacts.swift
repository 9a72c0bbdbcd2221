/// What is known of a project's files together, as one compiler run sees them.
///
/// Types are looked up by module and name; a file can be replaced by itself.
package struct ProjectFacts: Sendable {
  /// Boolean options of rules that are set, `rule.option`.
  package var options: Set<String> = []
  /// Only what is written in the asking file itself can be relied on to be all there is.
  package var isIsolated = false

  /// All variants of the files together.
  package var variants = VariantIndex()

  private var files: [Path.Key: FileFacts] = [:]
  private var declarations: [TypeKey: [TypeDeclaration]] = [:]
  private var filesByTree: [ObjectIdentifier: FileFacts] = [:]
  /// By path.
  private var modules: [String: [FileFacts]] = [:]

  private struct TypeKey: Hashable {
    var scope: String
    var name: String
  }

  package init(_ files: [FileFacts] = []) {
    for file in files { replace(file.file.path, with: file) }
  }

  /// Puts a file's facts in the place of what was known of it; nil forgets it.
  package mutating func replace(_ path: String, with facts: FileFacts?) {
    if let old = files[Path.Key(path)] {
      filesByTree[ObjectIdentifier(old.tree)] = nil
      for type in old.types {
        let key = TypeKey(scope: old.scope(of: type.name), name: type.name)
        declarations[key]?.removeAll { $0.node.tree === old.tree }
      }
      modules[old.module]?.removeAll { $0 === old }
    }
    files[Path.Key(path)] = facts
    guard let facts else { return }
    filesByTree[ObjectIdentifier(facts.tree)] = facts
    var module = modules[facts.module] ?? []
    module.insert(
      facts, at: module.firstIndex { Path.precedes(path, $0.file.path) } ?? module.count)
    modules[facts.module] = module
    for type in facts.types {
      let key = TypeKey(scope: facts.scope(of: type.name), name: type.name)
      var types = declarations[key] ?? []
      types.insert(
        type, at: types.firstIndex { Path.precedes(path, $0.node.file.path) } ?? types.count)
      declarations[key] = types
    }
  }

  /// The facts that a node belongs to.
  package func facts(of node: Node) -> FileFacts { filesByTree[ObjectIdentifier(node.tree)]! }

  /// Whether a node is code that this compiler run sees.
  package func sees(_ node: Node) -> Bool { filesByTree[ObjectIdentifier(node.tree)] != nil }

  /// The files of a node's module, by path.
  package func module(of node: Node) -> [FileFacts] {
    modules[facts(of: node).module] ?? []
  }

  /// A type by its qualified name, seen from a node's module.
  package func type(_ name: String, from node: Node) -> NominalType? {
    guard let found = declarations[TypeKey(scope: facts(of: node).scope(of: name), name: name)],
      !found.isEmpty
    else { return nil }
    return NominalType(name: name, declarations: found)
  }

  /// The type whose declaration or extension a node stands in.
  package func enclosingType(of node: Node) -> NominalType? {
    node.enclosingType.flatMap { type($0.qualifiedTypeName, from: node) }
  }

  /// A type as a name written at a node means it: nested ones of the types around it first.
  package func type(named written: String, at node: Node) -> NominalType? {
    let name = written.typeNameWithoutArguments
    var outer = node.kind == .type ? node.qualifiedTypeName : node.enclosingType?.qualifiedTypeName
    while let around = outer {
      if let found = type(around + "." + name, from: node) { return found }
      if let alias = alias(name, in: type(around, from: node)) {
        return type(named: alias, at: node)
      }
      outer = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    return type(name, from: node)
  }

  private func alias(_ name: String, in type: NominalType?) -> String? {
    type?.declarations.lazy.flatMap(\.typeAliases).first { $0.name == name && $0.type != name }?
      .type
  }

  /// What a type inherits, through protocols, superclasses and type aliases of the read files.
  package func inheritance(of type: NominalType, depth: Int = 0) -> Set<String> {
    var names = Set(type.inherits)
    guard depth < 8, let node = type.declarations.first?.node else { return names }
    for name in type.inherits {
      names.formUnion(aliases(of: name, from: node))
      if name != type.name, let parent = self.type(named: name, at: node), parent.name != type.name
      {
        names.formUnion(inheritance(of: parent, depth: depth + 1))
      }
    }
    return names
  }

  /// What a top-level type alias stands for, in whatever `#if` branch.
  func aliases(of name: String, from node: Node) -> [String] {
    module(of: node).flatMap { $0.typeAliases[name] ?? [] }
  }
}

/// What is known of one variant of one file.
package final class FileFacts: Sendable {
  package let file: SourceFile
  package let tree: SyntaxTree
  /// The compiler runs that see this variant; empty for a branch that none takes.
  package let runs: Set<Variant.Run>
  /// The platforms that this code is written for: those that compile it, and of these the
  /// configured ones where any is.
  package let platforms: Platforms
  /// What no platform of the configuration compiles, where the configuration names others than this
  /// variant's: only there a problem of this variant counts. Nil where it counts everywhere.
  package let ownCode: [SourceRange]?
  /// Types of the same name are one type only within a module.
  package let module: String
  /// All declarations and extensions, nested ones included, in the order of the text.
  package let types: [TypeDeclaration]
  /// Named functions and initializers, local ones included, in the order of the text.
  package let functions: [Function]
  /// Variables of functions that have a property wrapper, in the order of the text.
  package let localProperties: [Property]
  /// Top-level constants and variables by name.
  package let globals: [String: Node]
  /// What top-level type aliases stand for.
  package let typeAliases: [String: [String]]
  package let unreported: Unreported
  /// All changes of values, in the order of the text.
  package let changes: [Change]
  /// The uses of keys of `FocusedValues`, but for those in previews, in the order of the text.
  package let focusedKeyUses: [FocusedKeyUse]
  private let calls: [Node]
  private let callsByName: [UInt64: [Node]]
  private let argumentsByName: [UInt64: [Node]]
  /// Names `x` of projections `other.$x` that are reached through another value than `self`.
  package let foreignProjections: Set<String>
  private let privateTypes: Set<String>

  package init(
    file: SourceFile, tree: SyntaxTree, variant: Variant, configured: Platforms, module: String,
    ownCode: [SourceRange]? = nil
  ) {
    self.ownCode = ownCode
    self.file = file
    self.tree = tree
    self.module = module
    runs = variant.runs
    platforms = configured.narrowed(to: variant.platforms)
    let found = Findings(tree)
    types = found.types
    functions = found.functions
    changes = found.changes
    localProperties = found.locals
    globals = found.globals
    typeAliases = found.aliases
    foreignProjections = found.projections
    callsByName = found.calls
    argumentsByName = found.arguments
    calls = found.allCalls
    let unreported = Unreported(
      tree, types: found.types, previewMacros: found.calls[FNV.hash("#Preview".utf8)] ?? [])
    self.unreported = unreported
    focusedKeyUses = found.keyPaths.compactMap(FocusedKeyUse.init).filter {
      !unreported.contains($0.node.range, reportingTests: true)
    }
    let privateTypes = Set(
      found.types.filter {
        !$0.node.marks.isDisjoint(with: [.isPrivate, .isFilePrivate]) && !$0.name.contains(".")
      }.map(\.name))
    self.privateTypes = privateTypes
    ownedTypes = Set(
      found.types.filter {
        !$0.isExtension && $0.node.enclosingType == nil && !privateTypes.contains($0.name)
      }.map(\.name))
  }

  /// The names of the types that it declares at its top and that other files may name.
  package let ownedTypes: Set<String>

  /// Where a type's name means one type: the file, of a private type and what is nested in it, else the
  /// module.
  package func scope(of type: String) -> String {
    if privateTypes.isEmpty { return module }
    return privateTypes.contains(type.firstComponent) ? file.path : module
  }

  /// The calls in a node, in the order of the text.
  package func calls(in node: Node) -> ArraySlice<Node> { calls.below(node, \.self) }

  /// The hashes of the names by which calls or arguments can be asked for.
  var usedNames: Set<UInt64> { Set(callsByName.keys).union(argumentsByName.keys) }

  /// Those of calls and arguments in a node.
  func usedNames(in node: Node) -> Set<UInt64> {
    var names: Set<UInt64> = []
    for call in calls(in: node) { names.formUnion(call.calleeHashes) }
    for argument in node.descendants where argument.kind == .argument {
      if let value = argument.namedValue { names.insert(value.nameHash) }
    }
    return names
  }

  /// The arguments that are no more than a name, by it: `focus` of `forEach(focus)`.
  package func arguments(named name: String) -> [Node] {
    argumentsByName[FNV.hash(name.utf8)] ?? []
  }

  /// The calls of a function or method by its base name, in SwiftUI's words or as it is written, in
  /// the order of the text.
  package func calls(of name: String) -> [Node] { callsByName[FNV.hash(name.utf8)] ?? [] }

  /// Those of them that are in a node.
  package func calls(of name: String, in node: Node) -> ArraySlice<Node> {
    calls(of: name).below(node, \.self)
  }
}

extension Platforms {
  /// Those of some platforms that are written down; all of them where none is (an `#if` wins over a
  /// configuration).
  package func narrowed(to platforms: Set<Platform>) -> Platforms {
    if platforms.isEmpty { return self }
    let both = versions.filter { platforms.contains($0.key) }
    return both.isEmpty
      ? Platforms(Dictionary(uniqueKeysWithValues: platforms.map { ($0, nil) }))
      : Platforms(both, isWrittenDown: isWrittenDown)
  }

  package func contains(_ platform: Platform) -> Bool { versions.keys.contains(platform) }
}

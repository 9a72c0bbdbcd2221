/// The declarations of all variants of all read files, for questions that all variants answer
/// together: what is bound in any branch of an `#if` is bound.
package struct VariantIndex: Sendable {
  private var files: [Path.Key: File] = [:]
  /// By path, then by position.
  private var declarations: [Key: [TypeDeclaration]] = [:]
  /// The files that hold a projection `other.$x`, by `x`.
  private var foreignFiles: [String: Set<Path.Key>] = [:]
  /// Names `x` of `$x` in a type's extensions, by file.
  private var extensions: [Key: [Path.Key: Set<String>]] = [:]
  /// The files of which some branch publishes a key of `FocusedValues`, by module and key.
  private var publishers: [Key: Set<Path.Key>] = [:]

  private struct File {
    var variants: [FileFacts]
    /// Names `x` of `$x` in code that no variant shows.
    var unread: Set<String>
  }

  private struct Key: Hashable {
    var scope: String
    var name: String
  }

  /// - Parameter files: In the order of their paths.
  package init(_ files: [FileFacts] = []) {
    for (path, variants) in Dictionary(grouping: files, by: { Path.Key($0.file.path) }) {
      replace(path, with: variants)
    }
  }

  /// Puts a file's variants in the place of what was known of it; no variants forget it.
  ///
  /// - Parameter unread: Names `x` of `$x` in code that no variant shows.
  package mutating func replace(
    _ path: Path.Key, with variants: [FileFacts], unread: Set<String> = []
  ) {
    if let old = files[path] { forget(path, old) }
    files[path] = variants.isEmpty ? nil : File(variants: variants, unread: unread)
    for name in variants.reduce(into: unread, { $0.formUnion($1.foreignProjections) }) {
      foreignFiles[name, default: []].insert(path)
    }
    for file in variants {
      for use in file.focusedKeyUses where use.kind != .read {
        publishers[Key(scope: file.module, name: use.key), default: []].insert(path)
      }
      for type in file.types {
        let key = key(of: type.name, in: file)
        declarations[key, default: []].insert(type, byPath: \.node.file)
        if !type.isExtension { continue }
        for node in type.node.descendants where node.firstOfName == UInt8(ascii: "$") {
          extensions[key, default: [:]][path, default: []].insert(String(node.name.dropFirst()))
        }
      }
    }
  }

  private mutating func forget(_ path: Path.Key, _ old: File) {
    for name in old.variants.reduce(into: old.unread, { $0.formUnion($1.foreignProjections) }) {
      foreignFiles[name]?.remove(path)
      if foreignFiles[name]?.isEmpty == true { foreignFiles[name] = nil }
    }
    for file in old.variants {
      for use in file.focusedKeyUses where use.kind != .read {
        publishers[Key(scope: file.module, name: use.key)]?.remove(path)
      }
      for type in file.types {
        let key = key(of: type.name, in: file)
        declarations[key]?.removeAll { $0.node.tree === file.tree }
        extensions[key]?[path] = nil
      }
    }
  }

  private func key(of type: String, in file: FileFacts) -> Key {
    Key(scope: file.scope(of: type), name: type)
  }

  /// Names `x` of `other.$x`, and of `$x` in extensions of what no file declares: an alias or another
  /// module's name may stand for any type, and what is projected there is bound.
  package var foreign: Set<String> {
    extensions.reduce(into: Set(foreignFiles.keys)) { names, found in
      if isDeclared(found.key) { return }
      for more in found.value.values { names.formUnion(more) }
    }
  }

  private func isForeign(_ name: String) -> Bool {
    foreignFiles[name] != nil
      || extensions.contains { key, names in
        names.values.contains { $0.contains(name) } && !isDeclared(key)
      }
  }

  private func isDeclared(_ type: Key) -> Bool {
    declarations[type]?.contains { !$0.isExtension } ?? false
  }

  /// All variants of a file.
  package func variants(of file: FileFacts) -> [FileFacts] {
    files[Path.Key(file.file.path)]?.variants ?? [file]
  }

  /// Whether a key of `FocusedValues` is published anywhere in a module.
  package func publishes(_ key: String, in module: String) -> Bool {
    publishers[Key(scope: module, name: key)]?.isEmpty == false
  }

  /// Whether a type's property is projected anywhere: in the type and its extensions, or as
  /// `other.$x` in any file.
  package func projects(_ name: String, of type: String, in file: FileFacts) -> Bool {
    isForeign(name)
      || declarations(of: type, in: file).contains { !$0.projections(of: name).isEmpty }
  }

  /// Where a type's property is projected in the type and its extensions; nil where another file may
  /// project it as `other.$x`.
  ///
  /// The nodes are of all variants.
  package func projections(of name: String, in type: String, from file: FileFacts) -> [Node]? {
    if isForeign(name) { return nil }
    return declarations[key(of: type, in: file)]?.flatMap { $0.projections(of: name) }
  }

  /// Whether a type's property is named in another file: in an extension, or as `other.$x`.
  package func names(_ name: String, of type: String, outside file: FileFacts) -> Bool {
    let own = Path.Key(file.file.path)
    if foreignFiles[name]?.contains(where: { $0 != own }) == true { return true }
    return declarations(of: type, in: file).contains { declaration in
      Path.Key(declaration.node.file.path) != own
        && declaration.node.descendants.contains { node in
          (node.kind == .name || node.kind == .member)
            && [name, "$" + name, "_" + name].contains(where: node.hasName)
        }
    }
  }

  /// A type's declarations and extensions, in all branches.
  package func declarations(of type: String, in file: FileFacts) -> [TypeDeclaration] {
    declarations[key(of: type, in: file)] ?? []
  }

  /// Where a property is used in its type's declarations, in all branches.
  package func uses(of name: String, of type: String, in file: FileFacts) -> [Node] {
    declarations(of: type, in: file).flatMap { declaration in
      declaration.node.descendants.filter {
        ($0.kind == .name || $0.kind == .member) && $0.memory == name && $0.isWholePath
      }
    }
  }
}

extension Node {
  /// The property that a whole path means: `shelf` of `self.shelf` and `$shelf`.
  fileprivate var memory: String? {
    memberName ?? path.flatMap { $0.root == .member ? $0.names.first : nil }
  }
}

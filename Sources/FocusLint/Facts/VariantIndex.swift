/// The declarations of all variants of all read files, for questions that all variants answer
/// together: what is bound in any branch of an `#if` is bound.
package struct VariantIndex: Sendable {
  private var files: [Path.Key: [FileFacts]] = [:]
  private var types: [Key: NominalType] = [:]
  /// Names `x` of `other.$x`, and of `$x` where an alias may stand for any type.
  package private(set) var foreign: Set<String>
  /// Keys of `FocusedValues` that some branch publishes, by module.
  private var published: [String: Set<String>] = [:]
  /// Names `x` of `other.$x` by the files that hold one.
  private var foreignFiles: [String: Set<Path.Key>] = [:]

  private struct Key: Hashable {
    var scope: String
    var name: String
  }

  /// - Parameter unread: names `x` of `$x` in code that no variant shows.
  package init(_ files: [FileFacts] = [], unread: Set<String> = []) {
    foreign = unread
    var declarations: [Key: [TypeDeclaration]] = [:]
    self.files = Dictionary(grouping: files) { Path.Key($0.file.path) }
    for file in files {
      foreign.formUnion(file.foreignProjections)
      for use in file.focusedKeyUses where use.kind != .read {
        published[file.module, default: []].insert(use.key)
      }
      for name in file.foreignProjections {
        foreignFiles[name, default: []].insert(Path.Key(file.file.path))
      }
      for type in file.types {
        declarations[Key(scope: file.scope(of: type.name), name: type.name), default: []].append(
          type)
      }
    }
    for (key, found) in declarations {
      types[key] = NominalType(name: key.name, declarations: found)
      // An alias or another module's name may stand for any type: what is projected there is bound.
      guard found.allSatisfy(\.isExtension) else { continue }
      for node in found.flatMap({ $0.node.descendants }) where node.firstOfName == UInt8(ascii: "$")
      {
        foreign.insert(String(node.name.dropFirst()))
      }
    }
  }

  /// All variants of a file.
  package func variants(of file: FileFacts) -> [FileFacts] {
    files[Path.Key(file.file.path)] ?? [file]
  }

  /// Whether a key of `FocusedValues` is published anywhere in a module.
  package func publishes(_ key: String, in module: String) -> Bool {
    published[module]?.contains(key) ?? false
  }

  /// Whether a type's property is projected anywhere: in the type and its extensions, or as
  /// `other.$x` in any file.
  package func projects(_ name: String, of type: String, in file: FileFacts) -> Bool {
    foreign.contains(name)
      || types[Key(scope: file.scope(of: type), name: type)]?.projections(of: name).isEmpty == false
  }

  /// Where a type's property is projected in the type and its extensions; nil where another file may
  /// project it as `other.$x`.
  ///
  /// The nodes are of all variants.
  package func projections(of name: String, in type: String, from file: FileFacts) -> [Node]? {
    if foreign.contains(name) { return nil }
    return types[Key(scope: file.scope(of: type), name: type)]?.projections(of: name)
  }

  /// Whether a type's property is named in another file: in an extension, or as `other.$x`.
  package func names(_ name: String, of type: String, outside file: FileFacts) -> Bool {
    let own = Path.Key(file.file.path)
    if foreignFiles[name]?.contains(where: { $0 != own }) == true { return true }
    let declarations = types[Key(scope: file.scope(of: type), name: type)]?.declarations ?? []
    return declarations.contains { declaration in
      Path.Key(declaration.node.file.path) != own
        && declaration.node.descendants.contains { node in
          (node.kind == .name || node.kind == .member)
            && [name, "$" + name, "_" + name].contains(where: node.hasName)
        }
    }
  }

  /// A type's declarations and extensions, in all branches.
  package func declarations(of type: String, in file: FileFacts) -> [TypeDeclaration] {
    types[Key(scope: file.scope(of: type), name: type)]?.declarations ?? []
  }

  /// Where a property is used in its type's declarations, in all branches.
  package func uses(of name: String, of type: String, in file: FileFacts) -> [Node] {
    let declarations = types[Key(scope: file.scope(of: type), name: type)]?.declarations ?? []
    return declarations.flatMap { declaration in
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

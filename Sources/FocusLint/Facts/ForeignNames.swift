/// Where a file, in all its variants, names members of other values than `self`.
struct ForeignNames {
  private let project: ProjectFacts
  private var nodes: [String: [Node]] = [:]

  init(in file: FileFacts, _ project: ProjectFacts) {
    self.project = project
    for variant in project.allVariants.variants(of: file) {
      for node in variant.tree.all {
        for name in node.foreignNames { nodes[name, default: []].append(node) }
      }
    }
  }

  /// Whether code outside a type and its extensions may mean the type's property.
  func reach(_ name: String, of type: String) -> Bool {
    nodes[name.withoutWrapperSign]?.contains { node in
      if node.ancestors.contains(where: { $0.kind == .type && $0.qualifiedTypeName == type }) {
        return false
      }
      switch node.kind {
      case .argument:
        // Another type's initializer has such a label too.
        let callee = node.parent.flatMap { project.type(named: $0.calleeName, at: $0) }
        return callee == nil || callee?.name == type
      case .name,
        .member where node.child(.base)?.isNamed("self") != false:
        // An extension through an alias.
        return project.enclosingType(of: node)?.declarations.allSatisfy(\.isExtension) == true
      default: return true
      }
    } ?? false
  }
}

extension Node {
  /// The properties that it may name of a value that is not the `self` of a type's declaration.
  fileprivate var foreignNames: [String] {
    let names: [Substring]
    switch kind {
    case .member where child(.base)?.isNamed("self") != true: names = [name[...]]
    case .member, .name:
      names = enclosingType?.marks.contains(.isExtension) == true ? [name[...]] : []
    case .keyPath: names = name.split { ".?![]".contains($0) }
    case .argument where parent?.calleeName.isInitializer == true: names = [name[...]]
    default: names = []
    }
    return names.filter { !$0.isEmpty }.map { String($0).withoutWrapperSign }
  }
}

extension String {
  /// `x` of `$x` and `_x`.
  fileprivate var withoutWrapperSign: String { String(drop { $0 == "$" || $0 == "_" }) }

  fileprivate var isInitializer: Bool { first?.isUppercase == true || self == "init" }
}

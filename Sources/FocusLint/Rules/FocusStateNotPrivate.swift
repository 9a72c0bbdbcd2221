/// The logic of `focus-state-not-private`; its page says what it finds and why.
enum FocusStateNotPrivate {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    let states = file.types.flatMap { declaration -> [(state: FocusState, type: String)] in
      guard let type = project.type(declaration.name, from: declaration.node),
        project.isUpdatedBySwiftUI(type)
      else { return [] }
      return declaration.properties.compactMap(FocusState.init).filter { state in
        !state.isBinding && !state.isAccessibility && !state.property.isPrivateToFile
          && !state.property.node.marks.contains(.isPublic) && !state.property.isStatic
          && isBoundHereAlone(state, of: declaration, type, project)
      }.map { ($0, declaration.name) }
    }
    if states.isEmpty { return [] }
    let names = ForeignNames(in: file, project)
    return states.filter { !names.reach($0.state.name, of: $0.type) }.map { state, _ in
      Problem(
        "focus-state-not-private", "open", ["name": state.name], in: file.file,
        at: state.property.node.nameRange,
        fix: state.property.privacy.map { Fix("private", ["name": state.name], .safe, [$0]) })
    }
  }

  /// Whether it is bound, and no extension in another file names it.
  private static func isBoundHereAlone(
    _ state: FocusState, of declaration: TypeDeclaration, _ type: NominalType,
    _ project: ProjectFacts
  ) -> Bool {
    let file = project.facts(of: declaration.node)
    guard project.variants.projects(state.name, of: declaration.name, in: file) else {
      return false
    }
    let isRequired = type.inherits.contains { name in
      project.type(named: name, at: declaration.node)?.property(state.name) != nil
    }
    return !isRequired
      && !project.variants.names(state.name, of: declaration.name, outside: file)
  }
}

/// Where a file, in all its variants, names members of other values than `self`.
private struct ForeignNames {
  private let project: ProjectFacts
  private var nodes: [String: [Node]] = [:]

  init(in file: FileFacts, _ project: ProjectFacts) {
    self.project = project
    for variant in project.variants.variants(of: file) {
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

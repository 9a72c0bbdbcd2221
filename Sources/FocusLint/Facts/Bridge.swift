extension ProjectFacts {
  /// The representables that a coordinator is made by, by name; none where a type is no coordinator.
  package func representables(of coordinator: NominalType) -> [NominalType] {
    notebook.representables.answer(to: coordinator.first) { makers(of: coordinator) }
  }

  private func makers(of coordinator: NominalType) -> [NominalType] {
    let node = coordinator.first
    var names = Set(makers(of: coordinator.name.lastComponent, from: node).map(\.name))
    // A nested type's own type is asked whatever it writes.
    if let outer = coordinator.name.enclosingName { names.insert(outer) }
    return names.sorted().compactMap { type($0, from: node) }.filter {
      isRepresentable($0) && self.coordinator(of: $0)?.name == coordinator.name
    }
  }

  /// Whether a type is a representable or the coordinator of one.
  package func isBridge(_ type: NominalType) -> Bool {
    isRepresentable(type) || !representables(of: type).isEmpty
  }

  /// The code that shows one UIKit or AppKit view: of a representable, itself and its coordinator; of a
  /// coordinator, itself and its representables.
  package func bridge(around type: NominalType) -> [NominalType] {
    if isRepresentable(type) { return [type] + [coordinator(of: type)].compactMap { $0 } }
    return representables(of: type) + [type]
  }

  /// Whether an expression is the coordinator of a representable: by its name in the context, by its
  /// type, or as `self` in it.
  package func isCoordinator(_ node: Node, _ coordinator: NominalType) -> Bool {
    guard let path = node.path else { return false }
    if path.names.isEmpty { return enclosingType(of: node)?.name == coordinator.name }
    if path.names.last == "coordinator" { return true }
    guard let name = typeName(of: node) else { return false }
    return type(named: name, at: node)?.name == coordinator.name
  }
}

extension NominalType {
  /// Whether all of its code is in one file because nothing else can name it.
  package var isPrivateToFile: Bool {
    declarations.contains { declaration in
      ([declaration.node] + declaration.node.ancestors.filter { $0.kind == .type }).contains {
        !$0.marks.isDisjoint(with: [.isPrivate, .isFilePrivate])
      }
    }
  }

  /// The classes' own declaration, where it was read.
  package var declaration: TypeDeclaration? { declarations.first { !$0.isExtension } }
}

extension TypeDeclaration {
  /// The last names of the types that its `makeCoordinator` returns, its own aliases resolved; without
  /// the types nested in it, which nearly all coordinators are: their names say whose they are.
  var madeCoordinators: [String] {
    let nested = Set(node.children.filter { $0.kind == .type }.map(\.name))
    return functions("makeCoordinator").compactMap { $0.node.child(.annotation)?.name.bareTypeName }
      .filter { !nested.contains($0) }
      .flatMap { name in [name] + typeAliases.filter { $0.name == name }.map(\.type) }
      .map(\.lastComponent)
  }
}

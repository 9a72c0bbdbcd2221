/// The logic of `stale-coordinator-parent`; its page says what it finds and why.
enum StaleCoordinatorParent {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.types.flatMap { declaration -> [Problem] in
      guard declaration.properties.contains(where: { $0.typeName != nil }),
        let type = project.type(declaration.name, from: declaration.node), type.isClass
      else { return [] }
      let parents = project.representables(of: type)
      return declaration.properties.compactMap { property in
        guard let parent = parents.first(where: { isCopy(property, of: $0, project) }),
          !project.isIsolated || type.isPrivateToFile || parent.isPrivateToFile,
          let use = staleUse(of: property, parent, type, project),
          !isRenewed(property, parent, type, project)
        else { return nil }
        return Problem(
          "stale-coordinator-parent", "stale", ["name": property.name, "member": use.name],
          in: passage.file, at: property.node.nameRange,
          related: [
            Problem.Related("use", ["member": use.name], in: use.file, at: use.nameRange)
          ])
      }
    }
  }

  private static func isCopy(
    _ property: Property, of type: NominalType, _ project: ProjectFacts
  ) -> Bool {
    guard !property.isStatic, !property.isComputed, let name = property.typeName else {
      return false
    }
    return project.type(named: name.bareTypeName, at: property.node)?.name == type.name
  }

  /// Where the coordinator reads a plain property of the copy, or calls a closure or method of it.
  private static func staleUse(
    of property: Property, _ parent: NominalType, _ type: NominalType, _ project: ProjectFacts
  ) -> Node? {
    let nodes = type.declarations.lazy.flatMap { $0.node.descendants.filter { $0.kind == .member } }
    return nodes.first { node in
      guard let path = node.child(.base)?.path, path.root == .member, path.names == [property.name],
        node.enclosingFunction?.kind != .initializer
      else { return false }
      let name = node.name
      // `parent.$text` is as good as `parent.text`.
      let plain = parent.property(name) == nil ? name.drop { $0 == "_" || $0 == "$" } : name[...]
      return parent.goesStale(String(plain))
        ?? (node.role != .target && parent.declaration != nil && name != "self")
    }
  }

  /// Whether something puts the new value, or parts of it, in the copy's place, or may do so unseen.
  private static func isRenewed(
    _ property: Property, _ parent: NominalType, _ type: NominalType, _ project: ProjectFacts
  ) -> Bool {
    let updates = parent.functions.filter { function in
      if case .update = project.entry(function) { function.name != "sizeThatFits" } else { false }
    }
    if updates.isEmpty { return true }
    func writes(_ change: Change) -> Bool {
      guard let path = change.target.path,
        let owner = project.ownerType(of: path, at: change.target)
      else { return change.target.path?.memory == property.name }
      if path.names.last == property.name { return owner.name == type.name }
      // Parts of the copy, from the representable.
      return path.names.contains(property.name) && owner.name == parent.name
        && project.enclosingType(of: change.node)?.name == parent.name
    }
    let functions = (parent.functions + type.functions).filter {
      $0.name != "init" && $0.name != "makeCoordinator"
    }
    if functions.contains(where: { project.changes(in: $0.node).contains(where: writes) }) {
      return true
    }
    // `adapter.refresh(self)`, whose body was not read.
    return functions.contains { function in
      !type.functions.contains(function)
        && project.facts(of: function.node).calls(in: function.node).contains { call in
          call.argumentValues.contains { $0.path?.names == [] } && project.callees(of: call).isEmpty
        }
    }
  }
}

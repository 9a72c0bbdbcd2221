/// The logic of `stored-view-in-representable`; its page says what it finds and why.
enum StoredViewInRepresentable {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.types.flatMap { declaration -> [Problem] in
      guard !declaration.properties.isEmpty,
        let type = project.type(declaration.name, from: declaration.node),
        project.isRepresentable(type), !type.isClass
      else { return [] }
      return declaration.properties.filter { isMadeAnew($0, in: type, project) }.map { property in
        Problem(
          "stored-view-in-representable", "stored", ["name": property.name], in: passage.file,
          at: property.node.nameRange)
      }
    }
  }

  /// Whether each new value of a type makes a view for a property: where it is declared, or in all
  /// initializers.
  private static func isMadeAnew(
    _ property: Property, in type: NominalType, _ project: ProjectFacts
  ) -> Bool {
    guard !property.isStatic, !property.isComputed, !property.outlivesStruct,
      !property.node.marks.contains(.isLazy)
    else { return false }
    if let value = property.value { return makesView(value, property, project) }
    let initializers = type.functions("init")
    guard !initializers.isEmpty else { return false }
    return initializers.allSatisfy { initializer in
      project.changes(in: initializer.node).contains { change in
        change.target.memberName == property.name && change.target.path?.root == .member
          && change.value.map { makesView($0, property, project) } == true
      }
    }
  }

  private static func makesView(
    _ value: Node, _ property: Property, _ project: ProjectFacts
  ) -> Bool {
    guard value.kind == .call, let callee = value.child(.callee) else { return false }
    let name: String?
    if callee.kind == .closure {
      // `{ let view = UITextView(); …; return view }()`
      let returned = callee.descendants.filter { $0.kind == .transfer }.last?.child(.value)
      name = property.typeName ?? returned.flatMap { project.typeName(of: $0) }
    } else if callee.isNamed("init") {
      name = callee.child(.base)?.text ?? property.typeName
    } else {
      name = project.typeName(of: value)
    }
    return name.flatMap { project.frameworkClass(named: $0, at: value) }?.isViewClass == true
  }
}

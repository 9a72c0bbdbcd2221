/// The logic of `delegate-never-assigned`; its page says what it finds and why.
enum DelegateNeverAssigned {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.types.compactMap { declaration in
      guard !declaration.isExtension, declaration.node.marks.contains(.isClass),
        let type = project.type(declaration.name, from: declaration.node),
        let parent = project.representables(of: type).first, project.isTextDelegate(type),
        type.functions.contains(where: \.isTextDelegates),
        !project.isIsolated || type.isPrivateToFile || parent.isPrivateToFile,
        // Where the view is made was read.
        parent.functions.contains(where: { function in
          if case .make = project.entry(function) { true } else { false }
        }),
        !project.isHandedToAView(type)
      else { return nil }
      let names = type.declarations.lazy.flatMap { declaration in
        declaration.inherits.filter(ProjectFacts.textDelegates.contains).map { ($0, declaration) }
      }
      let (name, place) = names.first ?? ("", declaration)
      return Problem(
        "delegate-never-assigned", name.isEmpty ? "inherited" : "unassigned",
        ["name": type.name.lastComponent, "protocol": name],
        in: passage.file, at: declaration.node.nameRange,
        related: place.node == declaration.node
          ? [] : [Problem.Related("conformance", in: place.node.file, at: place.node.nameRange)])
    }
  }
}

extension Function {
  /// Whether it looks like a method of a text view's delegate.
  fileprivate var isTextDelegates: Bool {
    ["text", "control", "search", "comboBox"].contains(where: name.hasPrefix)
  }
}

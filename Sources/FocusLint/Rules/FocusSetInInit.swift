/// The logic of `focus-set-in-init`; its page says what it finds and why.
enum FocusSetInInit {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return project.focusWrites(in: passage).compactMap { write in
      let origins = finder.routes(to: write.node).map { $0.isSynchronous ? $0.initializer : nil }
      guard case let origin?? = origins.first, !origins.contains(nil),
        let type = project.enclosingType(of: origin), project.isUpdatedBySwiftUI(type)
      else { return nil }
      return Problem(
        "focus-set-in-init", "in-init", ["name": write.state.name], in: passage.file,
        at: write.node.range,
        related: write.node.enclosingFunction == origin
          ? [] : [Problem.Related("init", in: origin.file, at: origin.nameRange)])
    }
  }
}

extension Route {
  /// The initializer that the way begins in.
  fileprivate var initializer: Node? {
    let function = steps.last?.site.enclosingFunction
    return function?.kind == .initializer ? function : nil
  }
}

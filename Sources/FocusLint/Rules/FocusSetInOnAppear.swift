/// The logic of `focus-set-in-on-appear`; its page says what it finds and why.
enum FocusSetInOnAppear {
  private static let defaultFocus: [Platform: Version] = [
    .ios: Version(17), .macos: Version(13), .tvos: Version(16), .watchos: Version(9),
    .visionos: Version(1),
  ]

  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return project.focusWrites(in: passage).compactMap { write in
      guard !write.clears, !write.state.isAccessibility else { return nil }
      let modifiers = finder.routes(to: write.node).map { $0.modifier("onAppear") }
      guard case let modifier?? = modifiers.first, !modifiers.contains(nil) else { return nil }
      let arrivals = modifiers.map { project.arrival(of: $0!) }
      guard arrivals.contains(where: { $0 != .later }),
        project.appearing(with: write).isEmpty
      else { return nil }
      let (message, arguments) = cure(write, isPresented: arrivals.contains(.presented), project)
      let function = write.node.enclosingFunction
      return Problem(
        "focus-set-in-on-appear", message, arguments, in: passage.file, at: write.node.range,
        related: modifier.contains(write.node)
          ? []
          : [
            Problem.Related(
              "appears", ["name": function?.name ?? ""], in: modifier.file, at: modifier.headRange)
          ])
    }
  }

  /// `.defaultFocus` where it is there and works; on a sheet it is known to fail, and it knows no
  /// conditions.
  private static func cure(
    _ write: FocusWrite, isPresented: Bool, _ project: ProjectFacts
  ) -> (String, [String: String]) {
    let code = write.node.ancestors.first { $0.kind == .closure || $0.kind == .function }
    let isConditional = write.node.guards.contains { code?.contains($0.expression) == true }
    guard !isPresented, !isConditional, project.platforms(at: write.node).allow(defaultFocus) else {
      return ("task", ["name": write.state.name])
    }
    let value = write.change.value?.caseText ?? "true"
    let isPlain = value.utf8.count <= 12 && !value.contains("\n")
    return ("default-focus", ["name": write.state.name, "value": isPlain ? value : "…"])
  }
}

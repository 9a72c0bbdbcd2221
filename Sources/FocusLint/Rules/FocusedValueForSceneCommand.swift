/// The logic of `focused-value-for-scene-command`; its page says what it finds and why.
enum FocusedValueForSceneCommand {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.focusedKeyUses.filter { $0.kind == .published }.compactMap { use -> Problem? in
      let uses = project.module(of: use.node, for: .everything).flatMap(\.focusedKeyUses).filter {
        $0.key == use.key
      }
      guard let callee = use.node.child(.callee), callee.kind == .member,
        !uses.contains(where: { $0.kind == .publishedForScene }),
        let reader = uses.first(where: { $0.kind == .read && project.isInMenus($0.node) }),
        // A lone field has focus when its window opens.
        !ModifierChain(around: use.node).head.isInput, project.isSceneRoot(use.node)
      else { return nil }
      return Problem(
        "focused-value-for-scene-command", "root", ["name": use.key], in: passage.file,
        at: callee.nameRange,
        related: [Problem.Related("reader", in: reader.node.file, at: reader.node.nameRange)],
        fix: Fix(
          "scene", [:], .unsafe,
          [TextEdit(in: passage.file, at: callee.nameRange, "focusedSceneValue")]))
    }
  }
}

extension ProjectFacts {
  /// Whether a property is one of an app's, a scene's or its commands'.
  fileprivate func isInMenus(_ property: Node) -> Bool {
    enclosingType(of: property).map {
      !inheritance(of: $0).isDisjoint(with: ["Commands", "App", "Scene"])
    } ?? false
  }
}

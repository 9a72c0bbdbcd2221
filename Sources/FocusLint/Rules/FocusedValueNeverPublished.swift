/// The logic of `focused-value-never-published`; its page says what it finds and why.
enum FocusedValueNeverPublished {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    // Another file may publish it.
    guard !project.isIsolated else { return [] }
    return passage.focusedKeyUses.filter { $0.kind == .read }.compactMap { use in
      let module = project.module(of: use.node, for: .everything)
      let keys = module.flatMap(\.focusedKeys).filter { $0.name == use.key }
      // What is public may be published by whoever imports it.
      guard let key = keys.first, !keys.contains(where: { $0.node.isPublic }),
        !project.allVariants.publishes(use.key, in: passage.module)
      else { return nil }
      return Problem(
        "focused-value-never-published", "unpublished", ["name": use.key], in: passage.file,
        at: use.node.nameRange,
        related: [
          Problem.Related("key", ["name": use.key], in: key.node.file, at: key.node.nameRange)
        ])
    }
  }
}

extension Node {
  /// Whether a member is public, by itself or by its extension.
  fileprivate var isPublic: Bool {
    marks.contains(.isPublic) || enclosingType?.marks.contains(.isPublic) == true
  }
}

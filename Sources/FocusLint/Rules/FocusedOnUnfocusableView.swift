/// The logic of `focused-on-unfocusable-view`; its page says what it finds and why.
enum FocusedOnUnfocusableView {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.calls(of: "focused").compactMap { modifier in
      guard let callee = modifier.child(.callee), callee.kind == .member,
        modifier.argument(nil) != nil, callee.child(.base) != nil
      else { return nil }
      let chain = ModifierChain(around: modifier)
      guard let view = unfocusable(chain.head, project),
        chain.modifiers.allSatisfy({ project.keepsUnfocusable($0) })
      else { return nil }
      return Problem(
        "focused-on-unfocusable-view", "never", ["name": view], in: passage.file,
        at: callee.nameRange)
    }
  }

  /// The name of the view that a chain begins with, where it is one of SwiftUI's that take no
  /// focus.
  private static func unfocusable(_ head: Node, _ project: ProjectFacts) -> String? {
    // `Color.red` is a view as well.
    let name = head.kind == .name ? head.name : head.child(.callee)?.name ?? ""
    guard head.kind == .call && head.child(.callee)?.kind == .name || name == "Color",
      Node.unfocusableViews.contains(name), !project.declares(name, at: head)
    else { return nil }
    return name
  }
}

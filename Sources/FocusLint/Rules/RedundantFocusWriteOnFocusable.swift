/// The logic of `redundant-focus-write-on-focusable`; its page says what it finds and why.
enum RedundantFocusWriteOnFocusable {
  /// Since when a click moves focus to what is `.focusable`.
  private static let clicks: [Platform: Version] = [
    .ios: Version(17), .macos: Version(14), .tvos: Version(0), .watchos: Version(0),
    .visionos: Version(1),
  ]

  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.calls(of: "focusable").flatMap { focusable -> [Problem] in
      let chain = ModifierChain(around: focusable)
      let later = chain.modifiers.drop { $0 != focusable }
      guard focusable.takesClicks, !chain.head.isInput,
        project.platforms(at: focusable).allow(clicks),
        let focused = later.first(where: { $0.calleeName == "focused" }),
        let (state, value) = project.focusBinding(focused)
      else { return [] }
      return chain.modifiers.compactMap { modifier in
        guard let action = modifier.tapAction else { return nil }
        let followed = project.functionsUsedOnly(by: modifier).map(\.node)
        let writes = ([action] + followed).flatMap { code in
          project.changes(in: code).compactMap(project.focusWrite).filter {
            $0.state == state && $0.matches(value) && project.followsAtOnce($0.node, in: code)
          }
        }
        guard let write = writes.first else { return nil }
        return Problem(
          "redundant-focus-write-on-focusable", "redundant", ["name": state.name], in: passage.file,
          at: modifier.headRange, fix: fix(modifier, action, write))
      }
    }
  }

  /// Takes the tap away where it does nothing else, and else the write.
  private static func fix(_ modifier: Node, _ action: Node, _ write: FocusWrite) -> Fix? {
    guard action.contains(write.node), let body = write.node.parent, body.kind == .block,
      body.parent == action
    else { return nil }
    let file = modifier.file
    if Array(body.children).count == 1 {
      let range = SourceRange(modifier.headRange.start - 1, modifier.range.end)
      return Fix("remove-tap", [:], .safe, [TextEdit.removal(of: range, in: file)])
    }
    var range = write.node.range
    if file.text(SourceRange(range.end, body.range.end)).first == ";" { range.end += 1 }
    return Fix(
      "remove-write", ["name": write.state.name], .safe,
      [TextEdit.removal(of: range, in: file)])
  }
}

extension Node {
  /// Whether a `focusable` modifier lets a click or tap move focus: not `.activate` alone, not `false`,
  /// and not what only the running program knows.
  fileprivate var takesClicks: Bool {
    guard child(.callee)?.kind == .member else { return false }
    if let interactions = argument("interactions") {
      return interactions.text.contains(".edit") || interactions.text.contains(".automatic")
    }
    return argument(nil).map { $0.text == "true" } ?? true
  }

  /// What a modifier runs at a single tap.
  fileprivate var tapAction: Node? {
    switch calleeName {
    case "onTapGesture":
      return argument("count").map { $0.text == "1" } ?? true ? argumentValues.last : nil
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      guard let ended = argument(nil), ended.kind == .call, ended.calleeName == "onEnded",
        let tap = ended.child(.callee)?.child(.base), tap.calleeName == "TapGesture",
        tap.argument("count").map({ $0.text == "1" }) ?? true
      else { return nil }
      return ended.argumentValues.last
    default: return nil
    }
  }
}

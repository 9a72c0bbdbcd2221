/// A call that takes focus, put off until the update is over.
struct Deferral {
  let edits: [TextEdit]

  /// Nil where the call's value is used, or what it is called on has no name.
  init?(of call: ResponderCall, on route: Route, _ project: ProjectFacts) {
    guard let statement = ResponderStatement(call), let (text, name) = statement.receiver else {
      return nil
    }
    let isLocal =
      call.receiver?.kind == .name && call.receiver?.binding(of: name) != nil
    let capture = isLocal ? name : "\(name) = \(text)"
    let first = "DispatchQueue.main.async { [weak \(capture)] in"
    let isMoved = call.method == .makeFirstResponder
    if isMoved, call.node.child(.callee)?.text != "\(text).window?.makeFirstResponder" {
      return nil
    }
    if isMoved || route.entry?.name.contains("NSView") == true {
      // In AppKit the window moves focus.
      edits = [
        statement.replacement(
          by: [first, "\(name)?.window?.makeFirstResponder(\(name))", "}"])
      ]
      return
    }
    let isController = call.receiver.map { Deferral.isController($0, project) } == true
    let window = isController ? "viewIfLoaded?.window" : "window"
    if !statement.isAlone {
      let take = "if \(name)?.\(window) != nil { \(name)?.becomeFirstResponder() }"
      edits = [statement.replacement(by: [first, take, "}"])]
      return
    }
    let take = "\(name).becomeFirstResponder()"
    let flag = statement.flagSetBeside
    edits =
      [
        statement.replacement(
          by: [first, "guard let \(name), \(name).\(window) != nil else { return }"]
            + (flag.map { ["if \(take) {", $0.text, "}"] } ?? [take]) + ["}"])
      ] + [flag].compactMap { $0 }.map { TextEdit.removal(of: $0.range, in: $0.file) }
  }

  static func isController(_ node: Node, _ project: ProjectFacts) -> Bool {
    if project.typeName(of: node)?.hasSuffix("Controller") == true { return true }
    guard case .parameter(let parameter) = node.binding(of: node.name) else { return false }
    return parameter.parent?.name == "updateUIViewController"
  }
}

extension ResponderStatement {
  /// The assignment right before it or right behind it that says that focus was taken, though it may be
  /// refused: `didFocus = true` where `!didFocus` was tested.
  fileprivate var flagSetBeside: Node? {
    let statements = Array(call.node.parent?.children ?? call.node.children)
    guard let place = statements.firstIndex(of: call.node) else { return nil }
    return [place - 1, place + 1].filter(statements.indices.contains).map { statements[$0] }
      .first(where: saysThatFocusWasTaken)
  }

  private func saysThatFocusWasTaken(_ statement: Node) -> Bool {
    guard statement.kind == .assignment, statement.isNamed("="),
      let target = statement.child(.target), let value = statement.child(.value),
      value.kind == .boolean, target.kind == .member, file.isAlone(statement.range)
    else { return false }
    let isNext =
      statement.precedes(call.node)
      ? file.isOnNextLine(range.start, after: statement.range.end)
      : file.isOnNextLine(statement.range.start, after: range.end)
    return isNext
      && call.node.guards.contains {
        $0.expression.text == target.text && $0.isTrue == (value.text == "false")
      }
  }
}

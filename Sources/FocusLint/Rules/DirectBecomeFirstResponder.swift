/// The logic of `direct-become-first-responder`; its page says what it finds and why.
enum DirectBecomeFirstResponder {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let finder = RouteFinder(project)
    return passage.responderCalls.compactMap { call in
      guard call.method == .becomeFirstResponder || call.method == .resignFirstResponder,
        call.node.kind == .call,
        call.node.enclosingFunction?.name != call.method.rawValue, project.isAppKit(call)
      else { return nil }
      // In an update or make method another rule says what to do.
      if call.takesFocus,
        FirstResponderOutsideMainQueue.during(finder.routes(to: call.node), call, project) != nil
      {
        return nil
      }
      if UnconditionalResignInUpdate.route(to: call, finder, project) != nil { return nil }
      return Problem(
        "direct-become-first-responder", call.takesFocus ? "become" : "resign", in: passage.file,
        at: call.range, fix: fix(call, project))
    }
  }

  /// `field.becomeFirstResponder()` as `field.window?.makeFirstResponder(field)`, where nobody asks for
  /// the result.
  private static func fix(_ call: ResponderCall, _ project: ProjectFacts) -> Fix? {
    guard let receiver = call.receiver, receiver.writtenPath != nil, receiver.kind != .cast,
      call.node.role == .statement, let base = call.node.child(.callee)?.child(.base)
    else { return nil }
    let file = call.node.file
    let link = file.text(SourceRange(base.range.end, call.range.start))
    guard ["?.", "!.", "."].contains(link), let window = window(of: receiver, project) else {
      return nil
    }
    let argument = call.takesFocus ? receiver.text : "nil"
    let edit = TextEdit(
      in: file, at: SourceRange(call.range.start, call.node.range.end),
      "\(window)makeFirstResponder(\(argument))")
    return Fix("window", [:], .unsafe, [edit])
  }

  /// How a receiver's window is reached from it; nil for one that has none.
  private static func window(of receiver: Node, _ project: ProjectFacts) -> String? {
    let known = project.frameworkClass(of: receiver)
    let name = (known ?? receiver.path?.memory ?? "").lowercased()
    if known == "NSResponder" { return nil }
    if name.hasSuffix("window") || name.hasSuffix("panel") { return "" }
    let isController = name.hasSuffix("controller") && !name.hasSuffix("windowcontroller")
    return isController ? "view.window?." : "window?."
  }
}

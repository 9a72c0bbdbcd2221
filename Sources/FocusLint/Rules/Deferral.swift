/// A call that takes focus, put off until the update is over.
struct Deferral {
  let edit: TextEdit

  /// Nil where the call's value is used, or what it is called on has no name.
  init?(of call: ResponderCall, on route: Route, _ project: ProjectFacts) {
    guard let statement = ResponderStatement(call), let (text, name) = statement.receiver else {
      return nil
    }
    let isLocal =
      call.receiver?.kind == .name && call.receiver?.binding(of: name) != nil
    let capture = isLocal ? name : "\(name) = \(text)"
    let first = "DispatchQueue.main.async { [weak \(capture)] in"
    if call.method == .makeFirstResponder {
      guard call.node.child(.callee)?.text == "\(text).window?.makeFirstResponder" else {
        return nil
      }
      edit = statement.replacement(
        by: [first, "\(name)?.window?.makeFirstResponder(\(name))", "}"])
      return
    }
    if route.entry?.name.contains("NSView") == true {
      // In AppKit the window moves focus.
      edit = statement.replacement(
        by: [first, "\(name)?.window?.makeFirstResponder(\(name))", "}"])
      return
    }
    let isController = call.receiver.map { Deferral.isController($0, project) } == true
    let window = isController ? "viewIfLoaded?.window" : "window"
    edit = statement.replacement(by: [
      first, "guard let \(name), \(name).\(window) != nil else { return }",
      "\(name).becomeFirstResponder()", "}",
    ])
  }

  private static func isController(_ node: Node, _ project: ProjectFacts) -> Bool {
    if project.typeName(of: node)?.hasSuffix("Controller") == true { return true }
    guard case .parameter(let parameter) = node.binding(of: node.name) else { return false }
    return parameter.parent?.name == "updateUIViewController"
  }
}

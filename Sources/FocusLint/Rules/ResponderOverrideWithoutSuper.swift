/// The logic of `responder-override-without-super`; its page says what it finds and why.
enum ResponderOverrideWithoutSuper {
  private static let appKit: Set<String> = [
    "NSTextField", "NSSecureTextField", "NSTokenField", "NSTextView", "NSSearchField", "NSComboBox",
    "NSTableView", "NSOutlineView",
  ]

  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.functions.compactMap { function in
      guard ["becomeFirstResponder", "resignFirstResponder"].contains(function.name),
        function.node.marks.contains(.isOverride), function.parameters.isEmpty,
        let body = function.body, !handsOver(function, body), !body.onlyRefuses,
        let type = project.enclosingType(of: function.node),
        let root = project.lineage(of: type).root, root.isUIKitName || appKit.contains(root)
      else { return nil }
      return Problem(
        "responder-override-without-super", "no-super", ["name": function.name], in: passage.file,
        at: function.node.nameRange, fix: fix(function, body, passage.file))
    }
  }

  /// Whether it calls super, or hands over to another responder: `selectText` to the field editor.
  private static func handsOver(_ function: Function, _ body: Node) -> Bool {
    body.descendants.contains { node in
      if node.kind == .call, node.calleeName == "selectText" { return true }
      guard node.kind == .call, let callee = node.child(.callee), callee.kind == .member else {
        return false
      }
      return callee.name == function.name && callee.child(.base)?.isNamed("self") != true
        || callee.isNamed("makeFirstResponder")
    }
  }

  /// The final `true` becomes the answer of super; else super is asked first.
  private static func fix(_ function: Function, _ body: Node, _ file: SourceFile) -> Fix? {
    let outcomes = body.outcomesOfFunction
    let edit: TextEdit
    if outcomes.count == 1, outcomes[0].text == "true" {
      edit = TextEdit(in: file, at: outcomes[0].range, "super.\(function.name)()")
    } else {
      let statements = Array(body.children)
      guard statements.count > 1, file.isAlone(statements[0].range) else { return nil }
      let start = statements[0].range.start
      let indent = file.indentation(ofLine: file.lines.line(at: start))
      edit = TextEdit(
        in: file, at: SourceRange(start, start),
        "guard super.\(function.name)() else { return false }\(file.lineEnding)\(indent)")
    }
    return Fix("super", ["name": function.name], .unsafe, [edit])
  }
}

extension Node {
  /// The values that a function's body returns, closures left out; a lone last expression is one.
  fileprivate var outcomesOfFunction: [Node] {
    var last: Node?
    for statement in children { last = statement }
    let returned = descendants.filter { node in
      node.kind == .transfer && node.child(.value) != nil
        && !node.ancestors.prefix(while: { $0 != self }).contains { $0.kind == .closure }
    }.compactMap { $0.child(.value) }
    guard let last, last.kind == .boolean else { return returned }
    return returned + [last]
  }

  /// Whether all that it returns is `false`.
  fileprivate var onlyRefuses: Bool {
    let outcomes = outcomesOfFunction
    return !outcomes.isEmpty && outcomes.allSatisfy { $0.kind == .boolean && $0.text == "false" }
  }
}

/// A call that takes focus, as a statement whose value nobody uses: it can be wrapped.
struct ResponderStatement {
  let call: ResponderCall
  /// Where the statement stands, and its text.
  var file: SourceFile { call.node.file }
  var range: SourceRange { call.node.range }

  /// Nil for a call whose value is used, or that is performed by a selector.
  init?(_ call: ResponderCall) {
    let node = call.node
    guard node.kind == .call, let block = node.parent, block.kind == .block,
      let holder = block.parent
    else { return nil }
    self.call = call
    if Array(block.children).count > 1 { return }
    // A lone expression may be what the code around it gives.
    switch holder.kind {
    case .function: if holder.child(.annotation) != nil { return nil }
    case .accessor: return nil
    case .closure:
      guard let (call, _) = holder.argumentOf,
        ResponderStatement.runners.contains(call.calleeName) || holder.introspection != nil
      else { return nil }
    case .if, .switchCase:
      let statement = holder.kind == .if ? holder : holder.parent ?? holder
      if statement.parent?.kind != .block { return nil }
    default: break
    }
  }

  /// What calls a closure that gives nothing.
  private static let runners: Set<String> = [
    "async", "asyncAfter", "sync", "perform", "addOperation", "assumeIsolated", "animate",
    "performWithoutAnimation", "Task", "immediate",
  ]

  /// What becomes first responder, where it is a chain of names; nil for anything else, and for `self`.
  var receiver: (text: String, name: String)? {
    guard let node = call.receiver, let (root, names) = node.writtenPath, root.name != "self",
      node.text == names.joined(separator: "."), names[0].first?.isLetter == true
    else { return nil }
    return (node.text, names.last!)
  }

  /// Whether no other code stands on its lines.
  var isAlone: Bool { file.isAlone(range) }

  /// Lines in the place of the statement, laid out as it is: those behind `{` a level deeper, up to `}`,
  /// or all on one line where it shares its own. A remark behind the statement stays with the call.
  func replacement(by lines: [String]) -> TextEdit {
    guard isAlone else { return TextEdit(in: file, at: range, lines.joined(separator: " ")) }
    let line = file.lines.line(at: range.start)
    let (indent, step) = (file.indentation(ofLine: line), file.step(around: line))
    let last = file.lines.line(at: range.end - 1)
    let end = file.lines.range(ofLine: last, in: file.bytes).end
    let remark = file.text(SourceRange(range.end, end))
    var level = 0
    let laid = lines.enumerated().map { place, text in
      if text.hasPrefix("}") { level -= 1 }
      defer { if text.hasSuffix("{") || text.hasSuffix(" in") { level += 1 } }
      let blanks = place == 0 ? "" : indent + String(repeating: step, count: level)
      return blanks + text + (text.contains("FirstResponder(") ? remark : "")
    }
    return TextEdit(
      in: file, at: SourceRange(range.start, end), laid.joined(separator: file.lineEnding))
  }
}

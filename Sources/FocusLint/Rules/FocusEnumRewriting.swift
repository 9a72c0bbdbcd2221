/// Writes what names Bool focus states so that it names one state with a value for each.
struct FocusEnumRewriting {
  let names: FocusEnumNames
  let states: [String]

  /// - Parameter mentions: All those of one file, by position, each with its state's name; every one is
  ///   understood.
  func edits(
    for mentions: [(state: String, mention: FocusMention)]
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    var literals: [Literal] = []
    for (state, mention) in mentions {
      switch mention.meaning {
      case .tie(let projection):
        edits.append(
          edit(projection, "\(prefix(projection))$\(names.state), equals: \(value(state))"))
      case .wish(let projection, let wished):
        edits.append(edit(projection, "\(prefix(projection))$\(names.state)"))
        edits.append(edit(wished, value(state)))
      case .write(let assignment):
        if let literal = Literal(assignment, state) {
          literals.append(literal)
        } else {
          edits += self.edits(for: assignment, state)
        }
      case .toggle(let call):
        let target = prefix(call.child(.callee)?.child(.base) ?? call) + names.state
        edits.append(edit(call, "\(target) = \(test(state, call, "==")) ? nil : \(value(state))"))
      case .read(let node): edits.append(read(node, state))
      case .handed, .unclear: break
      }
    }
    return edits + runs(of: literals).flatMap(self.edits)
  }

  private func edit(_ node: Node, _ text: String) -> TextEdit {
    TextEdit(in: node.file, at: node.range, text)
  }

  private func value(_ state: String) -> String { ".\(names.cases[state] ?? state)" }

  /// `self.` where it is written, and where the name of what is written stands for it.
  private func prefix(_ node: Node) -> String { node.text.hasPrefix("self.") ? "self." : "" }

  private func test(_ state: String, _ node: Node, _ sign: String) -> String {
    "\(prefix(node))\(names.state) \(sign) \(value(state))"
  }

  // MARK: Reading

  /// `x`, `!x`, `x == true` or `x != false`, in parentheses where an operator would bind closer.
  private func read(_ node: Node, _ state: String) -> TextEdit {
    var whole = node
    var isTrue = true
    while let parent = whole.parent {
      if parent.kind == .negation {
        isTrue.toggle()
      } else if parent.kind == .binary,
        let literal = parent.children(.operand).first(where: {
          $0.kind == .boolean
        }), parent.isNamed("==") || parent.isNamed("!=")
      {
        if (literal.text == "true") != parent.isNamed("==") { isTrue.toggle() }
      } else {
        break
      }
      whole = parent
    }
    let text = test(state, node, isTrue ? "==" : "!=")
    switch whole.parent?.kind {
    case .member, .binary, .cast, .check, .prefix, .other, nil:
      // What stands in parentheses already needs no others.
      return edit(whole, whole.isInParentheses ? text : "(\(text))")
    default: return edit(whole, text)
    }
  }

  // MARK: Writing

  /// `x = e`, for what only the running program knows.
  private func edits(for assignment: Node, _ state: String) -> [TextEdit] {
    guard let target = assignment.child(.target), let value = assignment.child(.value) else {
      return []
    }
    let file = assignment.file
    let head = SourceRange(target.range.start, file.afterBlanks(assignment.nameRange.end))
    let hasClosure = ([value] + Array(value.descendants)).contains { $0.kind == .closure }
    let name = prefix(target) + names.state
    let (line, indent) = (file.lines.line(at: target.range.start), assignment.indentation)
    let isAlone = file.isAlone(assignment.range)
    let step = isAlone ? file.step(around: line) : ""
    let (open, close) =
      isAlone
      ? ("{\(file.lineEnding)\(indent)\(step)", "\(file.lineEnding)\(indent)}") : ("{ ", " }")
    let tail =
      "\(hasClosure ? ")" : "") \(open)\(name) = \(self.value(state))\(close)"
      + " else if \(test(state, target, "==")) \(open)\(name) = nil\(close)"
    let end = assignment.range.end
    return [
      TextEdit(in: file, at: head, hasClosure ? "if (" : "if "),
      TextEdit(in: file, at: SourceRange(end, end), tail),
    ]
  }

  /// An assignment of `true` or `false`.
  private struct Literal: Hashable {
    let assignment: Node
    let state: String
    let isTrue: Bool

    init?(_ assignment: Node, _ state: String) {
      guard let value = assignment.child(.value), value.kind == .boolean else { return nil }
      self.assignment = assignment
      self.state = state
      isTrue = value.text == "true"
    }
  }

  /// Those that follow each other, line after line, together.
  private func runs(of literals: [Literal]) -> [[Literal]] {
    var runs: [[Literal]] = []
    for literal in literals {
      if let last = runs.last?.last?.assignment, last.parent == literal.assignment.parent,
        last.file.isOnNextLine(literal.assignment.range.start, after: last.range.end),
        last.file.isAlone(last.range), last.file.isAlone(literal.assignment.range)
      {
        runs[runs.count - 1].append(literal)
      } else {
        runs.append([literal])
      }
    }
    return runs
  }

  private func edits(for run: [Literal]) -> [TextEdit] {
    let last = Dictionary(run.map { ($0.state, $0) }) { $1 }
    let focused = run.filter { last[$0.state] == $0 && $0.isTrue }
    let cleared = run.filter { last[$0.state] == $0 }
    if focused.count == 1 || run.count > 1 && focused.isEmpty {
      let kept = focused.first ?? run[0]
      let name = prefix(kept.assignment) + names.state
      let text =
        focused.isEmpty
        ? clearing(cleared, name) : "\(name) = \(value(kept.state))"
      return run.map { literal in
        literal == kept
          ? edit(literal.assignment, text)
          : TextEdit.removal(of: literal.assignment.range, in: literal.assignment.file)
      }
    }
    return run.map { literal in
      let name = prefix(literal.assignment) + names.state
      return edit(
        literal.assignment,
        literal.isTrue ? "\(name) = \(value(literal.state))" : clearing([literal], name))
    }
  }

  /// Takes the focus from some fields: with no question where it is on one of them, or on none.
  private func clearing(_ literals: [Literal], _ name: String) -> String {
    let cleared = Set(literals.map(\.state))
    if cleared.count == states.count || literals.contains(where: { $0.assignment.holds($0.state) })
    {
      return "\(name) = nil"
    }
    let tests = literals.map { value($0.state) }
    let left = states.filter { !cleared.contains($0) }
    let test =
      if tests.count > 1, left.count == 1 {
        "\(name) != \(value(left[0]))"
      } else if tests.count > 2 {
        "[\(tests.joined(separator: ", "))].contains(\(name))"
      } else {
        tests.map { "\(name) == \($0)" }.joined(separator: " || ")
      }
    return "if \(test) { \(name) = nil }"
  }
}

extension Node {
  /// Whether a state is known to be true here: a condition says so, or its field is being submitted.
  fileprivate func holds(_ state: String) -> Bool {
    if guards.contains(where: { $0.isTrue && $0.expression.memberName == state }) { return true }
    return ancestors.contains { closure in
      guard closure.kind == .closure, let (call, _) = closure.argumentOf,
        call.calleeName == "onSubmit"
      else { return false }
      return ModifierChain(around: call).all("focused").contains {
        $0.argument(nil)?.projects(state) == true
      }
    }
  }

  /// The blanks in front of its line.
  fileprivate var indentation: String {
    file.indentation(ofLine: file.lines.line(at: range.start))
  }

  /// Whether it stands between parentheses of its own.
  fileprivate var isInParentheses: Bool {
    range.start > 0 && range.end < file.bytes.count
      && file.bytes[range.start - 1] == UInt8(ascii: "(")
      && file.bytes[range.end] == UInt8(ascii: ")") && parent?.kind != .argument
  }
}

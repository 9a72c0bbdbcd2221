/// What can be done to a property's declaration.
extension Property {
  /// Makes it private: puts the word before `var`, or in the place of `internal`. Nil where what stands between its attributes and its name is not understood.
  package var privacy: TextEdit? {
    let file = node.file
    let start = node.children(.attribute).map(\.range.end).max() ?? node.range.start
    var access: SourceRange?
    for word in file.words(in: SourceRange(start, node.nameRange.start)) {
      switch file.text(word) {
      case "var", "let":
        return access.map { TextEdit(in: file, at: $0, "private") }
          ?? TextEdit(in: file, at: SourceRange(word.start, word.start), "private ")
      case "internal": access = word
      default: return nil
      }
    }
    return nil
  }

  /// Takes the declaration away, with its documentation and the remarks behind it.
  ///
  /// Nil where something else would go or change with it: another property, code on the same lines, a
  /// line of conditional compilation, or what a tool is told of the line.
  package var removal: TextEdit? {
    let file = node.file
    let isShared = node.parent?.children.contains { other in
      other != node && other.kind == .property && other.range.start < node.range.end
        && node.range.start < other.range.end
    }
    guard isShared == false, let name = file.words(in: node.range).last else { return nil }
    let code = SourceRange(node.range.start, max(node.range.end, name.end))
    let line = file.lines.line(at: code.start)
    let last = file.lines.line(at: code.end - 1)
    guard file.isBlank(file.lines.range(ofLine: line, in: file.bytes).start, code.start),
      let first = file.firstLineOfDocumentation(above: line),
      let end = file.endOfRemarks(after: code.end),
      !file.tellsOfPreviousLine(last + 1)
    else { return nil }
    let start = file.lines.range(ofLine: first, in: file.bytes).start
    let range = SourceRange(first < line ? start : code.start, end)
    let hasDirective = file.scan.directives.contains { directive in
      range.start < directive.range.end && directive.range.start < range.end
    }
    if hasDirective { return nil }
    var edit = TextEdit.removal(of: range, in: file)
    // Of two blank lines that would come together, one goes too.
    if first > 0, file.isBlank(line: first - 1), last + 2 < file.lines.starts.count,
      file.isBlank(line: last + 1), edit.range.end == file.lines.starts[last + 1]
    {
      edit.range.end = file.lines.starts[last + 2]
    }
    return edit
  }
}

extension Property {
  /// The lines of `///` right above the declaration; nil where there are none, or a tool reads one.
  package var documentation: SourceRange? {
    let file = node.file
    let line = file.lines.line(at: node.range.start)
    guard let first = file.firstLineOfDocumentation(above: line), first < line else { return nil }
    return SourceRange(file.lines.starts[first], file.lines.starts[line])
  }
}

/// What stands round a declaration.
extension SourceFile {
  /// Nil where the comments above a line are not its documentation alone, or a tool reads one.
  fileprivate func firstLineOfDocumentation(above line: Int) -> Int? {
    var first = line
    for number in (0..<line).reversed() {
      let range = lines.range(ofLine: number, in: bytes)
      guard let comment = comments(in: range).last, isBlank(comment.end, range.end) else { break }
      if speaksOfOtherLines(comment) { return nil }
      let text = text(comment)
      if text.hasPrefix("/*") { return nil }
      guard isBlank(range.start, comment.start) else { break }
      if !text.hasPrefix("///") { continue }
      // Another comment stands between.
      if first != number + 1 { return nil }
      first = number
    }
    return first
  }

  /// Where the comments behind a declaration end on its line; nil where code follows on it.
  fileprivate func endOfRemarks(after end: Int) -> Int? {
    let line = SourceRange(end, lines.range(ofLine: lines.line(at: end - 1), in: bytes).end)
    var at = end
    for comment in comments(in: line) {
      guard isBlank(at, comment.start), comment.end <= line.end, !speaksOfOtherLines(comment)
      else { return nil }
      at = comment.end
    }
    return isBlank(at, line.end) ? at : nil
  }

  /// Whether a comment on a line tells a tool of the one above.
  fileprivate func tellsOfPreviousLine(_ line: Int) -> Bool {
    guard line < lines.starts.count else { return false }
    return comments(in: lines.range(ofLine: line, in: bytes)).contains {
      text($0).contains(":previous")
    }
  }

  /// Whether a comment tells a tool what to do, and not on its own line alone.
  private func speaksOfOtherLines(_ comment: SourceRange) -> Bool {
    let text = text(comment)
    return !text.contains(":this")
      && ["lint:", "format:", "sourcery:", "periphery:", "swift-format-ignore"].contains {
        text.contains($0)
      }
  }
}

extension SourceFile {
  /// The words in a range, parted by blanks and line ends.
  fileprivate func words(in range: SourceRange) -> [SourceRange] {
    bytes[range.start..<range.end].split { $0 <= UInt8(ascii: " ") }
      .map { SourceRange($0.startIndex, $0.endIndex) }
  }

  /// Whether a name stands in the file once, comments and strings counted.
  package func names(once name: String) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (Word.mayHold(bytes[index]) || bytes[index] == UInt8(ascii: "$"))
    }
    let length = name.utf8.count
    return Word(name).offsets(in: bytes).count { offset in
      let isPart = isLetter(offset + length) || offset > 0 && isLetter(offset - 1)
      // `$x` and `_x` are uses.
      return !isPart
        || offset > 0
          && (bytes[offset - 1] == UInt8(ascii: "$") || bytes[offset - 1] == UInt8(ascii: "_"))
    } == 1
  }
}

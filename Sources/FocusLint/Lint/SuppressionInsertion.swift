extension Suppression {
  /// Hides what some rules report on a line, counted from 0: by a comment of its own above the line,
  /// in a comment that is there for it already, or, where a line in between would change a literal or
  /// part a declaration from its documentation, by one behind it. Nil where there is no room for one.
  ///
  /// - Parameter reason: May be empty; line ends in it are blanks.
  package static func insertion(
    of rules: [String], reason: String, onLine line: Int, of file: SourceFile
  ) -> TextEdit? {
    let rules = Set(rules).sorted(by: Path.precedes)
    let code = file.lines.range(ofLine: line, in: file.bytes)
    let present = all(in: file, comments: Scan(file.bytes).comments).last { suppression in
      suppression.action == .disable && suppression.line == .next
        && file.lines.line(at: suppression.comment.end - 1) + 1 == line
    }
    if let present {
      let end = (present.rules.last ?? present.directive).range.end
      return TextEdit(in: file, at: SourceRange(end, end), rules.map { " " + $0 }.joined())
    }
    let words = rules.joined(separator: " ") + tail(reason)
    let indent = file.text(code).prefix { $0 == " " || $0 == "\t" }
    let above = TextEdit(
      in: file, at: SourceRange(code.start, code.start),
      "\(indent)// focuslint:disable:next \(words)\(file.lineEnding)")
    if !isDocumented(line, in: file), isComment(above, after: indent.utf8.count) { return above }
    let behind = TextEdit(
      in: file, at: SourceRange(code.end, code.end), "  // focuslint:disable:this \(words)")
    return isComment(behind, after: 2) ? behind : nil
  }

  private static func isDocumented(_ line: Int, in file: SourceFile) -> Bool {
    guard line > 0 else { return false }
    let above = file.text(file.lines.range(ofLine: line - 1, in: file.bytes))
    return above.drop { $0.isWhitespace }.hasPrefix("///")
      || above.reversed().drop { $0.isWhitespace }.starts(with: "/*")
  }

  private static func tail(_ reason: String) -> String {
    let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? "" : " - \(words)"
  }

  /// Whether what an edit puts in is read as a comment there, not as part of a literal.
  private static func isComment(_ edit: TextEdit, after blanks: Int) -> Bool {
    let start = edit.range.start + blanks
    return Scan(edit.file.bytes(after: [edit])).comments.contains { $0.start == start }
  }
}

extension SourceFile {
  /// How its first line ends.
  package var lineEnding: String {
    guard lines.starts.count > 1 else { return "\n" }
    let end = lines.range(ofLine: 0, in: bytes).end
    return text(SourceRange(end, lines.starts[1]))
  }
}

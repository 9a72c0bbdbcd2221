/// Where comments that hide problems can stand in a file.
package struct SuppressionPlaces {
  private let file: SourceFile
  private let scan: Scan
  /// By line, counted from 0: the last comment that turns rules off on it alone.
  private var present: [Int: Suppression] = [:]

  package init(in file: SourceFile) {
    self.file = file
    scan = Scan(file.bytes)
    for suppression in Suppression.all(in: file, comments: scan.comments)
    where suppression.action == .disable {
      if let line = suppression.line(in: file.lines) { present[line] = suppression }
    }
  }

  /// Hides what some rules report on a line, counted from 0: in a comment that is there for it
  /// already, or by one of its own above the line, or, where nothing may come between the two, behind
  /// it or in front of the remark that ends it. Nil where there is no room for one.
  ///
  /// - Parameter reason: May be empty; line ends in it are blanks.
  package func insertion(of rules: [String], reason: String, onLine line: Int) -> TextEdit? {
    let rules = Set(rules).sorted(by: Path.precedes).joined(separator: " ")
    if let present = present[line] {
      return edit(at: (present.rules.last ?? present.directive).range.end, " \(rules)")
    }
    let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let tail = rules + (words.isEmpty ? "" : " - \(words)")
    let code = file.lines.range(ofLine: line, in: file.bytes)
    if isCode(code.start), !belongsToLineAbove(line) {
      let indent = file.text(code).prefix { $0 == " " || $0 == "\t" }
      return edit(
        at: code.start, "\(indent)// focuslint:disable:next \(tail)\(file.lineEnding)")
    }
    if isCode(code.end) { return edit(at: code.end, "  // focuslint:disable:this \(tail)") }
    if let remark = scan.comments.last(startingUpTo: code.end), remark.start > code.start,
      isCode(remark.start)
    {
      let words = tail.replacing("*/", with: "* /").replacing("/*", with: "/ *")
      return edit(at: remark.start, "/* focuslint:disable:this \(words) */ ")
    }
    return nil
  }

  /// Hides what a rule reports in all of the file, by a comment in front of its code: behind the comments
  /// that a file begins with.
  package func insertion(of rule: String, reason: String) -> TextEdit? {
    var start = 0
    for comment in scan.comments {
      let between = file.text(SourceRange(start, comment.start))
      guard between.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }), isOnLinesOfItsOwn(comment)
      else { break }
      let isDocumentation = ["///", "/**"].contains { file.text(comment).hasPrefix($0) }
      if isDocumentation { break }
      let line = file.lines.line(at: max(comment.start, comment.end - 1))
      guard line + 1 < file.lines.starts.count else { return nil }
      start = file.lines.starts[line + 1]
    }
    if start == 0 { start = file.lines.range(ofLine: 0, in: file.bytes).start }
    return edit(at: start, "// focuslint:disable \(rule) - \(reason)\(file.lineEnding)")
  }

  private func isOnLinesOfItsOwn(_ comment: SourceRange) -> Bool {
    let line = file.lines.line(at: max(comment.start, comment.end - 1))
    let end = file.lines.range(ofLine: line, in: file.bytes).end
    return file.text(SourceRange(comment.end, end)).allSatisfy(\.isWhitespace)
  }

  private func edit(at offset: Int, _ text: String) -> TextEdit {
    TextEdit(in: file, at: SourceRange(offset, offset), text)
  }

  /// Whether a comment that is put in at an offset is one: neither more text of a literal nor of
  /// another comment.
  private func isCode(_ offset: Int) -> Bool {
    if let text = scan.longTexts.last(startingUpTo: offset), offset < text.end { return false }
    guard let comment = scan.comments.last(startingUpTo: offset), comment.start < offset else {
      return true
    }
    return offset > comment.end || offset == comment.end && hasEnd(comment)
  }

  /// Whether a comment ends by itself, rather than with its line or the file.
  private func hasEnd(_ comment: SourceRange) -> Bool {
    file.bytes[comment.start + 1] == UInt8(ascii: "*") && file.text(comment).hasSuffix("*/")
  }

  /// Whether a comment of its own would come between a line and its documentation, or between two
  /// lines of which a comment, of whatever tool, says something on the other.
  private func belongsToLineAbove(_ line: Int) -> Bool {
    guard line > 0 else { return false }
    let above = file.text(file.lines.range(ofLine: line - 1, in: file.bytes))
    return above.drop { $0.isWhitespace }.hasPrefix("///")
      || above.reversed().drop { $0.isWhitespace }.starts(with: "/*")
      || hasComment(":next", onLine: line - 1) || hasComment(":previous", onLine: line)
  }

  private func hasComment(_ words: String, onLine line: Int) -> Bool {
    let range = file.lines.range(ofLine: line, in: file.bytes)
    var at = range.end
    while let comment = scan.comments.last(startingUpTo: at), comment.start >= range.start {
      if file.text(comment).contains(words) { return true }
      at = comment.start - 1
    }
    return false
  }
}

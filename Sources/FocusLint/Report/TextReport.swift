/// The report for people: each problem with its line of code and a mark under it.
package struct TextReport: Sendable {
  package var style: TextStyle

  package init(style: TextStyle = TextStyle()) { self.style = style }

  package func text(of verdict: Verdict) -> String {
    var text = ""
    for diagnostic in verdict.shown {
      text += self.text(of: diagnostic) + "\n"
    }
    return style.hasSummary ? text + summary(of: verdict) + "\n" : text
  }

  private func text(of diagnostic: Diagnostic) -> String {
    let word = diagnostic.severity.rawValue
    let color: Color =
      switch diagnostic.severity {
      case .error: .red
      case .warning: .yellow
      case .info: .cyan
      }
    var text = painted(location(of: diagnostic.place), .bold)
    text += ": " + painted("\(word):", color) + " " + Terminal.visible(diagnostic.message)
    text += " " + painted("[\(Terminal.visible(diagnostic.rule))]", .dim) + "\n"
    let frame = CodeFrame(diagnostic.place)
    let gap = frame.code.isEmpty ? "" : " "
    text += painted("\(frame.gutter) |", .dim) + gap + frame.code + "\n"
    let blank = String(repeating: " ", count: frame.gutter.count)
    text += painted("\(blank) |", .dim) + " " + frame.indent + painted(frame.mark, color) + "\n"
    for related in diagnostic.related {
      text += "\(blank) = \(location(of: related.place)): \(Terminal.visible(related.message))\n"
    }
    return text
  }

  private func location(of place: Diagnostic.Place) -> String {
    "\(Terminal.visible(place.file)):\(place.start.line):\(place.start.column)"
  }

  private func summary(of verdict: Verdict) -> String {
    let summary = verdict.summary
    let files = counted(summary.files, "file")
    var text = "No problems in \(files)."
    if !verdict.shown.isEmpty {
      let counts = [
        (summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info"),
      ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
      text = "\(counted(verdict.shown.count, "problem")) in \(files)"
      text += " (\(counts.joined(separator: ", ")))."
    }
    if verdict.hidden > 0 { text += " \(counted(verdict.hidden, "more problem")) not shown." }
    if summary.filesWithSyntaxErrors > 0 {
      let verb = summary.filesWithSyntaxErrors == 1 ? "has" : "have"
      text += " \(counted(summary.filesWithSyntaxErrors, "file")) \(verb) syntax errors."
    }
    return text
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private enum Color: String {
    case red = "31"
    case yellow = "33"
    case cyan = "36"
    case bold = "1"
    case dim = "2"
  }

  private func painted(_ text: String, _ color: Color) -> String {
    style.isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// A line of code as it is shown, and the mark under it.
///
/// Of a very long line only what lies round the mark is shown.
private struct CodeFrame {
  /// The line's number.
  let gutter: String
  private(set) var code = ""
  private(set) var indent = ""
  private(set) var mark = ""
  private var column = 0

  init(_ place: Diagnostic.Place) {
    let file = place.source
    let line = file.lines.range(ofLine: place.start.line - 1, in: file.bytes)
    let start = min(max(place.start.offset, line.start), line.end)
    let end = min(max(place.end.offset, start), line.end)
    var first = line.start
    var last = line.end
    if line.end - line.start > 400 {
      first = max(first, start - 160)
      last = min(last, start + 240)
      while first < start, file.bytes[first] & 0xC0 == 0x80 { first += 1 }
      while last > start, last < line.end, file.bytes[last] & 0xC0 == 0x80 { last -= 1 }
    }
    gutter = String(place.start.line)
    if first > line.start { add("…") }
    add(file.text(SourceRange(first, start)))
    let left = column
    add(file.text(SourceRange(start, min(end, last))))
    indent = String(repeating: " ", count: left)
    mark = "^" + String(repeating: "~", count: max(0, column - left - 1))
    add(file.text(SourceRange(min(end, last), last)))
    if last < line.end { add("…") }
    while code.last == " " { code.removeLast() }
  }

  /// Puts text behind the code; a tab goes on to the next of the columns that are 4 apart.
  private mutating func add(_ text: String) {
    for character in text {
      if character == "\t" {
        let count = 4 - column % 4
        code += String(repeating: " ", count: count)
        column += count
      } else {
        let visible = Terminal.visible(String(character))
        code += visible
        column += Terminal.width(of: visible)
      }
    }
  }
}

/// The report for people: each problem with its code, marks in it, and what belongs to it.
package struct TextReport: Sendable {
  /// Places farther away than so many lines, or bytes of one line, have a frame of their own.
  private static let near = (lines: 12, bytes: 160)

  package var style: TextStyle
  /// The base address of the rules' pages; empty makes no links to them.
  package var pages: String

  package init(style: TextStyle = TextStyle(), pages: String = Product.pages) {
    self.style = style
    self.pages = pages
  }

  package func text(of verdict: Verdict) -> String {
    var text = ""
    for diagnostic in verdict.shown { text += self.text(of: diagnostic) + "\n" }
    return style.hasSummary ? text + summary(of: verdict) : text
  }

  private func text(of diagnostic: Diagnostic) -> String {
    let paint = Paint(diagnostic.severity)
    var near = [CodeFrame.Mark(place: diagnostic.place, isMain: true)]
    var far: [CodeFrame.Mark] = []
    for related in diagnostic.related {
      let mark = CodeFrame.Mark(place: related.place, label: related.message)
      if isNear(related.place, diagnostic.place) { near.append(mark) } else { far.append(mark) }
    }
    var text = header(
      diagnostic.place, diagnostic.severity.rawValue, paint, diagnostic.message,
      rule: diagnostic.rule)
    let gutter = (near + far).map { String($0.place.start.line).count }.max() ?? 1
    text += CodeFrame(marks: near, gutter: gutter).text(style, paint)
    for var mark in far {
      text += header(mark.place, "note", .accent, mark.label)
      mark.label = ""
      text += CodeFrame(marks: [mark], gutter: gutter).text(style, paint)
    }
    let blank = String(repeating: " ", count: gutter)
    for fix in diagnostic.fixes {
      let option = fix.safety == .safe ? "--fix" : "--fix --unsafe"
      text += style.painted("\(blank) = \(option):", .faint) + " \(Terminal.visible(fix.title))\n"
    }
    return text
  }

  private func isNear(_ place: Diagnostic.Place, _ other: Diagnostic.Place) -> Bool {
    guard place.source == other.source else { return false }
    let lines = abs(place.start.line - other.start.line)
    return lines == 0
      ? abs(place.start.offset - other.start.offset) <= TextReport.near.bytes
      : lines <= TextReport.near.lines
  }

  /// `file:line:column: warning: message [rule]`, as compilers write it.
  private func header(
    _ place: Diagnostic.Place, _ word: String, _ paint: Paint, _ message: String,
    rule: String? = nil
  ) -> String {
    let location = "\(Terminal.visible(place.file)):\(place.start.line):\(place.start.column)"
    let ending = rule.map { "[\(Terminal.visible($0))]" } ?? ""
    let sentence = Terminal.visible(message) + (ending.isEmpty ? "" : " \(ending)")
    let start = Terminal.width(of: location) + word.count + 4
    let lines = style.columns.map { columns in
      Terminal.lines(of: sentence, columns: max(40, columns), indent: (start, 4))
    }
    var text = style.linked(location, to: style.address(of: place.source.path))
    text = style.painted(text, .strong) + ": " + style.painted("\(word):", paint)
    var said = (lines ?? [sentence]).joined(separator: "\n")
    if let rule, said.hasSuffix(ending) {
      said.removeLast(ending.count)
      said += style.linked(ending, to: Product.page(of: rule, in: pages))
    }
    return text + (said.hasPrefix("\n") ? "" : " ") + said + "\n"
  }

  private func summary(of verdict: Verdict) -> String {
    let fixes = verdict.fixable > 0 ? "; `--fix` fixes \(verdict.fixable)" : ""
    let sentences = ["\(verdict.tally)\(fixes)."] + verdict.caveats
    var text = sentences.joined(separator: " ")
    text = style.painted(text, .strong) + "\n"
    if let rule = Statistics(verdict).gravest?.rule {
      let words = "Why, and what to write instead:"
      let command = "\(Product.name) explain \(Terminal.visible(rule))"
      let isShort = words.count + command.count < style.columns ?? .max
      text += words + (isShort ? " " : "\n  ") + command + "\n"
    }
    return text
  }
}

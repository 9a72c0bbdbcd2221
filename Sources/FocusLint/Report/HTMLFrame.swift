/// Lines of one file in HTML, with marks in them.
struct HTMLFrame {
  private static let context = 2
  /// Of a longer range only the beginning is shown.
  private static let tallest = 6
  /// Of a longer line, in bytes, only what lies round its first mark is shown.
  private static let longest = 400

  struct Mark {
    var range: SourceRange
    /// Whether this is the problem itself, rather than a place that belongs to it.
    var isMain: Bool
  }

  let source: SourceFile
  private let marks: [Mark]
  /// Counted from 0.
  private let lines: ClosedRange<Int>
  /// How many bytes of blanks all lines begin with, which are left out.
  private let indent: Int

  /// - Parameter places: Of one file, at least one; the first is shown whole, and those with it that
  ///   the lines reach.
  init(_ places: [Diagnostic.Place], isMain: Bool) {
    source = places[0].source
    marks = places.enumerated().map { index, place in
      Mark(
        range: SourceRange(place.start.offset, place.end.offset), isMain: isMain && index == 0)
    }
    let first = places.map(\.start.line).min() ?? 1
    let last = places.map { min($0.end.line, $0.start.line + Self.tallest - 1) }.max() ?? first
    let end = source.lines.starts.count - 1
    lines = max(0, first - 1 - Self.context)...min(end, last - 1 + Self.context)
    indent = Self.indent(of: lines, in: source)
  }

  /// What all lines begin with that are not blank.
  private static func indent(of lines: ClosedRange<Int>, in source: SourceFile) -> Int {
    var indent: ArraySlice<UInt8>?
    for line in lines {
      let range = source.lines.range(ofLine: line, in: source.bytes)
      let text = source.bytes[range.start..<range.end]
      let blanks = text.prefix { $0 == 0x20 || $0 == 0x09 }
      if blanks.count == text.count { continue }
      let same = indent.map { zip($0, blanks).prefix { $0 == $1 }.count } ?? blanks.count
      indent = blanks.prefix(same)
    }
    return indent?.count ?? 0
  }

  var text: String {
    let rows = lines.map { line in
      "<i>\(line + 1)</i>\(code(ofLine: line))\n"
    }
    return "<pre>\(rows.joined())</pre>\n"
  }

  private func code(ofLine line: Int) -> String {
    let range = source.lines.range(ofLine: line, in: source.bytes)
    let here = marks.filter { mark in
      mark.range.isEmpty
        ? (range.start...range.end).contains(mark.range.start)
          && source.lines.line(at: mark.range.start) == line
        : mark.range.start < range.end && range.start < mark.range.end
    }
    let shown = part(of: range, round: here.map(\.range.start).min() ?? range.start)
    func clamped(_ offset: Int) -> Int { min(max(offset, shown.start), shown.end) }
    let edges = here.flatMap { [clamped($0.range.start), clamped($0.range.end)] }
    let cuts = Set(edges + [shown.start, shown.end]).sorted()
    var text = shown.start > range.start + indent ? "…" : ""
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      text += piece(SourceRange(start, end), here)
    }
    if here.contains(where: { clamped($0.range.start) >= shown.end }) {
      text += "<mark> </mark>"
    }
    return text + (shown.end < range.end ? "…" : "")
  }

  /// A piece of a line that the same marks hold.
  private func piece(_ range: SourceRange, _ marks: [Mark]) -> String {
    let code = Markup.html(source.text(range))
    let over = marks.filter { $0.range.contains(range) }
    if over.contains(where: \.isMain) { return "<mark>\(code)</mark>" }
    if !over.isEmpty { return "<mark class=\"also\">\(code)</mark>" }
    // Of an empty range the character behind it is marked.
    let isPoint = marks.contains { $0.range.isEmpty && $0.range.start == range.start }
    guard isPoint, let first = source.text(range).first else { return code }
    let rest = source.text(range).dropFirst()
    return "<mark>\(Markup.html(String(first)))</mark>\(Markup.html(String(rest)))"
  }

  private func part(of line: SourceRange, round offset: Int) -> SourceRange {
    if line.end - line.start <= Self.longest {
      return SourceRange(min(line.end, line.start + indent), line.end)
    }
    var start = max(line.start, offset - Self.longest / 3)
    var end = min(line.end, start + Self.longest)
    while start > line.start, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.end, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start, end)
  }
}

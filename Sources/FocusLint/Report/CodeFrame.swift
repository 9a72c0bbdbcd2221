/// Lines of one file as they are shown, each with marks under it.
struct CodeFrame {
  /// A range that is pointed at, as far as its first line goes.
  struct Mark {
    var place: Diagnostic.Place
    /// What is said beside it; may be empty.
    var label = ""
    /// Whether this is the problem itself, rather than a place that belongs to it.
    var isMain = false
  }

  /// All in one file; at least one.
  let marks: [Mark]
  /// How many columns the lines' numbers have.
  let gutter: Int

  private var lines: [Int] { Set(marks.map(\.place.start.line)).sorted() }

  /// The frame, each row with its line end.
  ///
  /// - Parameter paint: The colour of the main mark.
  func text(_ style: TextStyle, _ paint: Paint) -> String {
    // Below 40 columns nothing would be left to see.
    let limit = style.columns.map { max(40, $0) - gutter - 3 }
    var text = ""
    var previous: Int?
    for line in lines {
      if let previous, line - previous == 2 {
        let code = CodeLine(between: line - 1, of: marks[0].place.source, limit: limit)
        text += row(String(line - 1), code.text, style)
      } else if let previous, line - previous > 2 {
        text += style.painted("...", .faint) + "\n"
      }
      previous = line
      let here = marks.filter { $0.place.start.line == line }.sorted {
        $0.isMain != $1.isMain ? $0.isMain : $0.place.start.offset < $1.place.start.offset
      }
      let code = CodeLine(here.map(\.place), limit: limit)
      text += row(String(line), code.text, style)
      for (mark, columns) in zip(here, code.columns) {
        for under in rows(of: mark, at: columns, limit, style, mark.isMain ? paint : .accent) {
          text += row("", under, style)
        }
      }
    }
    return text
  }

  private func row(_ number: String, _ text: String, _ style: TextStyle) -> String {
    let blank = String(repeating: " ", count: gutter - number.count)
    return style.painted("\(blank)\(number) |", .faint) + (text.isEmpty ? "" : " ") + text + "\n"
  }

  /// The mark with its label beside it, or below it where it does not fit.
  private func rows(
    of mark: Mark, at columns: Range<Int>, _ limit: Int?, _ style: TextStyle,
    _ paint: Paint
  ) -> [String] {
    func indented(_ text: String, by column: Int) -> String {
      String(repeating: " ", count: column) + style.painted(text, paint)
    }
    let line = String(repeating: mark.isMain ? "^" : "-", count: max(1, columns.count))
    let label = Terminal.visible(mark.label)
    if label.isEmpty { return [indented(line, by: columns.lowerBound)] }
    let end = columns.lowerBound + line.count + 1 + Terminal.width(of: label)
    guard let limit, end > limit else {
      return [indented("\(line) \(label)", by: columns.lowerBound)]
    }
    let column = max(0, min(columns.lowerBound, limit - Terminal.width(of: label)))
    return [indented(line, by: columns.lowerBound)]
      + Terminal.lines(of: label, columns: limit).map { indented($0, by: column) }
  }
}

/// A line of code as it is shown, and where in it places are.
///
/// Of a long line only what lies round the first place is shown.
private struct CodeLine {
  private struct Cell {
    var text: String
    var column: Int
    var width: Int
  }

  private(set) var text = ""
  /// The columns of each place, from 0. What was cut off lies under the dots.
  private(set) var columns: [Range<Int>] = []

  private var cells: [Cell] = []
  private var width: Int { cells.last.map { $0.column + $0.width } ?? 0 }

  /// A line, counted from 1, without a place in it.
  init(between line: Int, of source: SourceFile, limit: Int?) {
    let start = source.lines.range(ofLine: line - 1, in: source.bytes).start
    let position = Position(line: line, column: 1, offset: start)
    let place = Diagnostic.Place(source: source, file: "", start: position, end: position)
    self.init([place], limit: limit)
  }

  /// - Parameters:
  ///   - places: All beginning on one line.
  ///   - limit: How many columns there are; nil shows some hundred bytes.
  init(_ places: [Diagnostic.Place], limit: Int?) {
    let source = places[0].source
    let line = source.lines.range(ofLine: places[0].start.line - 1, in: source.bytes)
    let ranges = places.map { place in
      let start = min(max(place.start.offset, line.start), line.end)
      return SourceRange(start, min(max(place.end.offset, start), line.end))
    }
    let shown = CodeLine.bytes(round: ranges[0], of: line, in: source)
    func clamped(_ offset: Int) -> Int { min(max(offset, shown.start), shown.end) }
    var columnOf = [shown.start: 0]
    var last = shown.start
    if shown.start > line.start { add("…") }
    for offset in Set(ranges.flatMap { [clamped($0.start), clamped($0.end)] }).sorted() {
      add(source.text(SourceRange(last, offset)))
      columnOf[offset] = width
      last = offset
    }
    add(source.text(SourceRange(last, shown.end)))
    if shown.end < line.end { add("…") }
    while cells.last?.text == " " { cells.removeLast() }
    columns = ranges.map { columnOf[clamped($0.start)]!..<columnOf[clamped($0.end)]! }
    cut(to: limit ?? .max)
  }

  /// The part of a line that is looked at: all of it, or what lies near a place.
  private static func bytes(
    round place: SourceRange, of line: SourceRange, in source: SourceFile
  ) -> SourceRange {
    if line.end - line.start <= 400 { return line }
    var first = max(line.start, place.start - 160)
    var last = min(line.end, place.start + 240)
    while first < place.start, source.bytes[first] & 0xC0 == 0x80 { first += 1 }
    while last > place.start, last < line.end, source.bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return SourceRange(first, last)
  }

  /// Puts text behind the code; a tab goes on to the next of the columns that are 4 apart.
  private mutating func add(_ text: String) {
    for character in text {
      if character == "\t" {
        for _ in 0..<(4 - width % 4) { cells.append(Cell(text: " ", column: width, width: 1)) }
      } else {
        let visible = Terminal.visible(String(character))
        cells.append(Cell(text: visible, column: width, width: Terminal.width(of: visible)))
      }
    }
  }

  /// Makes the text of the cells, with dots for what lies outside a window round the first place.
  private mutating func cut(to limit: Int) {
    var window = 0..<width
    if width > limit {
      let place = columns[0]
      let beside = max(0, limit - 2 - place.count) / 2
      let start = place.upperBound < limit ? 0 : min(place.lowerBound - beside, width - limit + 1)
      window = start..<(start + limit - (start > 0 ? 2 : 1))
      if start > 0, start + limit - 1 >= width { window = start..<width }
    }
    let kept = cells.filter {
      $0.column >= window.lowerBound && $0.column + $0.width <= window.upperBound
    }
    let dots = (left: window.lowerBound > 0, right: window.upperBound < width)
    text = (dots.left ? "…" : "") + kept.map(\.text).joined() + (dots.right ? "…" : "")
    let left = (kept.first?.column ?? 0) - (dots.left ? 1 : 0)
    let end = (kept.last.map { $0.column + $0.width } ?? 0) - left + (dots.right ? 1 : 0)
    columns = columns.map { place in
      let start = min(max(0, place.lowerBound - left), dots.right ? end - 1 : .max)
      return start..<max(start, min(place.upperBound - left, dots.right ? end : .max))
    }
  }
}

/// Lays Markdown out for a terminal: headings at the edge, the rest indented, lines of a width.
///
/// The address of a link stands in a list at the end, by the link's number: in the text it would
/// tear the lines apart.
struct PageLayout {
  /// In terminal columns.
  let width: Int
  let style: TextStyle
  private var addresses: [String] = []

  private static let indent = "  "

  /// Between two pieces of code with nothing to say between them.
  static let divider = "    ─────\n"

  init(width: Int, style: TextStyle) {
    self.width = width
    self.style = style
  }

  /// A block's lines, each ended; what `// expect:` says in code reads as a mark.
  mutating func text(of block: Markdown.Block, expectation: (String) -> String) -> String {
    switch block {
    case .heading(let spans): text(of: Markdown.strong(spans), first: "", indent: "")
    case .paragraph(let spans): text(of: spans, first: Self.indent, indent: Self.indent)
    case .item(let spans): text(of: spans, first: Self.indent + "- ", indent: Self.indent + "  ")
    case .code(let lines): lines.map { code($0, expectation) }.joined()
    case .table(let rows):
      table(rows.prefix(1).map { $0.map { Markdown.strong($0) } } + rows.dropFirst())
    }
  }

  /// The addresses that the text refers to by number; empty where there are none.
  var links: String {
    addresses.enumerated().map { index, address in
      "\(Self.indent)\(style.painted("[\(index + 1)]", .faint)) \(Terminal.visible(address))\n"
    }.joined()
  }

  /// Text filled into lines.
  ///
  /// - Parameters:
  ///   - first: What stands before the first line.
  ///   - indent: What stands before each other line.
  mutating func text(of spans: [Markdown.Span], first: String, indent: String) -> String {
    let letters = letters(of: spans)
    let room = max(width - Terminal.width(of: indent), 20)
    return LineFiller(width: room).lines(of: letters).enumerated().map { index, line in
      (index == 0 ? first : indent) + painted(line) + "\n"
    }.joined()
  }

  /// Rows with their last cell filled into the room that the others leave; where that is too little,
  /// each cell begins a line of its own.
  private mutating func table(_ rows: [[[Markdown.Span]]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        let width = letters(of: cell).reduce(0) { $0 + Terminal.width(of: $1.character) }
        widths[column] = max(widths[column], width)
      }
    }
    let left = widths.reduce(Self.indent.count) { $0 + $1 + 2 }
    return rows.map { row in
      if width - left < 24 { return stacked(row) }
      var first = Self.indent
      for (column, cell) in row.dropLast().enumerated() {
        let letters = letters(of: cell)
        let gap = widths[column] - letters.reduce(0) { $0 + Terminal.width(of: $1.character) } + 2
        first += painted(letters) + String(repeating: " ", count: gap)
      }
      return text(of: row.last ?? [], first: first, indent: String(repeating: " ", count: left))
    }.joined()
  }

  private mutating func stacked(_ row: [[Markdown.Span]]) -> String {
    row.enumerated().map { column, cell in
      let indent = Self.indent + (column == 0 ? "" : "    ")
      return text(of: cell, first: indent, indent: indent)
    }.joined()
  }

  private mutating func letters(of spans: [Markdown.Span]) -> [LineFiller.Letter] {
    var letters: [LineFiller.Letter] = []
    func add(_ text: String, _ style: Markdown.Span.Style, isGlued: Bool = false) {
      // Code of many words is broken as text is.
      let isWhole = style == .code && Terminal.width(of: text) <= width / 2
      for (index, character) in Terminal.visible(text).enumerated() {
        let isInside = index > 0 && isWhole
        letters.append(
          LineFiller.Letter(character: character, style: style, isGlued: isGlued || isInside))
      }
    }
    for span in spans {
      add(style.isColored ? span.text : marked(span), span.style)
      if case .link(let address) = span.style {
        add("[\(number(of: address))]", .plain, isGlued: true)
      }
    }
    return letters
  }

  private mutating func number(of address: String) -> Int {
    if !addresses.contains(address) { addresses.append(address) }
    return (addresses.firstIndex(of: address) ?? 0) + 1
  }

  /// The text with its Markdown signs, where there are no colours to tell it by.
  private func marked(_ span: Markdown.Span) -> String {
    switch span.style {
    case .code: "`\(span.text)`"
    case .emphasis: "*\(span.text)*"
    case .plain, .strong, .link: span.text
    }
  }

  private func painted(_ line: [LineFiller.Letter]) -> String {
    var text = ""
    var rest = line[...]
    while let style = rest.first?.style {
      let run = rest.prefix { $0.style == style }
      rest = rest.dropFirst(run.count)
      text += painted(String(run.map(\.character)), as: style)
    }
    return text
  }

  private func painted(_ text: String, as span: Markdown.Span.Style) -> String {
    switch span {
    case .plain: text
    case .code: style.painted(text, .accent)
    case .emphasis: style.painted(text, .slanted)
    case .strong: style.painted(text, .strong)
    case .link(let address):
      style.linked(style.painted(text, .underlined), to: Terminal.visible(address))
    }
  }

  /// A line of code; its comment is dimmed, its expectation a mark, below it where the line is long.
  private func code(_ line: String, _ expectation: (String) -> String) -> String {
    let line = Terminal.visible(line)
    if line.isEmpty { return "\n" }
    let start = Self.indent + Self.indent
    let gap = String(line.prefix { $0 == " " })
    if let marker = line.range(ofLast: "// expect: ") {
      let rule = expectation(String(line[marker.upperBound...]))
      var code = start + line[..<marker.lowerBound]
      let mark = "// ← \(rule)"
      if Terminal.width(of: code + mark) <= width {
        return code + style.painted(mark, .warning) + "\n"
      }
      while code.last == " " { code.removeLast() }
      return "\(code)\n\(start)\(gap)\(style.painted("// ↑ \(rule)", .warning))\n"
    }
    let text = String(line.dropFirst(gap.count))
    return start + gap + (text.hasPrefix("//") ? style.painted(text, .faint) : text) + "\n"
  }
}

extension String {
  /// Where another text stands in this one for the last time.
  fileprivate func range(ofLast other: String) -> Range<String.Index>? {
    let start = indices.last { self[$0...].hasPrefix(other) }
    return start.map { $0..<index($0, offsetBy: other.count) }
  }
}

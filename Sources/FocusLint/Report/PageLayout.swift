/// Lays Markdown out for a terminal: headings at the edge, the rest indented, lines of a width.
///
/// The address of a link stands in a list at the end, by the link's number: in the text it would
/// tear the lines apart.
struct PageLayout {
  /// In terminal columns.
  let width: Int
  let isColored: Bool
  private var addresses: [String] = []

  private static let indent = "  "

  /// Between two pieces of code with nothing to say between them.
  static let divider = "    ─────\n"

  init(width: Int, isColored: Bool) {
    self.width = width
    self.isColored = isColored
  }

  /// A block's lines, each ended; what `// expect:` says in code reads as a mark.
  mutating func text(of block: Markdown.Block, expectation: (String) -> String) -> String {
    switch block {
    case .heading(let spans):
      text(of: spans.map { Markdown.Span(text: $0.text, style: .strong) }, first: "", indent: "")
    case .paragraph(let spans): text(of: spans, first: Self.indent, indent: Self.indent)
    case .item(let spans): text(of: spans, first: Self.indent + "- ", indent: Self.indent + "  ")
    case .code(let lines): lines.map { code($0, expectation) }.joined()
    }
  }

  /// The addresses that the text refers to by number; empty where there are none.
  var links: String {
    addresses.enumerated().map { index, address in
      "\(Self.indent)\(painted("[\(index + 1)]", .dim)) \(Terminal.visible(address))\n"
    }.joined()
  }

  /// Text filled into lines.
  ///
  /// - Parameters:
  ///   - first: What stands before the first line.
  ///   - indent: What stands before each other line.
  mutating func text(of spans: [Markdown.Span], first: String, indent: String) -> String {
    var looks: [Markdown.Span] = []
    var letters: [LineFiller.Letter] = []
    func add(_ text: String, _ span: Markdown.Span, isGlued: Bool) {
      looks.append(span)
      for (index, character) in Terminal.visible(text).enumerated() {
        let isInside = index > 0 && span.style == .code
        letters.append(
          LineFiller.Letter(
            character: character, look: looks.count - 1, isGlued: isGlued || isInside))
      }
    }
    for span in spans {
      add(isColored ? span.text : marked(span), span, isGlued: false)
      if case .link(let address) = span.style {
        let marker = Markdown.Span(text: "[\(number(of: address))]", style: .plain)
        add(marker.text, marker, isGlued: true)
      }
    }
    let room = width - Terminal.width(of: indent)
    let lines = LineFiller(width: max(room, 20)).lines(of: letters)
    return lines.enumerated().map { index, line in
      (index == 0 ? first : indent) + painted(line, looks) + "\n"
    }.joined()
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

  private func painted(_ line: [LineFiller.Letter], _ looks: [Markdown.Span]) -> String {
    var text = ""
    var rest = line[...]
    while let look = rest.first?.look {
      let run = rest.prefix { $0.look == look }
      rest = rest.dropFirst(run.count)
      text += painted(String(run.map(\.character)), looks[look].style)
    }
    return text
  }

  private func painted(_ text: String, _ style: Markdown.Span.Style) -> String {
    switch style {
    case .plain: text
    case .code: painted(text, .cyan)
    case .emphasis: painted(text, .italic)
    case .strong: painted(text, .bold)
    case .link(let address):
      isColored
        ? Paint.link(painted(text, .underlined), to: Terminal.visible(address)) : text
    }
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    isColored ? paint.text(text) : text
  }

  /// A line of code; its comment is dimmed, its expectation a mark.
  private func code(_ line: String, _ expectation: (String) -> String) -> String {
    let line = Terminal.visible(line)
    if line.isEmpty { return "\n" }
    let start = Self.indent + Self.indent + "  "
    if let marker = line.range(ofLast: "// expect: ") {
      let mark = "// ← " + expectation(String(line[marker.upperBound...]))
      return start + line[..<marker.lowerBound] + painted(mark, .yellow) + "\n"
    }
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("//") else { return start + line + "\n" }
    return start + line.prefix(line.count - text.count) + painted(String(text), .dim) + "\n"
  }
}

extension String {
  /// Where another text stands in this one for the last time.
  fileprivate func range(ofLast other: String) -> Range<String.Index>? {
    let start = indices.last { self[$0...].hasPrefix(other) }
    return start.map { $0..<index($0, offsetBy: other.count) }
  }
}

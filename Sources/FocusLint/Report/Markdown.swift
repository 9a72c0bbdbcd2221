/// Markdown as the rules' pages use it: paragraphs, lists, tables, fenced code, and in a line inline
/// code, emphasis and links. What it does not know it shows as it is written.
package struct Markdown: Hashable, Sendable {
  package enum Block: Hashable, Sendable {
    case heading([Span])
    case paragraph([Span])
    /// An item of a list, without its dash.
    case item([Span])
    /// The lines between the fences.
    case code([String])
    /// The rows of a table, its head first, each with its cells.
    case table([[[Span]]])

    var isCode: Bool { if case .code = self { true } else { false } }
  }

  /// A piece of a line that looks one way.
  package struct Span: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
      case plain, code, emphasis, strong
      /// With its address.
      case link(String)
    }

    package var text: String
    package var style: Style
  }

  package private(set) var blocks: [Block] = []

  package init(_ lines: some Sequence<String>) {
    var open: [String] = []
    var code: [String]?
    for line in lines {
      if line.hasPrefix("```") {
        addText(&open)
        if let lines = code { blocks.append(.code(lines)) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") {
        addText(&open)
        let title = line.drop { $0 == "#" }.drop { $0 == " " }
        if !title.isEmpty { blocks.append(.heading(Markdown.spans(in: String(title)))) }
      } else {
        if line.hasPrefix("- ") { addText(&open) }
        open.append(line)
      }
    }
    addText(&open)
  }

  private mutating func addText(_ lines: inout [String]) {
    defer { lines = [] }
    guard let first = lines.first else { return }
    if first.hasPrefix("|") {
      let rows = lines.filter { $0.contains { !"|-: ".contains($0) } }
      return blocks.append(.table(rows.map(Markdown.cells(of:))))
    }
    let isItem = first.hasPrefix("- ")
    if isItem { lines[0].removeFirst(2) }
    let spans = Markdown.spans(in: Markdown.joined(lines))
    blocks.append(isItem ? .item(spans) : .paragraph(spans))
  }

  /// The cells of a row of a table; a stroke in inline code is text.
  private static func cells(of row: String) -> [[Span]] {
    var cells = [""]
    var isCode = false
    for character in row.drop(while: { $0 == "|" }) {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells.map { cell in
      var text = cell.drop { $0 == " " }
      while text.last == " " { text.removeLast() }
      return spans(in: String(text))
    }
  }

  /// Lines as one; between two characters of a script without spaces there is none.
  private static func joined(_ lines: [String]) -> String {
    lines.reduce(into: "") { text, line in
      let line = line.drop { $0 == " " }
      guard let last = text.last, let next = line.first else {
        text += line
        return
      }
      text += Terminal.width(of: last) == 2 && Terminal.width(of: next) == 2 ? line : " " + line
    }
  }

  /// The same words, all of them strong.
  static func strong(_ spans: [Span]) -> [Span] {
    spans.map { Span(text: $0.text, style: .strong) }
  }

  /// The spans of a line, none of them empty.
  static func spans(in line: String) -> [Span] {
    var reader = SpanReader(rest: line[...])
    reader.read()
    return reader.spans
  }
}

private struct SpanReader {
  var rest: Substring
  var spans: [Markdown.Span] = []
  private var plain = ""

  init(rest: Substring) { self.rest = rest }

  mutating func read() {
    while let character = rest.first {
      let span: Markdown.Span? =
        switch character {
        case "`": enclosed("`", .code)
        case "*": rest.hasPrefix("**") ? enclosed("**", .strong) : enclosed("*", .emphasis)
        case "[": link()
        default: nil
        }
      if let span {
        addPlain()
        spans.append(span)
      } else {
        plain.append(rest.removeFirst())
      }
    }
    addPlain()
  }

  private mutating func addPlain() {
    if !plain.isEmpty { spans.append(Markdown.Span(text: plain, style: .plain)) }
    plain = ""
  }

  /// The text between two marks; nil where the second is missing or there is nothing between them.
  private mutating func enclosed(_ mark: String, _ style: Markdown.Span.Style) -> Markdown.Span? {
    let inside = rest.dropFirst(mark.count)
    guard let end = inside.indices.first(where: { inside[$0...].hasPrefix(mark) }),
      end > inside.startIndex
    else { return nil }
    rest = inside[end...].dropFirst(mark.count)
    return Markdown.Span(text: String(inside[..<end]), style: style)
  }

  /// `[text](address)`; an address may hold parentheses in pairs.
  private mutating func link() -> Markdown.Span? {
    guard let bracket = rest.firstIndex(of: "]"), bracket > rest.index(after: rest.startIndex),
      rest[bracket...].dropFirst().first == "("
    else { return nil }
    let start = rest.index(bracket, offsetBy: 2)
    var depth = 1
    for index in rest[start...].indices {
      if rest[index] == "(" { depth += 1 }
      if rest[index] == ")" { depth -= 1 }
      if depth > 0 { continue }
      let text = String(rest[..<bracket].dropFirst().filter { $0 != "`" })
      let address = String(rest[start..<index])
      rest = rest[index...].dropFirst()
      return Markdown.Span(text: text, style: .link(address))
    }
    return nil
  }
}

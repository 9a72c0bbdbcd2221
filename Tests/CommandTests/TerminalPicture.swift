/// A picture of a terminal, as SVG: light or dark as the reader's screen is.
struct TerminalPicture {
  private static let (cell, line, margin) = (width: 8.4, height: 19.0, space: 16.0)

  /// The classes of the codes that a report uses.
  private static let classes = [
    "1": "strong", "2": "faint", "1;31": "strong red", "1;35": "strong magenta", "36": "cyan",
  ]

  let svg: String

  /// - Parameters:
  ///   - text: With the codes of a terminal for colours, and no others.
  ///   - width: How wide a text is, in columns.
  init(_ text: String, columns: Int, width: (String) -> Int) {
    typealias Picture = TerminalPicture
    var rows = ""
    var count = 0
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let spans = Picture.spans(of: row, width: width)
      count += 1
      if spans.isEmpty { continue }
      let y = Picture.number(Picture.margin + Double(count) * Picture.line - 5)
      rows += "<text y=\"\(y)\" xml:space=\"preserve\">\(spans)</text>\n"
    }
    let wide = Picture.number(2 * Picture.margin + Double(columns) * Picture.cell)
    let high = Picture.number(2 * Picture.margin + Double(count) * Picture.line)
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(wide)" height="\(high)" \
      viewBox="0 0 \(wide) \(high)" role="img" aria-label="focuslint in a terminal">
      <style>
      rect { fill: #f6f8fa; stroke: #d1d9e0 }
      text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
      fill: #1f2328; white-space: pre }
      .strong { font-weight: 600 } .faint { fill: #818b98 }
      .red { fill: #cf222e } .magenta { fill: #a626a4 } .cyan { fill: #0a7ea4 }
      @media (prefers-color-scheme: dark) {
      rect { fill: #161b22; stroke: #3d444d } text { fill: #e6edf3 } .faint { fill: #7d8590 }
      .red { fill: #ff7b72 } .magenta { fill: #d787e8 } .cyan { fill: #56c8e8 }
      }
      </style>
      <rect x="0.5" y="0.5" width="\(Picture.number(Double(wide)! - 1))" \
      height="\(Picture.number(Double(high)! - 1))" rx="8"/>
      \(rows)</svg>

      """
  }

  /// A line's pieces of one look, each where it begins.
  private static func spans(of row: Substring, width: (String) -> Int) -> String {
    var column = 0
    var spans = ""
    var style: String?
    for (index, part) in row.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
    {
      var words = String(part)
      if index > 0, let end = part.firstIndex(of: "m") {
        style = classes[String(part[..<end])]
        words = String(part[part.index(after: end)...])
      }
      // Not every reader of SVG keeps spaces in front of a text.
      let blank = words.prefix { $0 == " " }.count
      if blank < words.count {
        let x = number(margin + Double(column + blank) * cell)
        let name = style.map { " class=\"\($0)\"" } ?? ""
        spans += "<tspan x=\"\(x)\"\(name)>\(escaped(String(words.dropFirst(blank))))</tspan>"
      }
      column += width(words)
    }
    return spans
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

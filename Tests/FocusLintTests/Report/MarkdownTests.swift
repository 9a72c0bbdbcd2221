import Testing

@testable import FocusLint

@Suite struct MarkdownTests {
  @Test func readsBlocks() {
    let text = """
      ## A heading

      One paragraph
      in two lines:

      ```swift
      let a = 1

      # no heading
      ```
      - one item
        goes on
      - another
      """
    #expect(
      blocks(of: text) == [
        .heading([plain("A heading")]), .paragraph([plain("One paragraph in two lines:")]),
        .code(["let a = 1", "", "# no heading"]), .item([plain("one item goes on")]),
        .item([plain("another")]),
      ])
  }

  @Test func readsTables() {
    let text = """
      | a | `b | c` |
      |---|:--|
      | *d* |  |
      """
    #expect(
      blocks(of: text) == [
        .table([[[plain("a")], [span("b | c", .code)]], [[span("d", .emphasis)], []]])
      ])
  }

  @Test func linesOfAScriptWithoutSpacesAreJoinedWithoutOne() {
    #expect(blocks(of: "更新の\n途中です") == [.paragraph([plain("更新の途中です")])])
    #expect(blocks(of: "更新の\n`x`") == [.paragraph([plain("更新の "), span("x", .code)])])
  }

  @Test func readsSpans() {
    let address = "https://a.example/focused(_:equals:)"
    #expect(
      Markdown.spans(in: "a `b * c` *d* **e** [f `g`](\(address)). [h]") == [
        plain("a "), span("b * c", .code), plain(" "), span("d", .emphasis), plain(" "),
        span("e", .strong), plain(" "), span("f g", .link(address)), plain(". [h]"),
      ])
  }

  @Test(arguments: ["`", "*", "**", "[", "[a]", "[a](", "[a](b", "``", "a ` b", "2 * 3", "[](x)"])
  func whatIsNotClosedStaysAsItIs(text: String) {
    #expect(Markdown.spans(in: text).map(\.text).joined() == text)
    #expect(Markdown.spans(in: text).allSatisfy { $0.style == .plain })
  }

  /// `focuslint explain` shows what it does not know as it is written, so pages do without.
  @Test(arguments: Page.ids, Language.allCases)
  func pagesUseNothingElse(id: String, language: Language) throws {
    let suffix = language == .english ? "" : ".\(language.rawValue)"
    let path = "rules/\(id)\(suffix).md"
    let page = try RulePage(Repository.bytes(of: path), file: path)
    let lines = page.introduction + page.sections.flatMap { ["## \($0.title)"] + $0.lines }
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") {
        isCode.toggle()
        #expect(!isCode || line == "```swift", "\(path): \(line)")
      } else if !isCode {
        let isForeign = line.contains(/^\s*([*+]|\d+\.)\s|^[>~]|^\s{3,}|^###|^(---|===)/)
        #expect(!isForeign, "\(path): \(line)")
      }
    }
    for block in Markdown(lines).blocks {
      for span in block.spans where span.style == .plain {
        let isForeign = span.text.contains(/[`*<>\\]|\]\(|!\[|\b_|https?:/)
        #expect(!isForeign, "\(path): \(span.text)")
      }
    }
  }

  private func blocks(of text: String) -> [Markdown.Block] {
    Markdown(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)).blocks
  }

  private func plain(_ text: String) -> Markdown.Span { span(text, .plain) }

  private func span(_ text: String, _ style: Markdown.Span.Style) -> Markdown.Span {
    Markdown.Span(text: text, style: style)
  }
}

extension Markdown.Block {
  var spans: [Markdown.Span] {
    switch self {
    case .heading(let spans), .paragraph(let spans), .item(let spans): spans
    case .table(let rows): rows.flatMap { $0 }.flatMap { $0 }
    case .code: []
    }
  }
}

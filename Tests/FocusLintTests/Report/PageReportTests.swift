import Foundation
import Testing

@testable import FocusLint

/// The reports that people read elsewhere than in a terminal: Markdown and HTML.
@Suite struct PageReportTests {
  let reports = ReportTests()

  func html(_ diagnostics: [Diagnostic]) -> String {
    ReportFormat.html.report(of: reports.verdict(diagnostics))
  }

  /// Only the page's own style and script run, since their hashes are those of the policy.
  @Test(arguments: [
    ("style", HTMLPage.style, HTMLPage.styleHash), ("script", HTMLPage.script, HTMLPage.scriptHash),
  ])
  func thePolicyAllowsWhatIsThere(element: String, text: String, hash: String) throws {
    let page = html(HostReportTests().odd)
    #expect(page.components(separatedBy: "<\(element)>\(text)</\(element)>").count == 2)
    #expect(page.components(separatedBy: "<\(element)").count == 2)
    #expect(page.contains("\(element)-src '\(hash)'"))
    let script = """
      import base64, hashlib, os
      print("sha256-" + base64.b64encode(hashlib.sha256(os.environ["TEXT"].encode()).digest()).decode())
      """
    let sum = try Command.run(
      ["python3", "-c", script], in: URL(fileURLWithPath: "/"), environment: ["TEXT": text])
    #expect(sum.output == "\(hash)\n", "The hash in HTMLPage is stale.")
  }

  @Test func namesAndCodeAreTextOnAPage() {
    let page = html(HostReportTests().odd)
    #expect(page.contains("&lt;script&gt;alert(&#39;\u{2407}&#39;)//]]&gt;"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/"))
    #expect(!page.contains("alert(1)</script>") && !page.contains("alert('"))
  }

  @Test func aPageMarksWhatTheProblemIs() {
    let inner = html(
      reports.diagnostics("on", "on", in: "\tif a {\n\t\tfoo(«bar», «baz»)\n\t}\n", related: true))
    #expect(inner.contains("<i>1</i>if a {\n<i>2</i>\tfoo(<mark>bar</mark>, baz)\n<i>3</i>}\n"))
    #expect(inner.contains("<i>2</i>\tfoo(<mark class=\"also\">bar</mark>, <mark>baz</mark>)\n"))
    let tall = html(reports.diagnostics("on", in: "«a\n\(String(repeating: "b\n", count: 50))c»"))
    #expect(tall.contains("<i>1</i><mark>a</mark>\n<i>2</i><mark>b</mark>\n"))
    #expect(tall.contains("<i>8</i>") && !tall.contains("<i>9</i>"))
    let end = html(reports.diagnostics("on", in: "a\n«»"))
    #expect(end.contains("<i>2</i><mark> </mark>\n"))
    let long = String(repeating: "語", count: 900)
    let wide = html(reports.diagnostics("on", in: "\(long)«abc»\(long)"))
    #expect(
      wide.contains("<i>1</i>…語") && wide.contains("語<mark>abc</mark>語") && wide.contains("語…\n"))
  }

  @Test func whatLiesFarAwayHasAFrameOfItsOwn() {
    let gap = String(repeating: "b\n", count: 30)
    let page = html(reports.diagnostics("on", "on", in: "«a»\n\(gap)«c»\n", related: true))
    #expect(
      page.contains("<i>32</i><mark>c</mark>\n<i>33</i>\n</pre>\n<p class=\"note\">a.swift:1:1 — "))
    #expect(page.contains("<i>1</i><mark class=\"also\">a</mark>\n"))
  }

  @Test func rulesAreExplainedOnce() {
    var all = reports.diagnostics("on", "on", in: "«a» «b»")
    for index in all.indices { all[index].rule = "missing-one-shot-guard" }
    let page = html(all)
    #expect(page.components(separatedBy: "<section id=\"missing-one-shot-guard\">").count == 2)
    #expect(page.components(separatedBy: "href=\"#missing-one-shot-guard\"").count == 3)
  }

  @Test func aRowStaysARow() {
    let text = ReportFormat.markdown.report(of: reports.verdict(HostReportTests().odd))
    let row = text.split(separator: "\n").last ?? ""
    #expect(text.split(separator: "\n").count == 4)
    // Strokes with an escape are text.
    #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5)
    #expect(row.contains(" ``a␊::error::b%0A,c:d\\|`e`<script>"))
    let prose = row.replacing(/(`+).+?\1/, with: "")
    #expect(prose.contains(" is wrong; write ") && !prose.contains { "<@#`".contains($0) })
  }

  @Test func wordsInARowAreNoMarkup() {
    var all = reports.diagnostics("on", in: "«a»")
    all[0].message = "<b>&amp; @f #1 [x](y) *a* `b"
    let text = ReportFormat.markdown.report(of: reports.verdict(all))
    #expect(text.contains(#" | &lt;b>&amp;amp; &#64;f &#35;1 \[x\](y) \*a\* \`b | "#))
  }

  /// A comment on GitHub holds 65 536 characters.
  @Test func aTableThatIsTooLongSaysSo() {
    let many = (0..<2_000).flatMap { index in
      reports.diagnostics(index == 1_999 ? "grave" : "on", in: "«a»", path: "/p/\(index).swift")
    }
    let text = ReportFormat.markdown.report(of: reports.verdict(many))
    #expect(text.utf8.count < 65_536)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows[1].hasPrefix("| **error** | `1999.swift:1:1` | "))
    #expect(
      text.hasSuffix("\n\(2_001 - rows.count) more problems: there is no room for all of them.\n"))
  }
}

import Testing

@testable import FocusLint

/// The reports that code hosts and other programs read.
@Suite struct HostReportTests {
  let reports = ReportTests()

  /// Characters that mean something to one reader or another.
  static let hostile =
    "a\n::error::b%0A,c:d|`e`<script>alert(1)</script>&\"'\u{1B}[31m\u{9B}\u{202E}\u{FFFF}]] @f #1"

  /// The diagnostics of `ReportTests`, with fixes.
  var sample: [Diagnostic] {
    var all = reports.sample
    all[0].fixes = [
      Diagnostic.Fix(
        title: "Call it `nihon`", safety: .safe,
        edits: [
          Diagnostic.Edit(place: all[0].place, newText: "nihon"), edit(all[0], "// ", atEnd: true),
        ])
    ]
    all[1].fixes = [
      Diagnostic.Fix(
        title: "Take it out", safety: .unsafe,
        edits: [Diagnostic.Edit(place: all[1].place, newText: "")])
    ]
    return all
  }

  var odd: [Diagnostic] {
    reports.diagnostics(
      "on", in: "let x = «\"</script><script>alert('\u{7}')//]]>»\"\n",
      path: "/p/\(Self.hostile).swift",
      arguments: ["name": Self.hostile], related: true)
  }

  private func edit(_ diagnostic: Diagnostic, _ text: String, atEnd: Bool) -> Diagnostic.Edit {
    var place = diagnostic.place
    if atEnd { place.start = place.end }
    return Diagnostic.Edit(place: place, newText: text)
  }

  func report(_ format: ReportFormat, of diagnostics: [Diagnostic]) -> String {
    format.report(of: reports.verdict(diagnostics), root: "/p")
  }

  @Test(arguments: [
    (ReportFormat.sarif, "report.sarif"), (.github, "report-github.txt"),
    (.gitlab, "report-gitlab.json"), (.checkstyle, "report-checkstyle.xml"),
    (.junit, "report-junit.xml"), (.rdjson, "report-rdjson.json"), (.markdown, "report.md"),
    (.html, "report.html"),
  ])
  func eachIsWhatItWas(format: ReportFormat, golden: String) throws {
    try Golden.compare(report(format, of: sample), with: golden)
  }

  @Test(arguments: [
    (ReportFormat.github, ""), (.gitlab, "[]\n"),
    (
      .checkstyle,
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n"
    ),
    (.rdjson, "{\"diagnostics\":[],\"source\":{\"name\":\"focuslint\"}}\n"),
    (.markdown, "### focuslint: No problems in 2 files\n"),
  ])
  func whereNothingIsWrongThatIsSaid(format: ReportFormat, text: String) {
    #expect(report(format, of: []) == text)
  }

  @Test func whereNothingIsWrongOneTestPassed() {
    let text = report(.junit, of: sample.filter { $0.severity == .info })
    #expect(
      text.contains("tests=\"1\" failures=\"0\"") && text.contains("<testcase name=\"No problems\"")
    )
    #expect(!text.contains("<failure"))
    #expect(report(.html, of: []).contains("<h1>No problems</h1>\n<p>2 files linted.</p>"))
  }

  @Test(arguments: ReportFormat.allCases)
  func nothingReachesATerminalRaw(format: ReportFormat) {
    let text = report(format, of: odd)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && !Terminal.isVisible($0) })
  }

  @Test func theWorstComeFirstOnGitHub() {
    let lines = report(.github, of: sample).split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != " " } } == ["::error", "::warning", "::warning", "::notice"])
    #expect(lines.filter { $0.contains(",col=") }.count == 3)
  }

  /// What the runner reads: properties end at `::`, and nothing else begins a command.
  @Test func noNameForgesACommand() throws {
    let line = try #require(report(.github, of: odd).split(separator: "\n").first)
    #expect(report(.github, of: odd) == line + "\n")
    let parts = line.dropFirst(2).components(separatedBy: "::")
    #expect(parts[0].hasPrefix("warning file=a%0A%3A%3Aerror%3A%3Ab%250A%2Cc%3Ad|`e`<script>"))
    #expect(parts[0].hasSuffix(",line=1,endLine=1,col=9,endColumn=42,title=on"))
    #expect(parts[0].split(separator: ",").count == 6)
    #expect(!parts[1...].joined().contains("b%0A"))
  }

  @Test func fingerprintsAreDistinct() {
    let same = reports.diagnostics("on", "on", "on", in: "«a» «b» «c»")
    #expect(Set(same.map(\.fingerprint)).count == 1)
    for format in [ReportFormat.sarif, .gitlab] {
      let text = report(format, of: same)
      let print = same[0].fingerprint
      for text in ["\"\(print)\"", "\"\(print):2\"", "\"\(print):3\""] {
        #expect(report(format, of: same).components(separatedBy: text).count == 2, "\(text)")
      }
      #expect(!text.contains("\(print):1\""))
    }
  }

  @Test func pathsAreThoseOfTheCheckout() {
    let one = reports.diagnostics("on", in: "«a»", path: "/p/in/a b%.swift")
    for (format, path) in [
      (ReportFormat.sarif, #"{"uri":"in/a%20b%25.swift","uriBaseId":"%SRCROOT%"}"#),
      (.gitlab, #""path":"in/a b%.swift""#), (.github, "file=in/a b%25.swift,"),
    ] {
      #expect(report(format, of: one).contains(path), "\(format)")
      let outside = format.report(of: reports.verdict(one), root: "/q")
      #expect(outside.contains("/p/in/a") && !outside.contains("uriBaseId"), "\(format)")
    }
    #expect(
      report(.sarif, of: one).contains(#""originalUriBaseIds":{"%SRCROOT%":{"uri":"file:///p/"}}"#))
  }

  @Test func theRulesOfASarifReportHaveTheirPages() throws {
    let real = reports.diagnostics("on", in: "«a»").map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.rule = "missing-focused-binding"
      return diagnostic
    }
    for (language, title) in [
      (Language.english, "Focus state that is bound to no view"),
      (.japanese, "どのビューにも結び付いていないフォーカス状態"),
    ] {
      let text = ReportFormat.sarif.report(of: reports.verdict(real), language: language)
      let log = try FocusLint.JSON.value(of: JSONValue.self, in: Array(text.utf8))
      let driver = log["runs"]?.array?[0][["tool", "driver"]]
      let rule = try #require(driver?["rules"]?.array?[0])
      #expect(rule["name"]?.string == "MissingFocusedBinding")
      #expect(rule[["shortDescription", "text"]]?.string == title)
      #expect(rule[["fullDescription", "text"]]?.string?.hasPrefix("@FocusState ") == true)
      #expect(rule[["defaultConfiguration", "level"]]?.string == "warning")
      let help = try #require(rule[["help", "markdown"]]?.string)
      #expect(
        help.hasPrefix("# \(title)\n") && !help.contains("expect:") && help.contains("\n## "))
      #expect(help.components(separatedBy: "```swift").count > 4)
      #expect(rule["helpUri"] == nil)
    }
  }
}

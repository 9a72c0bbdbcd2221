import Testing

@testable import FocusLint

@Suite struct ReportTests {
  let maker = DiagnosticMaker(
    rules: [rule("on"), rule("grave", .error), rule("light", .info)], currentFolder: "/p")

  /// Diagnostics for each place of `«…»` in a text, which is read without these marks.
  func diagnostics(
    _ rules: String..., in marked: String, path: String = "/p/a.swift",
    arguments: [String: String] = ["name": "x"], language: Language = .english,
    related: Bool = false
  ) -> [Diagnostic] {
    var bytes: [UInt8] = []
    var ranges: [SourceRange] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(SourceRange(bytes.count, bytes.count))
      case "»": ranges[open.removeLast()].end = bytes.count
      default: bytes += Array(String(scalar).utf8)
      }
    }
    let file = SourceFile(path: path, bytes: bytes)
    let problems = zip(rules, ranges).map { rule, range in
      Problem(
        rule, "said", arguments, in: file, at: range,
        related: related ? [.init("seen", arguments, in: file, at: ranges[0])] : [])
    }
    let settings = FileSettings(rules: [], platforms: .unknown, language: language)
    return maker.diagnostics(for: problems, settings: settings, project: "/p")
  }

  func verdict(_ diagnostics: [Diagnostic], level: Severity = .info) -> Verdict {
    var result = Linter.Result()
    result.diagnostics = diagnostics
    result.files = 2
    return Verdict(result, level: level, failOn: .error)
  }

  var sample: [Diagnostic] {
    diagnostics(
      "on", "grave", "light", "on",
      in:
        "struct A {\n\t@State\tvar «日本»: Int = 1\r\n  «let e\u{301} = \"👨‍👩‍👧\u{1B}[31m\"; let «x» = 2\n}» // e\n«»",
      arguments: ["name": "a\u{9B}\nb"], related: true)
  }

  @Test func text() throws {
    try Golden.compare(ReportFormat.text.report(of: verdict(sample)), with: "report.txt")
    let colored = TextStyle(isColored: true, hasSummary: false)
    try Golden.compare(
      ReportFormat.text.report(of: verdict(sample, level: .error), style: colored),
      with: "report-colored.txt")
  }

  @Test func xcode() throws {
    try Golden.compare(ReportFormat.xcode.report(of: verdict(sample)), with: "report-xcode.txt")
  }

  @Test func json() throws {
    try Golden.compare(ReportFormat.json.report(of: verdict(sample)), with: "report.json")
    let empty = ReportFormat.json.report(of: verdict([]))
    #expect(empty.hasPrefix(#"{"diagnostics":[],"summary":{"baselined":0,"#))
    #expect(empty.hasSuffix("\n") && empty.split(separator: "\n").count == 1)
  }

  /// Each line is what `json` holds at its place.
  @Test func jsonl() {
    let lines = ReportFormat.jsonl.report(of: verdict(sample)).split(separator: "\n")
    let json = ReportFormat.json.report(of: verdict(sample))
    let end = lines[lines.count - 1].dropFirst()
    #expect(
      "{\"diagnostics\":[\(lines.dropLast().joined(separator: ","))],\(end)\n" == json)
    #expect(lines.count == sample.count + 1 && end.hasPrefix("\"summary\":{"))
    let empty = ReportFormat.jsonl.report(of: verdict([]))
    #expect(empty.hasPrefix("{\"summary\":") && empty.split(separator: "\n").count == 1)
  }

  @Test func nothingReachesTheTerminalRaw() {
    for format in [ReportFormat.text, .xcode] {
      let odd = diagnostics(
        "on", in: "\u{202E}«a»\u{7}\u{9B}", path: "/p/\u{1B}[2J\n.swift",
        arguments: ["name": "\u{1B}]0;x\u{7}"])
      let report = format.report(of: verdict(odd))
      #expect(
        !report.unicodeScalars.contains { scalar in
          (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
            || scalar == "\u{202E}"
        })
    }
  }

  @Test func aVeryLongLineIsShownRoundTheMark() throws {
    let long = String(repeating: "語", count: 300)
    let text = ReportFormat.text.report(of: verdict(diagnostics("on", in: "\(long)«abc»\(long)")))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("1 | …語") && lines[1].hasSuffix("語…"))
    #expect(lines[1].count < 200)
    let mark = try #require(lines[2].firstIndex(of: "^"))
    let code = try #require(lines[1].firstIndex(of: "a"))
    #expect(Terminal.width(of: String(lines[1][..<code])) == lines[2][..<mark].count)
  }

  @Test func wordsAreFilledInAndChosenByLanguage() {
    #expect(diagnostics("on", in: "«a»").map(\.message) == ["`x` is wrong; write `{ x }`."])
    #expect(diagnostics("on", in: "«a»", language: .japanese).map(\.message) == ["`x` は誤りです。"])
    #expect(Template.filled("{a}{b}{", ["a": "{b}"]) == "{b}{b}{")
  }

  @Test func theOrderIsPathStartRuleEnd() {
    let one = diagnostics("on", "grave", in: "«a» «b»", path: "/p/b.swift")
    let two = diagnostics("on", "grave", in: "««a» b»", path: "/p/B.swift")
    let sorted = (one + two).reversed().sorted(by: Diagnostic.precedes)
    #expect(
      sorted.map { "\($0.place.file) \($0.rule)" } == [
        "B.swift grave", "B.swift on", "b.swift on", "b.swift grave",
      ])
  }

  @Test func theFingerprintOutlivesLinesAboveAndIndentation() {
    let before = diagnostics("on", in: "let «a» = 1\n")[0].fingerprint
    #expect(before.count == 16)
    #expect(
      diagnostics("on", in: "\n\n  let  «a» =\t1\r\n", arguments: ["name": "y"])[0].fingerprint
        == before)
    #expect(diagnostics("grave", in: "let «a» = 1\n")[0].fingerprint != before)
    #expect(diagnostics("on", in: "let «a» = 2\n")[0].fingerprint != before)
    #expect(Fingerprint.of(rule: "", path: "", line: []).count == 16)
  }

  /// Were the line hashed for each of them, this would be two thousand million steps.
  @Test func thousandsOfProblemsOnOneLineAreNotSlow() {
    let file = SourceFile(path: "/p/a.swift", text: String(repeating: "x", count: 400_000))
    let problems = (0..<5_000).map {
      Problem("on", "said", in: file, at: SourceRange($0 * 80, $0 * 80 + 1))
    }
    let settings = FileSettings(rules: [], platforms: .unknown, language: .english)
    let start = ContinuousClock.now
    let found = maker.diagnostics(for: problems, settings: settings, project: "/p")
    #expect(Set(found.map(\.fingerprint)).count == 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func manyPlacesOnOneLineAreFoundInOnePass() {
    let file = SourceFile(
      path: "/a.swift", text: "\u{FEFF}" + String(repeating: "é😀", count: 50_000))
    let offsets = Set(stride(from: 3, to: file.bytes.count, by: 6))
    let positions = file.positions(at: offsets)
    #expect(positions.count == 50_000)
    #expect(positions[3]?.column == 1)
    #expect(positions[3 + 6 * 49_999]?.column == 1 + 3 * 49_999)
  }
}

@Suite struct TerminalTests {
  @Test(arguments: [
    ("a", 1), ("か", 2), ("ｶ", 1), ("ｶﾞ", 2), ("ﾊﾟﾋ", 3), ("か\u{3099}", 2), ("e\u{301}", 1),
    ("aﾞ", 2), ("", 0),
  ])
  func columns(text: String, width: Int) {
    #expect(Terminal.width(of: text) == width)
  }

  @Test func linesStayLines() {
    #expect(
      Terminal.visible("a\u{200B}b\u{FEFF}c\u{AD}\u{E0061}")
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}")
    #expect(Terminal.visible("👨‍👩‍👧❤️ می‌خواهم") == "👨‍👩‍👧❤️ می‌خواهم")
    #expect(Terminal.visible(lines: "a\r\n\u{1B}b\n") == "a\u{240D}\n\u{241B}b\n")
  }
}

@Suite struct VerdictTests {
  func verdict(
    _ severities: [Severity], level: Severity = .info, failOn: Severity? = .error,
    maxWarnings: Int? = nil
  ) -> Verdict {
    let place = Diagnostic.Place(
      source: SourceFile(path: "/a", text: ""), file: "a",
      start: Position(line: 1, column: 1, offset: 0), end: Position(line: 1, column: 1, offset: 0))
    var result = Linter.Result()
    result.diagnostics = severities.map {
      Diagnostic(rule: "on", severity: $0, message: "", place: place, fingerprint: "")
    }
    return Verdict(result, level: level, failOn: failOn, maxWarnings: maxWarnings)
  }

  @Test func aRunFailsFromItsLevelOn() {
    #expect(!verdict([.warning, .info]).isFailure)
    #expect(verdict([.error]).isFailure)
    #expect(verdict([.warning], failOn: .warning).isFailure)
    #expect(!verdict([.error], failOn: nil).isFailure)
  }

  @Test func theOrderIsThatOfBytes() {
    var diagnostics = verdict([.warning, .warning, .warning]).shown
    for (index, file) in ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"].enumerated() {
      diagnostics[index].place.file = file
    }
    diagnostics[0].place.start.offset = 1
    let order = diagnostics.sorted(by: Diagnostic.precedes).map { Array($0.place.file.utf8).count }
    #expect(order == [6, 5, 5])
  }

  @Test func whatIsHiddenStillFails() {
    let hidden = verdict([.warning], level: .error, failOn: .warning)
    #expect(hidden.shown.isEmpty && hidden.hidden == 1 && hidden.isFailure)
    #expect(hidden.summary.warnings == 0 && hidden.hasHiddenFailure)
    #expect(!verdict([.error, .info], level: .error, failOn: .warning).hasHiddenFailure)
  }

  @Test func warningsAreCountedAsReported() {
    #expect(!verdict([.warning], maxWarnings: 1).isFailure)
    #expect(verdict([.warning, .warning], failOn: nil, maxWarnings: 1).isFailure)
    #expect(!verdict([.warning], level: .error, maxWarnings: 0).isFailure)
  }
}

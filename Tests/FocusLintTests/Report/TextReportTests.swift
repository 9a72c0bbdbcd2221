import Testing

@testable import FocusLint

/// How the report for people is laid out.
@Suite struct TextReportTests {
  /// A place that belongs to a problem: the n-th `«…»` of a file, and what is said of it.
  struct Note {
    var place: Int
    var message: String
    var file = 0
  }

  /// The report on the first `«…»` of the first text; marks may not be nested.
  func report(
    _ texts: String..., notes: [Note] = [], message: String = "It is wrong.",
    style: TextStyle = TextStyle(hasSummary: false), pages: String = ""
  ) -> String {
    let files = texts.enumerated().map { index, marked in
      let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
      var (text, ranges): (String, [SourceRange]) = (String(parts[0]), [])
      for part in parts.dropFirst() {
        let pair = part.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
        ranges.append(SourceRange(text.utf8.count, text.utf8.count + pair[0].utf8.count))
        text += pair[0] + pair[1]
      }
      return (file: SourceFile(path: "/p/\(index).swift", text: text), ranges: ranges)
    }
    func place(_ file: Int, _ index: Int) -> Diagnostic.Place {
      let (file, ranges) = files[file]
      return Diagnostic.Place(
        source: file, file: Path.name(of: file.path), start: file.position(at: ranges[index].start),
        end: file.position(at: ranges[index].end))
    }
    var result = Linter.Result()
    result.files = 1
    result.diagnostics = [
      Diagnostic(
        rule: "a-rule", severity: .warning, message: message, place: place(0, 0),
        related: notes.map { .init(message: $0.message, place: place($0.file, $0.place)) },
        fingerprint: "")
    ]
    let verdict = Verdict(result, level: .info, failOn: nil)
    return TextReport(style: style, pages: pages).text(of: verdict)
  }

  @Test func whatBelongsTogetherIsOneFrame() {
    let text = report(
      "one\n«two»\n\nfour\nfive «a»\nsix\n seven «b» «c»\n", "  «other»",
      notes: [
        Note(place: 1, message: "Near."), Note(place: 3, message: "Third."),
        Note(place: 2, message: "Second."), Note(place: 0, message: "Elsewhere.", file: 1),
      ])
    #expect(
      text == """
        0.swift:2:1: warning: It is wrong. [a-rule]
        2 | two
          | ^^^
        ...
        5 | five a
          |      - Near.
        6 | six
        7 |  seven b c
          |        - Second.
          |          - Third.
        1.swift:1:3: note: Elsewhere.
        1 |   other
          |   -----


        """)
  }

  @Test func whatIsFarHasAFrameOfItsOwn() {
    let lines = String(repeating: "\n", count: 13)
    let text = report("«a»\(lines)«b»", notes: [Note(place: 1, message: "Far.")])
    #expect(
      text == """
        0.swift:1:1: warning: It is wrong. [a-rule]
         1 | a
           | ^
        0.swift:14:1: note: Far.
        14 | b
           | -


        """)
    #expect(
      !report("«a»\n\(lines.dropFirst(2))«b»", notes: [Note(place: 1, message: "")])
        .contains("note"))
    let line = String(repeating: " ", count: 161)
    #expect(
      report("«a»\(line)«b»", notes: [Note(place: 1, message: "Far.")]).contains("note: Far."))
  }

  @Test(arguments: [
    "let «x» = 1", "\t\tlet 日本語 = «x»", "let a = \"👨‍👩‍👧🇯🇵👩🏽‍🚀é\", «x»", "ｶﾞｷﾞ\t«x» か\u{3099}",
    "\u{7}\u{1B}[31m\u{202E}«x»", "let cafe\u{301} = 1; «x»", "a\u{200B}b\u{FE0F} «x»",
  ])
  func marksStandUnderTheirPlace(code: String) throws {
    for columns in [nil, 40, 80] {
      let style = TextStyle(hasSummary: false, columns: columns)
      let lines = report(code, style: style).split(separator: "\n").map(String.init)
      let row = try #require(lines.firstIndex { $0.contains("^") })
      let place = try #require(lines[row - 1].firstIndex(of: "x"))
      let mark = try #require(lines[row].firstIndex(of: "^"))
      #expect(
        Terminal.width(of: String(lines[row - 1][..<place]))
          == Terminal.width(of: String(lines[row][..<mark])))
    }
  }

  /// Every place of a long line is seen with its mark, and no row is wider than the terminal.
  @Test func linesAreCutRoundTheMark() throws {
    let words = (0..<60).map { "語彙\($0)" }
    for (index, word) in words.enumerated() {
      for columns in [40, 41, 80, 81, 500] {
        var marked = words
        marked[index] = "«\(word)»"
        let style = TextStyle(hasSummary: false, columns: columns)
        let lines = report(marked.joined(separator: " "), style: style).split(separator: "\n")
        let (code, mark) = (String(lines[lines.count - 2]), String(lines[lines.count - 1]))
        #expect(Terminal.width(of: code) <= columns && Terminal.width(of: mark) <= columns)
        let place = try #require(code.firstRange(of: word))
        let start = try #require(mark.firstIndex(of: "^"))
        #expect(Terminal.width(of: String(code[..<place.lowerBound])) == mark[..<start].count)
        #expect(mark.count(where: { $0 == "^" }) == Terminal.width(of: word))
      }
    }
  }

  @Test func aLabelThatDoesNotFitStandsBelow() {
    let style = TextStyle(hasSummary: false, columns: 40)
    let text = report(
      "«a»\n                       «bbb»",
      notes: [Note(place: 1, message: "This is said of the second one, and it is long.")],
      style: style)
    #expect(
      text == """
        0.swift:1:1: warning: It is wrong.
            [a-rule]
        1 | a
          | ^
        2 |                        bbb
          |                        ---
          | This is said of the second one, and
          | it is long.


        """)
  }

  @Test func japaneseIsBrokenWhereItMayBe() {
    let lines = Terminal.lines(
      of: "更新のたびに（画面を閉じる途中でも）`focus` を奪い直します。", columns: 18, indent: (2, 4))
    #expect(
      lines == ["更新のたびに（画", "    面を閉じる途中", "    でも）`focus`", "    を奪い直しま", "    す。"])
    #expect(lines.allSatisfy { Terminal.width(of: $0) <= 18 })
    #expect(Terminal.lines(of: "unbreakable words", columns: 4) == ["unbreakable", "words"])
    #expect(Terminal.lines(of: "", columns: 4) == [""])
  }

  @Test func rulesAndFilesAreLinks() {
    let style = TextStyle(hasSummary: false, linkHost: "host")
    let text = report("«a»", style: style, pages: "https://example.com/rules/")
    #expect(
      text.hasPrefix(
        "\u{1B}]8;;file://host/p/0.swift\u{1B}\\0.swift:1:1\u{1B}]8;;\u{1B}\\: warning: It is wrong. "
          + "\u{1B}]8;;https://example.com/rules/a-rule.md\u{1B}\\[a-rule]\u{1B}]8;;\u{1B}\\\n"))
    #expect(style.address(of: "/p q/日.swift") == "file://host/p%20q/%E6%97%A5.swift")
    #expect(!report("«a»", style: style).contains("[a-rule]\u{1B}"))
  }

  @Test func theRuleReportedMostIsExplained() {
    let text = report("«a»", style: TextStyle())
    #expect(
      text.hasSuffix(
        """

        1 problem in 1 file (1 warning).
        Why, and what to write instead: focuslint explain a-rule

        """))
  }
}

@Suite struct StatisticsTests {
  @Test func theMostFrequentComesFirst() {
    let source = SourceFile(path: "/a", text: "")
    let position = Position(line: 1, column: 1, offset: 0)
    func diagnostic(_ rule: String, _ file: String, isFixable: Bool = false) -> Diagnostic {
      Diagnostic(
        rule: rule, severity: .warning, message: "",
        place: .init(source: source, file: file, start: position, end: position),
        fixes: isFixable ? [.init(title: "", safety: .safe, edits: [])] : [], fingerprint: "")
    }
    var result = Linter.Result()
    result.diagnostics = [
      diagnostic("c", "1"), diagnostic("b", "1"), diagnostic("a", "1"),
      diagnostic("b", "1", isFixable: true), diagnostic("b", "2"),
    ]
    let verdict = Verdict(result, level: .info, failOn: nil)
    #expect(
      Statistics(verdict).text == """
        Rule  Problems  Files  Fixable
        b            3      2      33%
        a            1      1       0%
        c            1      1       0%

        """)
    #expect(Statistics(Verdict(Linter.Result(), level: .info, failOn: nil)).text == "")
  }
}

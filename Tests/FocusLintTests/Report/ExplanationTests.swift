import Testing

@testable import FocusLint

@Suite struct ExplanationTests {
  private func text(
    _ id: String, _ language: Language = .english, width: Int = 80, isColored: Bool = false
  ) throws -> String {
    let rule = try #require(RuleBook.rules.first { $0.id == id })
    return try Explanation(of: rule, in: language).text(
      width: width, style: TextStyle(isColored: isColored, linkHost: isColored ? "host" : nil))
  }

  /// Code is shown as it is, however long its lines are; so are the addresses at the end.
  @Test(arguments: RuleBook.rules.map(\.id), Language.allCases)
  func everyPageFits(id: String, language: Language) throws {
    let page = try #require(RulePages.page(of: id, in: .english))
    let code = Set(page.split(separator: "\n").map { "    \($0)" })
    for width in [60, 80, 100] {
      for line in try text(id, language, width: width).split(separator: "\n").map(String.init) {
        let isAsItIs = code.contains(line) || line.contains("// ↑") || line.hasPrefix("  [")
        let isBeforeMark = code.contains {
          $0.hasPrefix(line) && $0.contains("// expect: ")
        }
        #expect(isAsItIs || isBeforeMark || Terminal.width(of: line) <= width, "\(line)")
      }
    }
  }

  @Test(arguments: RuleBook.rules.map(\.id), Language.allCases)
  func everyPageHasItsCodeAndNoMarkdown(id: String, language: Language) throws {
    let text = try text(id, language)
    let title = try #require(RuleBook.rules.first { $0.id == id }?.texts[language]?.title)
    #expect(text.hasPrefix(title + "\n"))
    #expect(!text.contains("```") && !text.contains("](") && !text.contains("\n---"))
    #expect(!text.contains("// expect:") && text.contains(/\/\/ [←↑]/))
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\n\n\n"))
    for example in try Page(id: id).rule.examples {
      for line in example.files.flatMap({ $0.text.split(separator: "\n") })
      where !line.contains("// expect") {
        #expect(text.contains("    \(line)\n"), "\(line)")
      }
    }
  }

  @Test func colorsAreWhatIsMissingWithoutThem() throws {
    for id in RuleBook.rules.map(\.id) {
      let colored = try text(id, isColored: true)
      #expect(colored.contains("\u{1B}]8;;https://") == colored.contains("https://"))
      var plain = colored.replacing(/\u{1B}\[[0-9;]+m|\u{1B}]8;;[^\u{1B}]*\u{1B}\\/, with: "")
      plain = plain.filter { !$0.isWhitespace }
      // Without colours, code and emphasis have their marks.
      let marks = try text(id).filter { !$0.isWhitespace && $0 != "`" && $0 != "*" }
      #expect(plain.filter { $0 != "*" && $0 != "`" } == marks)
    }
  }

  @Test func theHeadSaysHowToTurnARuleOnAndOff() throws {
    let on = try text("missing-one-shot-guard")
    #expect(on.contains("  Runs      by default; `missing-one-shot-guard: off` under `rules:` in"))
    var rule = try #require(RuleBook.rules.first { $0.id == "missing-one-shot-guard" })
    rule.isOnByDefault = false
    let off = try Explanation(of: rule, in: .english).text(width: 100, style: TextStyle())
    #expect(off.contains("only where asked for: `--enable missing-one-shot-guard`, or"))
    #expect(off.contains("`missing-one-shot-guard: warning` under `rules:` in `.focuslint.yml`"))
  }

  @Test func theHeadNamesOptions() throws {
    let english = try text("first-responder-outside-main-queue")
    #expect(english.contains("  Option    `everywhere`: true reports every call"))
    let japanese = try text("first-responder-outside-main-queue", .japanese)
    #expect(japanese.contains("  オプション  `everywhere`: true にすると、"))
  }

  @Test func aRuleWithoutAPageIsNamed() throws {
    let error = #expect(throws: UserError.self) { try Explanation(of: rule("none"), in: .english) }
    #expect(error?.message == "the rule `none` has no page.")
  }
}

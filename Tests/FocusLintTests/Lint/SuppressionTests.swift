import Testing

@testable import FocusLint

/// The sentences of the contract about comments that hide problems.
///
/// `⚑` stands for a state that `missing-focused-binding` reports, by its line.
@Suite struct SuppressionTests {
  private let one = "missing-focused-binding"
  private let two = "focus-state-not-private"

  /// What is reported: `line rule`, with the rule left out where it is `missing-focused-binding`.
  private func report(
    _ lines: String..., without off: String..., narrowed: Bool = false, project: String? = "/p"
  ) -> [String] {
    let outputs = Snippet.outputs(
      [Snippet(text: text(lines))], rules: Set(RuleBook.rules.map(\.id)).subtracting(off),
      project: project, isNarrowed: narrowed)
    return outputs.flatMap(\.problems).map { problem in
      let line = problem.file.position(at: problem.range.start).line - 2
      return problem.rule == one ? "\(line)" : "\(line) \(problem.rule)"
    }
  }

  private func text(_ lines: [String]) -> String {
    let states = lines.enumerated().map { index, line in
      line.replacing("⚑", with: "@FocusState private var s\(index): Bool")
    }
    return "import SwiftUI\nstruct A: View {\n\(states.joined(separator: "\n"))\n"
      + "var body: some View { EmptyView() } }\n"
  }

  @Test func disableHoldsToTheEndOfTheFile() {
    #expect(report("⚑", "// focuslint:disable \(one)", "⚑", "⚑") == ["1"])
  }

  @Test func enableEndsIt() {
    #expect(
      report("// focuslint:disable \(one)", "⚑", "// focuslint:enable \(one)", "⚑") == ["4"])
  }

  @Test func nextThisAndPreviousAreOneLineAsWritten() {
    #expect(report("// focuslint:disable:next \(one)", "⚑", "⚑") == ["3"])
    #expect(report("⚑  // focuslint:disable:this \(one)", "⚑") == ["2"])
    #expect(report("⚑", "// focuslint:disable:previous \(one)", "⚑") == ["3"])
    #expect(report("⚑  // focuslint:disable:next \(one)", "⚑", "⚑") == ["1", "3"])
    #expect(
      report("// focuslint:disable:next \(one)", "", "⚑") == ["1 unused-suppression", "3"])
  }

  @Test func oneLineCanBeShownAgain() {
    #expect(
      report("// focuslint:disable \(one)", "⚑", "// focuslint:enable:next \(one)", "⚑", "⚑")
        == ["4"])
  }

  @Test func allIsEveryRule() {
    #expect(report("// focuslint:disable:next all", "⚑", "⚑") == ["3"])
    #expect(report("// focuslint:disable all", "⚑", "// focuslint:enable all", "⚑") == ["4"])
  }

  @Test(arguments: ["-", "--", "—"])
  func wordsAfterADashAreTheReason(dash: String) {
    #expect(report("// focuslint:disable:next \(one) \(dash) all of it, for now", "⚑") == [])
  }

  @Test func severalRulesStandInOneComment() {
    #expect(report("// focuslint:disable:next \(two) \(one)", "⚑") == [])
    #expect(report("// focuslint:disable:next \(two), \(one)", "⚑") == [])
  }

  @Test(arguments: ["\u{A0}", "\u{3000}", "\u{3000} \u{A0}"])
  func blanksOfOtherKeyboardsAreBlanks(blank: String) {
    let words = ["//", "focuslint:disable:next", two, one, "-", "理由"]
    #expect(report(words.joined(separator: blank), "⚑") == [])
  }

  @Test func theDirectiveBeginsALineOrABlockComment() {
    #expect(report("/* focuslint:disable:next \(one) */", "⚑") == [])
    #expect(report("/* focuslint:disable:next", " \(one) */", "⚑").count == 2)
    #expect(report("//focuslint:disable:next \(one)", "⚑") == [])
    for comment in ["/// focuslint:", "// See focuslint:", "// swiftlint:", "// // focuslint:"] {
      #expect(report("\(comment)disable:next \(one)", "⚑") == ["2"])
    }
    #expect(report("let s = \"// focuslint:disable:next \(one)\"", "⚑") == ["2"])
  }

  @Test func aBlockCommentSpeaksOfTheLineAfterItsEnd() {
    #expect(report("/* focuslint:disable:next \(one)", "because */", "⚑", "⚑") == ["4"])
  }

  @Test func aDiagnosticIsHiddenByWhereItStarts() {
    #expect(report("@FocusState private", "var s: Bool") == ["2"])
    #expect(
      report("// focuslint:disable:next \(one)", "@FocusState private", "var s: Bool")
        == ["1 unused-suppression", "3"])
    #expect(report("@FocusState private", "var s: Bool // focuslint:disable:this \(one)") == [])
  }

  @Test func enableEndsWhatTheSameIdsBegan() {
    let both = "// focuslint:disable \(one) unused-suppression"
    #expect(report(both, "⚑", "// focuslint:enable unused-suppression", "⚑") == [])
    #expect(report(both, "⚑", "// focuslint:enable \(one)", "⚑") == ["4"])
    #expect(report("// focuslint:disable all", "// focuslint:enable \(one)", "⚑") == [])
  }

  @Test func enableAllEndsEverything() {
    #expect(report("// focuslint:disable \(one)", "⚑", "// focuslint:enable all", "⚑") == ["4"])
  }

  @Test func oneThatHidesNothingIsReported() {
    #expect(report("// focuslint:disable \(one)") == ["1 unused-suppression"])
    #expect(report("// focuslint:disable \(one) \(two)", "⚑") == [])
    #expect(report("// focuslint:enable \(one)") == [])
  }

  @Test func butOnlyWhereEachOfItsRulesRan() {
    #expect(report("// focuslint:disable \(one)", without: one) == [])
    #expect(report("// focuslint:disable \(one) \(two)", without: two) == [])
    #expect(report("// focuslint:disable all", without: two) == ["1 unused-suppression"])
    #expect(report("// focuslint:disable all", without: two, narrowed: true) == [])
    #expect(report("// focuslint:disable \(one)", String(repeating: "(", count: 1_100)) == [])
  }

  @Test func aMisspeltRuleIsReported() {
    #expect(
      report("// focuslint:disable:next missing-focus-binding", "⚑")
        == ["1 unknown-rule-in-suppression", "2"])
    #expect(
      report("// focuslint:enable missing-focus-binding") == ["1 unknown-rule-in-suppression"])
  }

  @Test func bothAreRules() {
    #expect(report("// focuslint:disable \(one)", without: "unused-suppression") == [])
    #expect(
      report("// focuslint:disable:next unused-suppression", "// focuslint:disable \(one)") == [])
    #expect(
      report("// focuslint:disable:next unknown-rule-in-suppression", "// focuslint:disable x")
        == [])
    #expect(
      report("// focuslint:disable unused-suppression", "⚑") == ["1 unused-suppression", "2"])
  }

  @Test func inIsolationNothingIsUnusedForWantOfOtherFiles() {
    let state = "@FocusState var open: Bool"
    #expect(report("// focuslint:disable:next \(one)", state, project: nil) == [])
    #expect(report("// focuslint:disable:next \(one)", project: nil).count == 1)
  }

  @Test func commentsInPreviewsAndTestsAreNotReported() {
    let preview = "} #Preview { // focuslint:disable:next \(one)"
    #expect(report(preview, "EmptyView() } struct B: View {") == [])
    let test = "import XCTest\n// focuslint:disable \(one)\n"
    #expect(Snippet.problems([Snippet(text: test)]) == [])
  }

  @Test func whatIsHiddenIsCounted() {
    let text = text(["// focuslint:disable:next \(one)", "⚑", "⚑"])
    #expect(Snippet.outputs([Snippet(text: text)]).map(\.suppressed) == [1])
  }

  /// Compared one by one, they would take minutes.
  @Test(.timeLimit(.minutes(2))) func thousandsOfCommentsAreNotSlow() {
    let lines = (0..<500).map {
      "// focuslint:disable a\($0 % 7) \(one)\n@FocusState private var x\($0): Bool\n"
    }
    let text = "import SwiftUI\nstruct A: View {\n\(lines.joined()) }\n"
    let problems = Snippet.problems([Snippet(text: text)], rules: ["unknown-rule-in-suppression"])
    #expect(problems.count == 500)
  }
}

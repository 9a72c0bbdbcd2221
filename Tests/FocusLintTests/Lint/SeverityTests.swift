import Testing

@testable import FocusLint

/// Which severity holds, sentence by sentence.
@Suite struct SeverityTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// A rule that finds each `let` twice, in different words.
  private static func rule(_ id: String, _ severity: Severity, isOn: Bool) -> Rule {
    let texts = Rule.Texts(title: id, messages: ["one": "One.", "other": "Another."])
    return Rule(
      id: id, group: .state, severity: severity, isOnByDefault: isOn, words: [["let"]],
      texts: [.english: texts, .japanese: texts],
      check: .code { file, _ in
        [("one", 0), ("other", 1)].map { key, start in
          Problem(id, key, in: file.file, at: SourceRange(start, 3))
        }
      })
  }

  private static let rules = [
    rule("fine", .warning, isOn: true), rule("quiet", .error, isOn: false),
    rule("small", .info, isOn: true),
  ]

  /// The severities of the file `in/a.swift`, `rule: severity` in the order of rules.
  private func severities(
    _ configuration: String, _ select: (inout RuleSelection) -> Void = { _ in }
  ) throws -> [String] {
    try folder.write("in/a.swift", "let x = 1\n")
    try folder.write(".focuslint.yml", configuration)
    var options = Linter.Options(currentFolder: folder.path)
    select(&options.selection)
    let result = Linter(rules: Self.rules, options: options).result()
    #expect(result.mistakes == [])
    let all = result.diagnostics.map { "\($0.rule): \($0.severity)" }
    let once = Set(all).sorted()
    // One severity a rule, and all of its problems have it.
    #expect(once.flatMap { [$0, $0] } == all.sorted())
    #expect(Set(result.diagnostics.map(\.rule)).count == once.count)
    return once
  }

  @Test func theRulesDefaultHoldsWhereNothingIsSaid() throws {
    #expect(try severities("") == ["fine: warning", "small: info"])
  }

  @Test func rulesWinOverTheDefault() throws {
    #expect(
      try severities("rules: { fine: error, quiet: info, small: off }\n")
        == ["fine: error", "quiet: info"])
  }

  @Test(arguments: ["off", "false", "False", "'off'", "{ severity: off }", "{ severity: false }"])
  func offAndFalseBothMeanOff(word: String) throws {
    #expect(try severities("rules: { fine: \(word) }\n") == ["small: info"])
  }

  @Test func matchingOverridesWinOverRulesFromTopToBottom() throws {
    let text = """
      rules: { fine: off, small: error }
      overrides:
        - { files: [in], rules: { fine: info, quiet: warning, small: off } }
        - { files: [in/a.swift], rules: { fine: error, small: warning } }
        - { files: ["*.swift"], rules: { quiet: off } }
        - { files: [elsewhere], rules: { fine: off, small: off } }
      """
    #expect(try severities(text) == ["fine: error", "small: warning"])
  }

  @Test func aMappingReplacesOnlyTheKeysItHas() throws {
    let text = """
      rules: { fine: error, small: off }
      overrides: [{ files: in, rules: { fine: {}, small: {}, quiet: {} } }]
      """
    #expect(try severities(text) == ["fine: error"])
  }

  @Test func enableTurnsAnOffRuleOnAtItsPagesSeverity() throws {
    #expect(
      try severities("rules: { small: off }\n") { $0.enabled = ["quiet", "small"] }
        == ["fine: warning", "quiet: error", "small: info"])
  }

  @Test func enableLeavesTheSeverityOfARuleThatIsOn() throws {
    #expect(
      try severities("rules: { fine: info, quiet: info }\n") { $0.enabled = ["fine", "quiet"] }
        == ["fine: info", "quiet: info", "small: info"])
  }

  @Test func enableDoesNothingWhereAnOverrideNamesTheRuleOff() throws {
    let text = """
      rules: { fine: off }
      overrides: [{ files: in, rules: { quiet: off, fine: error } }]
      """
    #expect(
      try severities(text) { $0.enabled = ["quiet", "fine"] } == ["fine: error", "small: info"])
  }

  @Test func enableCountsAgainWhereALaterOverrideTurnsTheRuleOn() throws {
    let text = """
      overrides:
        - { files: in, rules: { quiet: off } }
        - { files: in, rules: { quiet: info } }
      """
    #expect(
      try severities(text) { $0.enabled = ["quiet"] }
        == ["fine: warning", "quiet: info", "small: info"])
  }

  @Test func onlyIsEverythingElseOffAndTheseAsWithEnable() throws {
    let text = """
      rules: { fine: error, small: off }
      overrides: [{ files: other, rules: { quiet: off } }]
      """
    #expect(
      try severities(text) { $0.only = ["fine", "quiet", "small"] }
        == ["fine: error", "quiet: error", "small: info"])
    #expect(try severities(text) { $0.only = ["quiet"] } == ["quiet: error"])
    let off = "overrides: [{ files: in, rules: { quiet: off } }]\n"
    #expect(try severities(off) { $0.only = ["quiet"] } == [])
  }

  @Test func disableWinsOverAll() throws {
    let text = """
      rules: { fine: error }
      overrides: [{ files: in, rules: { fine: error } }]
      """
    #expect(
      try severities(text) {
        $0.enabled = ["fine", "quiet"]
        $0.disabled = ["fine", "quiet"]
      } == ["small: info"])
    #expect(
      try severities(text) {
        $0.only = ["fine"]
        $0.disabled = ["fine"]
      } == [])
  }

  @Test func whatIsExtendedIsAsIfItWereSaidHere() throws {
    try folder.write("base.yml", "rules: { fine: error, quiet: warning }\n")
    #expect(
      try severities("extends: base.yml\nrules: { fine: info }\n")
        == ["fine: info", "quiet: warning", "small: info"])
  }
}

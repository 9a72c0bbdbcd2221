import Testing

@testable import FocusLint

@Suite struct RuleListTests {
  private let rules = [
    rule("usual"), rule("graver", .info), rule("turned-off", .error),
    rule("asleep", .info, isOn: false), rule("woken", .warning, isOn: false),
  ]

  private func list(_ language: Language = .english) -> RuleList {
    let reader = ConfigurationReader(rules: rules.map(\.id), currentFolder: "/p")
    let text = "rules: { graver: error, turned-off: off, woken: info }\n"
    let read = reader.configuration(in: Array(text.utf8), path: "/p/.focuslint.yml")
    var table = SettingsTable(rules: rules, selection: RuleSelection())
    return RuleList(
      of: rules, settings: table.settings(for: "/p/a.swift", in: read.configuration),
      configuration: ".focuslint.yml", language: language)
  }

  @Test func marksWhatIsOnOffAndChanged() {
    #expect(
      list().text(as: .text) == """
        State: how focus state is declared and bound

          usual       warning
            usual
          graver      error (default: info)
            graver
          turned-off  off (default: error)
            turned-off
          asleep      off
            asleep
          woken       info (default: off)
            woken

        5 rules, 3 on as `.focuslint.yml` says. `focuslint explain RULE` shows a page.

        """)
    #expect(list(.japanese).text(as: .text).hasPrefix("状態：フォーカス状態の宣言と結び付け\n"))
  }

  @Test func colorsAddNothing() {
    let colored = list().text(as: .text, style: TextStyle(isColored: true))
    #expect(colored.contains("\u{1B}[1;31merror (default: info)\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]+m/, with: "") == list().text(as: .text))
  }

  @Test func jsonIsOneLineWithKeysInOrder() {
    let text = list().text(as: .json)
    let first =
      #"[{"default":"warning","group":"state","id":"usual","on":true,"options":[],"severity":"warning","title":"usual"},"#
    #expect(text.hasPrefix(first))
    #expect(text.contains(#"{"default":"off","group":"state","id":"woken","on":true,"#))
    #expect(text.contains(#""id":"turned-off","on":false,"options":[],"severity":"error","#))
    #expect(text.hasSuffix("}]\n") && text.count { $0 == "\n" } == 1)
  }

  @Test func markdownIsTheTableOfTheIndex() throws {
    let index = try Repository.text(of: "rules/README.md")
    let list = RuleList(
      of: RuleBook.rules,
      settings: FileSettings(rules: [], platforms: .unknown, language: .english),
      configuration: nil, language: .english)
    #expect(index.hasSuffix("\n\n" + list.text(as: .markdown)))
  }

  @Test(arguments: Language.allCases)
  func theListFitsIntoEightyColumns(language: Language) {
    var table = SettingsTable(rules: RuleBook.rules, selection: RuleSelection())
    let settings = table.settings(for: "/a.swift", in: nil)
    let list = RuleList(
      of: RuleBook.rules, settings: settings, configuration: ".focuslint.yml", language: language)
    for line in list.text(as: .text).split(separator: "\n") {
      #expect(Terminal.width(of: String(line)) <= 80, "\(line)")
    }
  }
}

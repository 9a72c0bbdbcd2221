import Testing

@testable import FocusLint

/// A rule for tests: its one message is `said`.
func rule(_ id: String, _ severity: Severity = .warning, isOn: Bool = true) -> Rule {
  let texts = Rule.Texts(
    title: id, messages: ["said": "`{name}` is wrong; write `{ x }`."],
    related: ["seen": "`{name}` is here."])
  let japanese = Rule.Texts(title: id, messages: ["said": "`{name}` は誤りです。"])
  return Rule(
    id: id, group: .state, severity: severity, isOnByDefault: isOn, words: [],
    texts: [.english: texts, .japanese: japanese], check: .code { _, _ in [] })
}

@Suite struct ConfigurationTests {
  let reader = ConfigurationReader(
    rules: ["one-rule", "other-rule", "first-responder-outside-main-queue"], currentFolder: "/p")

  func read(_ text: String) -> (configuration: Configuration?, mistakes: [UserError]) {
    reader.configuration(in: Array(text.utf8), path: "/p/.focuslint.yml")
  }

  @Test func readsEveryKey() throws {
    let read = read(
      """
      exclude: ["Generated/**", Vendor]
      platforms: { ios: "15.4", macos: 12, tvos: }
      language: ja
      rules:
        one-rule: error
        other-rule: off
        first-responder-outside-main-queue: { severity: info, everywhere: true }
      overrides:
        - files: ["Legacy/**"]
          rules: { one-rule: false }
      """)
    #expect(read.mistakes == [])
    let configuration = try #require(read.configuration)
    #expect(configuration.exclude?.globs.map(\.pattern) == ["Generated/**", "Vendor"])
    #expect(
      configuration.platforms?.versions == [.ios: Version(15, 4), .macos: Version(12), .tvos: nil])
    #expect(configuration.language == .japanese)
    #expect(configuration.rules["one-rule"]?.level == .on(.error))
    #expect(configuration.rules["other-rule"]?.level == .off)
    let withOption = configuration.rules["first-responder-outside-main-queue"]
    #expect(withOption?.level == .on(.info))
    #expect(withOption?.options == ["everywhere": true])
    #expect(configuration.overrides(for: "/p/Legacy/x/a.swift") == [0])
    #expect(configuration.overrides(for: "/p/a.swift") == [])
    #expect(configuration.overrides(for: "/q/Legacy/a.swift") == [])
  }

  @Test(arguments: ["", "# nothing\n", "exclude:\nrules:\n"])
  func anEmptyFileIsRight(text: String) {
    #expect(read(text).configuration != nil)
  }

  @Test(arguments: [
    ("exclud: []\n", ".focuslint.yml:1:1: there is no key `exclud`.", "Did you mean `exclude`?"),
    ("overrides: [~]\n", ".focuslint.yml:1:13: an override needs `files`.", ""),
    (
      "overrides:\n  - files:\n", ".focuslint.yml:2:11: `files` of an override names no files.", ""
    ),
    (
      "rules: { ~: off }\n",
      ".focuslint.yml:1:10: a key is missing here; `~` and `null` stand for nothing.", ""
    ),
    (
      "baseline: []\n",
      ".focuslint.yml:1:11: `baseline` must be a path, such as `.focuslint-baseline.json`.", ""
    ),
    (
      "rule-folders: [lint, '']\n",
      ".focuslint.yml:1:22: `rule-folders` must be a list of folders, such as `[lint-rules]`.", ""
    ),
    (
      "rules:\n  one-rul: off\n", ".focuslint.yml:2:3: there is no rule `one-rul`.",
      "Did you mean `one-rule`?"
    ),
    (
      "rules:\n  one-rule: eror\n",
      ".focuslint.yml:2:13: a severity is `error`, `warning`, `info` or `off`.",
      "Did you mean `error`?"
    ),
    (
      "rules: { one-rule: { everywhere: true } }\n",
      ".focuslint.yml:1:22: `one-rule` has no option `everywhere`.", "There is `severity`."
    ),
    (
      "rules: { first-responder-outside-main-queue: { everywhere: 3 } }\n",
      ".focuslint.yml:1:60: `everywhere` is `true` or `false`.", ""
    ),
    (
      "platforms: { iOS: 15 }\n", ".focuslint.yml:1:14: there is no platform `iOS`.",
      "Did you mean `ios`?"
    ),
    (
      "platforms: { ios: new }\n",
      ".focuslint.yml:1:19: a version of `ios` is written like \"15.0\".", ""
    ),
    ("language: fr\n", ".focuslint.yml:1:11: `language` is `en` or `ja`.", ""),
    ("exclude: ['[a']\n", ".focuslint.yml:1:11: `[a` has a `[` without its `]`.", ""),
    ("- a\n", ".focuslint.yml:1:1: the configuration must be a mapping of keys to values.", ""),
    ("overrides: [{ rules: {} }]\n", ".focuslint.yml:1:13: an override needs `files`.", ""),
  ])
  func namesAMistake(text: String, message: String, advice: String) {
    let read = read(text)
    #expect(read.configuration == nil)
    #expect(read.mistakes == [UserError(message, advice: advice)])
  }

  @Test func namesEveryMistake() {
    #expect(
      read("exclud: []\nlanguage: fr\nrules: { x: off, one-rule: loud }\n").mistakes.count == 4)
  }
}

@Suite struct FileSettingsTests {
  @Test func anOverrideReplacesOnlyTheKeysItHas() {
    let id = "first-responder-outside-main-queue"
    let reader = ConfigurationReader(rules: [id], currentFolder: "/p")
    let text = """
      rules: { \(id): { severity: error, everywhere: true } }
      overrides:
        - { files: [Legacy], rules: { \(id): { everywhere: false } } }
        - { files: [New], rules: { \(id): info } }
      """
    let read = reader.configuration(in: Array(text.utf8), path: "/p/.focuslint.yml")
    var table = SettingsTable(rules: [rule(id)], selection: RuleSelection())
    let legacy = table.settings(for: "/p/Legacy/a.swift", in: read.configuration)
    #expect(legacy.severities == [id: .error] && legacy.options == [])
    let new = table.settings(for: "/p/New/a.swift", in: read.configuration)
    #expect(new.severities == [id: .info] && new.options == ["\(id).everywhere"])
  }
}

@Test(arguments: [
  (
    "platforms: [.iOS(.v15), .macOS(\"13.4\")]",
    [Platform.ios: Version(15), .macos: Version(13, 4)]
  ),
  (
    "platforms: [ // .tvOS(.v9)\n .macOS(.v10_15), /* x */ .visionOS(.v1) ],",
    [.macos: Version(10, 15), .visionos: Version(1)]
  ),
  (
    "x(url: \"https://a\", .when(platforms: [.iOS])), platforms: [.iOS(SupportedPlatform.IOSVersion.v16)]",
    [:]
  ),
  (".when(platforms: [.iOS]), platforms: [.watchOS(.v9)]", [.watchos: Version(9)]),
])
func thePackageSaysItsPlatforms(text: String, expected: [Platform: Version]) {
  let platforms = PackageManifest.platforms(in: Array(text.utf8))
  #expect(platforms?.versions.compactMapValues { $0 } ?? [:] == expected)
}

@Test func anUnfinishedPackageIsRead() {
  for text in ["platforms: [", "/*", "\"", "\"\\", "platforms: [.iOS("] {
    #expect(PackageManifest.platforms(in: Array(text.utf8)) == nil)
  }
}

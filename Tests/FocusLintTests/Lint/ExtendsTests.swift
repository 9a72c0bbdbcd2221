import Testing

@testable import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `extends` says: maps merge, lists replace.
@Suite struct ExtendsTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let option = "first-responder-outside-main-queue"

  private func surroundings() -> Surroundings {
    Surroundings(
      reader: ConfigurationReader(
        rules: ["one-rule", "other-rule", Self.option], currentFolder: folder.path))
  }

  private func configuration(of name: String) throws -> Configuration {
    let surroundings = surroundings()
    let configuration = try? surroundings.configuration(of: folder.path(name))
    #expect(surroundings.mistakes == [])
    return try #require(configuration)
  }

  private func mistakes(in names: String...) -> [UserError] {
    let surroundings = surroundings()
    for name in names {
      #expect(throws: BrokenConfiguration.self) {
        try surroundings.configuration(of: folder.path(name))
      }
    }
    return surroundings.mistakes
  }

  private static let base = """
    exclude: [Vendor, "/Old/x"]
    platforms: { ios: 15, macos: 12 }
    language: ja
    rules: { one-rule: error, other-rule: off, \(option): { severity: info, everywhere: true } }
    focusable: { AppField: { text: value }, Other: { as: SecureField } }
    modifiers: { send: onSubmit, look: focused }
    overrides: [{ files: [Legacy, a/b.swift], rules: { one-rule: off } }]
    """

  @Test func whatIsNotSaidIsTheBases() throws {
    try folder.write(".focuslint.yml", Self.base)
    try folder.write(
      "app/.focuslint.yml",
      "extends: ../.focuslint.yml\nexclude:\nrules:\nplatforms: ~\noverrides:\nmodifiers:\n")
    let (base, app) = (try configuration(of: "."), try configuration(of: "app"))
    #expect(app.path == folder.path("app/.focuslint.yml"))
    #expect(app.exclude == base.exclude && app.overrides == base.overrides)
    #expect(app.platforms == base.platforms && app.language == .japanese)
    #expect(app.rules == base.rules && app.vocabulary == base.vocabulary)
    #expect(app.base == nil)
  }

  @Test func mapsMergeKeyByKey() throws {
    try folder.write("base.yml", Self.base)
    try folder.write(
      ".focuslint.yml",
      """
      extends: base.yml
      platforms: { macos: 13, tvos: }
      rules: { other-rule: warning, \(Self.option): { everywhere: false } }
      focusable: { AppField: { focus: isFocused }, Third: { as: TextEditor } }
      modifiers: { send: onChange, appear: onAppear }
      """)
    let merged = try configuration(of: ".")
    #expect(
      merged.platforms?.versions == [.ios: Version(15), .macos: Version(13), .tvos: nil])
    #expect(merged.rules["one-rule"]?.level == .on(.error))
    #expect(merged.rules["other-rule"]?.level == .on(.warning))
    #expect(merged.rules[Self.option]?.level == .on(.info))
    #expect(merged.rules[Self.option]?.options == ["everywhere": false])
    #expect(
      merged.vocabulary.fields == [
        "AppField": Vocabulary.Field(focus: "isFocused"),
        "Other": Vocabulary.Field(.secureField), "Third": Vocabulary.Field(.textEditor),
      ])
    #expect(
      merged.vocabulary.modifiers
        == ["send": "onChange", "look": "focused", "appear": "onAppear"])
  }

  @Test func aSeverityAloneLeavesTheOptions() throws {
    try folder.write("base.yml", Self.base)
    try folder.write(".focuslint.yml", "extends: base.yml\nrules: { \(Self.option): error }\n")
    let setting = try configuration(of: ".").rules[Self.option]
    #expect(setting?.level == .on(.error) && setting?.options == ["everywhere": true])
  }

  @Test func listsAndSingleValuesReplace() throws {
    try folder.write("base.yml", Self.base)
    try folder.write(
      ".focuslint.yml",
      """
      extends: base.yml
      exclude: []
      language: en
      overrides: [{ files: New, rules: { other-rule: error } }]
      """)
    let merged = try configuration(of: ".")
    #expect(merged.exclude?.globs == [] && merged.language == .english)
    #expect(merged.overrides?.map { $0.files.globs.map(\.pattern) } == [["New"]])
    #expect(merged.overrides?.first?.rules.keys.sorted() == ["other-rule"])
  }

  @Test func theBasesPatternsAreRelativeToTheBase() throws {
    try folder.write(".focuslint.yml", Self.base)
    try folder.write("app/.focuslint.yml", "extends: ../.focuslint.yml\n")
    let app = try configuration(of: "app")
    #expect(app.excludes(folder.path("Old/x"), isFolder: true))
    #expect(!app.excludes(folder.path("app/Old/x"), isFolder: true))
    #expect(app.excludes(folder.path("app/Vendor"), isFolder: true))
    #expect(app.overrides(for: folder.path("a/b.swift")) == [0])
    #expect(app.overrides(for: folder.path("app/a/b.swift")) == [])
    #expect(app.overrides(for: folder.path("app/Legacy/c.swift")) == [0])
    // Patterns of a base that lies elsewhere match below that place alone.
    try folder.write("house/base.yml", "exclude: [x]\n")
    try folder.write("other/.focuslint.yml", "extends: ../house/base.yml\n")
    let other = try configuration(of: "other")
    #expect(!other.excludes(folder.path("other/x"), isFolder: true))
    #expect(other.excludes(folder.path("house/x"), isFolder: true))
  }

  @Test func aChainIsFollowedToItsEnd() throws {
    try folder.write("0.yml", "language: ja\nrules: { one-rule: error, other-rule: error }\n")
    for number in 1...500 {
      try folder.write("\(number).yml", "extends: \(number - 1).yml\n")
    }
    try folder.write("deep/.focuslint.yml", "extends: ../500.yml\nrules: { one-rule: off }\n")
    let deep = try configuration(of: "deep")
    #expect(deep.language == .japanese)
    #expect(deep.rules["one-rule"]?.level == .off)
    #expect(deep.rules["other-rule"]?.level == .on(.error))
  }

  @Test func aBaseIsReadOnce() throws {
    try folder.write("base.yml", "language: ja\n")
    for name in ["a", "b"] { try folder.write("\(name)/.focuslint.yml", "extends: ../base.yml\n") }
    let surroundings = surroundings()
    #expect(try surroundings.configuration(of: folder.path("a"))?.language == .japanese)
    folder.remove("base.yml")
    #expect(try surroundings.configuration(of: folder.path("b"))?.language == .japanese)
  }

  @Test func mistakesInTheBaseAreNamedOnceWithItsPath() throws {
    try folder.write("base.yml", "languag: en\n")
    try folder.write("middle.yml", "extends: base.yml\n")
    for name in ["a", "b"] {
      try folder.write("\(name)/.focuslint.yml", "extends: ../middle.yml\n")
    }
    let mistake = UserError(
      "base.yml:1:1: there is no key `languag`.", advice: "Did you mean `language`?")
    #expect(mistakes(in: "a", "b") == [mistake])
  }

  @Test func whatCannotBeExtendedIsNamedWithItsPlace() throws {
    folder.makeFolder("in")
    for (value, said, advice) in [
      (
        "gone.yml", "`gone.yml` does not exist.",
        "`extends` is relative to the file that says it; here it means `\(folder.path)/gone.yml`."
      ),
      ("in", "`in` is a folder.", "Name the file in it: `in/.focuslint.yml`."),
      ("../", "`../` is a folder.", "Name the file in it: `../.focuslint.yml`."),
      ("/dev/null", "`/dev/null` is not a file.", ""),
      (
        ".focuslint.yml", "`.focuslint.yml` leads back to this file.",
        "A configuration cannot extend itself."
      ),
    ] {
      try folder.write(".focuslint.yml", "language: en\nextends: \(value)\n")
      #expect(
        mistakes(in: ".") == [UserError(".focuslint.yml:2:10: \(said)", advice: advice)])
    }
    for value in ["''", "", "~", "[base.yml]", "{ a: b }", "\"a\\0b\""] {
      try folder.write(".focuslint.yml", "extends: \(value)\n")
      let place = value.isEmpty ? "1:9" : "1:10"
      #expect(
        mistakes(in: ".").map(\.message)
          == [".focuslint.yml:\(place): `extends` must be the path of another configuration."])
    }
  }

  @Test func aCircleIsNamedOnceWhereverItIsEntered() throws {
    try folder.write("a/.focuslint.yml", "extends: ../b/.focuslint.yml\n")
    try folder.write("b/.focuslint.yml", "extends: ../link/.focuslint.yml\n")
    try folder.write("c/.focuslint.yml", "extends: ../a/.focuslint.yml\n")
    try folder.link("link", to: "a")
    let message = "b/.focuslint.yml:1:10: `../link/.focuslint.yml` leads back to this file."
    #expect(mistakes(in: "a", "b", "c").map(\.message) == [message])
    #expect(mistakes(in: "c", "a", "b").map(\.message) == [message])
  }

  @Test(.disabled(if: geteuid() == 0, "root reads everything"))
  func aBaseThatMayNotBeReadIsNamed() throws {
    try folder.write("base.yml")
    chmod(folder.path("base.yml"), 0)
    try folder.write(".focuslint.yml", "extends: base.yml\n")
    #expect(
      mistakes(in: ".").map(\.message)
        == [".focuslint.yml:1:10: `base.yml` cannot be read: Permission denied."])
  }
}

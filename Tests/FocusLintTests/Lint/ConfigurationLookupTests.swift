import Testing

@testable import FocusLint

/// Which configuration holds for a file, sentence by sentence.
@Suite struct ConfigurationLookupTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let wrong = "rulez: {}\n"

  /// The languages of the configurations that hold for some files; `broken` and `none` too.
  private func languages(
    of files: String..., choice: Surroundings.Choice = .nearest
  ) throws -> [String] {
    let surroundings = Surroundings(
      choice: choice, reader: ConfigurationReader(rules: [], currentFolder: folder.path))
    return files.map { file in
      do {
        let above = Path.folder(of: folder.path(file)) ?? "/"
        guard let configuration = try surroundings.configuration(of: above) else { return "none" }
        return configuration.language?.rawValue ?? "unsaid"
      } catch { return "broken" }
    }
  }

  private func result(_ change: (inout Linter.Options) -> Void = { _ in }) -> Linter.Result {
    var options = Linter.Options(currentFolder: folder.path)
    change(&options)
    return Linter(rules: [rule("one-rule")], options: options).result()
  }

  @Test func itIsLookedForFromEachFileUpward() throws {
    try folder.write("a/.focuslint.yml", "language: ja\n")
    try folder.write("a/b/c/.focuslint.yml", "language: en\n")
    #expect(
      try languages(of: "a/x.swift", "a/b/x.swift", "a/b/c/x.swift", "a/b/c/d/x.swift")
        == ["ja", "ja", "en", "en"])
  }

  @Test func theWorkTreesRootIsTheLastPlace() throws {
    try folder.write(".focuslint.yml", "language: ja\n")
    folder.makeFolder("tree/.git")
    #expect(try languages(of: "tree/in/x.swift", "x.swift") == ["none", "ja"])
    try folder.write("tree/.focuslint.yml", "language: en\n")
    #expect(try languages(of: "tree/in/x.swift") == ["en"])
  }

  @Test func theNearestOneHoldsAndIsNotMergedUnlessItExtends() throws {
    try folder.write(".focuslint.yml", "language: ja\n")
    try folder.write("a/.focuslint.yml", "exclude: []\n")
    try folder.write("b/.focuslint.yml", "exclude: []\nextends: ../.focuslint.yml\n")
    #expect(try languages(of: "a/x.swift", "b/x.swift") == ["unsaid", "ja"])
  }

  @Test func anEmptyFileIsRightAndHoldsLikeAnyOther() throws {
    try folder.write(".focuslint.yml", "language: ja\n")
    for text in ["", "# nothing\n", "---\n", "~\n", "\u{FEFF}"] {
      try folder.write("a/.focuslint.yml", text)
      #expect(try languages(of: "a/x.swift") == ["unsaid"])
    }
  }

  @Test func aBrokenOneGovernsItsOwnFilesAlone() throws {
    try folder.write(".focuslint.yml", "language: ja\n")
    try folder.write("a/.focuslint.yml", Self.wrong)
    #expect(try languages(of: "a/b/x.swift", "x.swift") == ["broken", "ja"])
  }

  @Test func anExcludedFolderIsNotEntered() throws {
    try folder.write(".focuslint.yml", "exclude: [Vendor]\n")
    try folder.write("Vendor/in/.focuslint.yml", Self.wrong)
    try folder.write("Vendor/in/a.swift")
    try folder.write("b.swift")
    #expect(result().files == 1)
    #expect(result().mistakes == [])
    try folder.git("init", "-q")
    #expect(result().files == 1)
    #expect(result().mistakes == [])
  }

  @Test func aConfigurationNamedOutrightReplacesEveryOther() throws {
    try folder.write(".focuslint.yml", Self.wrong)
    try folder.write("a/.focuslint.yml", "exclude: [b.swift]\n")
    try folder.write("a/b.swift")
    try folder.write("c.swift")
    try folder.write("elsewhere/named.yml", "language: ja\n")
    let choice = Surroundings.Choice.file(folder.path("elsewhere/named.yml"))
    #expect(try languages(of: "c.swift", "a/b.swift", choice: choice) == ["ja", "ja"])
    let named = result { $0.configuration = choice }
    #expect(named.files == 2 && named.mistakes == [])
  }

  @Test func withoutConfigurationNoneHolds() throws {
    try folder.write(".focuslint.yml", Self.wrong)
    #expect(try languages(of: "x.swift", choice: .none) == ["none"])
  }

  @Test func standardInputHasTheConfigurationOfItsName() throws {
    try folder.write("a/.focuslint.yml", Self.wrong)
    func linted(_ name: String) -> Linter.Result {
      result {
        $0.standardInput = folder.path(name)
        $0.texts[Path.Key(folder.path(name))] = Array("let x = 1\n".utf8)
      }
    }
    let broken = linted("a/new.swift")
    #expect(broken.files == 0 && broken.mistakes.count == 1)
    let right = linted("b/new.swift")
    #expect(right.files == 1 && right.mistakes == [])
  }

  @Test(arguments: [
    "a: &x 1\n", "exclude: *x\n", "language: !!str en\n", "language: en\n---\nlanguage: ja\n",
    "language: en\nlanguage: en\n", "rules: { one-rule: off, 'one-rule': off }\n",
    "unknown: 1\n", "overrides: [{ files: a, exclude: b }]\n",
    "focusable: { A: { is: TextField } }\n", "platforms: { ipados: 15 }\n",
  ])
  func whatYAMLMayNotHoldAndUnknownKeysAreErrors(text: String) throws {
    try folder.write(".focuslint.yml", text)
    try folder.write("a.swift")
    let result = result()
    #expect(result.files == 0 && result.mistakes.count == 1)
    let place = result.mistakes.first?.message.prefixMatch(of: #/\.focuslint\.yml:[0-9]+:[0-9]+: /#)
    #expect(place != nil)
  }
}

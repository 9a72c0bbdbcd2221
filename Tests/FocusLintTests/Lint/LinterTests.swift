import Testing

@testable import FocusLint

@Suite struct LinterTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  func result(_ change: (inout Linter.Options) -> Void = { _ in }) -> Linter.Result {
    var options = Linter.Options(currentFolder: folder.path)
    change(&options)
    return Linter(rules: [rule("one-rule"), rule("off-rule", isOn: false)], options: options)
      .result()
  }

  @Test func unknownRulesStopTheRunWithTheNearestName() throws {
    try folder.write("a.swift")
    let result = result {
      $0.selection.only = ["one-rul"]
      $0.selection.disabled = ["nothing-like-it"]
    }
    #expect(result.files == 0)
    #expect(
      result.mistakes == [
        UserError("there is no rule `nothing-like-it`.", advice: "`focuslint rules` lists them."),
        UserError("there is no rule `one-rul`.", advice: "Did you mean `one-rule`?"),
      ])
  }

  @Test func mistakesAndNotesAreToldOnce() {
    folder.makeFolder("empty")
    let result = result { $0.paths = ["missing", "missing", "empty", "./empty"] }
    #expect(result.mistakes == [UserError("`missing` does not exist.")])
    #expect(result.notes == ["there are no Swift files in `empty`."])
  }

  @Test func aConfigurationNamedOutrightIsReadEvenForNothing() throws {
    try folder.write("broken.yml", "rules: { one-rul: off }\n")
    let result = result { $0.configuration = .file(folder.path("broken.yml")) }
    #expect(result.mistakes.map(\.advice) == ["Did you mean `one-rule`?"])
  }

  @Test(arguments: [
    ("a.generated.swift", ""), ("a.pb.swift", ""), ("a.swift", "// Generated using Sourcery\n"),
    ("a.swift", "// @generated\n"), ("a.swift", "\n\n/* DO NOT EDIT */"),
  ])
  func generatedFilesAreKnown(name: String, text: String) {
    #expect(SourceFile(path: "/p/\(name)", text: text).isGenerated)
  }

  @Test func ordinaryFilesAreNotGenerated() {
    let far = String(repeating: "// x\n", count: 500) + "// @generated\n"
    #expect(!SourceFile(path: "/p/a.swift", text: far).isGenerated)
    #expect(!SourceFile(path: "/p/generated.swift", text: "").isGenerated)
  }
}

import Foundation
import Testing

@Suite struct LintTests {
  let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func aFolderWithoutSwiftFilesIsANote() throws {
    let outcome = try sandbox.focuslint()
    #expect(outcome.status == 0)
    #expect(outcome.output == "No problems in 0 files.\n")
    #expect(outcome.errors == "focuslint: note: there are no Swift files in `.`.\n")
    let quiet = try sandbox.focuslint("--quiet")
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
  }

  @Test func whatCannotBeDoneDoesNotStopTheRest() throws {
    try sandbox.write("a.swift")
    let outcome = try sandbox.focuslint("missing", "a.swift", "gone.swift")
    #expect(outcome.status == 2)
    #expect(outcome.output == "No problems in 1 file.\n")
    #expect(outcome.errors.split(separator: "\n").count == 2)
  }

  @Test func anEmptyFileAndOneThatIsNoTextAreLinted() throws {
    try sandbox.write("empty.swift", "")
    try Data([0xFF, 0xFE, 0x00, 0x0A]).write(to: URL(fileURLWithPath: sandbox.path + "/b.swift"))
    let outcome = try sandbox.focuslint()
    #expect(outcome.status == 0)
    #expect(outcome.output == "No problems in 2 files.\n")
  }

  @Test func standardInputIsOneFile() throws {
    let outcome = try sandbox.focuslint(
      "--stdin", "--stdin-filename", "x/not-there.swift", input: "let a = 1\n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "No problems in 1 file.\n")
    #expect(outcome.errors == "")
  }

  @Test func aBrokenConfigurationStopsWhatItGoverns() throws {
    try sandbox.write("a.swift")
    try sandbox.write("in/.focuslint.yml", "rulez: {}\nlanguage: fr\n")
    try sandbox.write("in/b.swift")
    try sandbox.write("in/deep/c.swift")
    let outcome = try sandbox.focuslint()
    #expect(outcome.status == 2)
    #expect(outcome.output == "No problems in 1 file.\n")
    #expect(
      outcome.errors == """
        focuslint: error: in/.focuslint.yml:1:1: there is no key `rulez`.
          Did you mean `rules`?
        focuslint: error: in/.focuslint.yml:2:11: `language` is `en` or `ja`.

        """)
    #expect(try sandbox.focuslint("--no-config").output == "No problems in 3 files.\n")
    try sandbox.write("other.yml", "exclude: [deep]\n")
    #expect(try sandbox.focuslint("--config", "other.yml").output == "No problems in 2 files.\n")
  }

  @Test func configurationIsLookedForNoFartherThanTheWorkTree() throws {
    try sandbox.write(".focuslint.yml", "nonsense: 1\n")
    try sandbox.write("app/a.swift")
    #expect(try sandbox.focuslint(folder: "app").status == 2)
    #expect(try sandbox.shell("git init -q app").status == 0)
    #expect(try sandbox.focuslint(folder: "app").status == 0)
  }

  @Test func aStreamThatCannotBeWrittenIsStatusTwo() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    for arguments in ["", "--version", "--help", "--format json"] {
      let outcome = try sandbox.shell("\"$1\" \(arguments) >/dev/full")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("standard output cannot be written"))
    }
    #expect(try sandbox.shell("\"$1\" --version >&-").status == 2)
  }

  @Test func debugWritesAsReportsDo() throws {
    try sandbox.write("a.swift", "let x = \"\u{1B}[31m\"\n")
    let outcome = try sandbox.focuslint("debug", "tree", "a.swift")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\u{241B}[31m") && !outcome.output.contains("\u{1B}"))
    #expect(try sandbox.shell("\"$1\" debug tree a.swift >&-").status == 2)
    try sandbox.write("deep.swift", String(repeating: "{", count: 2_000))
    let cut = try sandbox.focuslint("debug", "facts", "deep.swift")
    #expect(cut.status == 0)
    #expect(cut.errors == "focuslint: note: `deep.swift` was read only in part.\n")
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let outcome = try sandbox.shell(
      "{ sleep 0.2; \"$1\" --help; echo $? >status; } | true; sleep 0.5; cat status")
    #expect(outcome.output == "0\n")
    #expect(outcome.errors == "")
  }

  @Test func gitDecidesAndHooksDoNotMislead() throws {
    try sandbox.write("app/.gitignore", "out\n")
    for name in ["app/a.swift", "app/out/b.swift", "app/sub/c.swift"] { try sandbox.write(name) }
    let outcome = try sandbox.shell(
      """
      git init -q app && git init -q other && cd app
      GIT_DIR=../other/.git GIT_INDEX_FILE=/nowhere "$1" sub && GIT_DIR=../other/.git "$1"
      PATH=/nowhere "$1"
      """)
    #expect(
      outcome.output == """
        No problems in 1 file.
        No problems in 2 files.
        No problems in 3 files.

        """)
    #expect(outcome.errors.hasPrefix("focuslint: note: git does not list `.` (git cannot be run"))
  }

  @Test func aCurrentFolderThatIsGoneIsNotTheRoot() throws {
    let outcome = try sandbox.shell("mkdir gone && cd gone && rmdir ../gone && \"$1\"")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("the current folder cannot be found"))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    for number in 0..<20 { try sandbox.write("\(number).swift") }
    let one = try sandbox.focuslint("--format", "json", "--jobs", "1")
    let many = try sandbox.focuslint("--format", "json", "--jobs=8")
    #expect(one.output == many.output)
    #expect(one.output.contains("\"files\":20"))
  }
}

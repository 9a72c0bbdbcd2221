import Testing

/// `--fix`, `--diff` and `--suppress` as the shell sees them.
@Suite struct FixTests {
  let sandbox: Sandbox

  private static let before = """
    import SwiftUI

    struct A: View {
      @FocusState private var lost: Bool
      @FocusState private var used: Bool

      var body: some View { Button("a") { used = true } }
    }

    """
  private static let after = before.replacing("  @FocusState private var lost: Bool\n", with: "")

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("s/A.swift", Self.before)
  }

  @Test func whatIsLeftDecides() throws {
    let outcome = try sandbox.focuslint("--fix", "--format", "xcode", "--strict")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("`used`") && !outcome.output.contains("`lost`"))
    #expect(outcome.errors == "focuslint: note: fixed 1 problem in 1 file.\n")
    #expect(try sandbox.text(of: "s/A.swift") == Self.after)
    #expect(try sandbox.focuslint("--fix", "--only", "refocus-on-submit").status == 0)
  }

  @Test func aDiffWritesNothingAndIsStatusOne() throws {
    let outcome = try sandbox.focuslint("--fix", "--diff", "--quiet")
    #expect(outcome.status == 1 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("--- a/s/A.swift\n+++ b/s/A.swift\n@@ -1,7 +1,6 @@\n"))
    #expect(try sandbox.text(of: "s/A.swift") == Self.before)
    #expect(try sandbox.shell("\"$1\" --diff -q | git apply -p1").status == 0)
    #expect(try sandbox.text(of: "s/A.swift") == Self.after)
    let nothing = try sandbox.focuslint("--diff")
    #expect(nothing.status == 0 && nothing.output == "" && nothing.errors == "")
  }

  @Test func aDiffOfFilesElsewhereSaysSo() throws {
    try sandbox.write("in/.keep", "")
    let outcome = try sandbox.focuslint("--diff", "../s", folder: "in")
    #expect(outcome.output.hasPrefix("--- \(sandbox.path)/s/A.swift\n"))
    #expect(outcome.errors.contains("which `git apply` does not take here."))
  }

  @Test func standardInputComesBackMended() throws {
    func mended(_ text: String, _ more: String...) throws -> Sandbox.Outcome {
      let arguments = ["--fix", "--stdin", "--stdin-filename", "s/A.swift"] + more
      return try sandbox.shell(
        "\"$1\" \(arguments.joined(separator: " "))", input: text)
    }
    #expect(try mended(Self.before).output == Self.after)
    #expect(try mended("let a = 1").output == "let a = 1")
    #expect(try mended(Self.before, "--strict").status == 1)
    try sandbox.write(".focuslint.yml", "nonsense: 1\n")
    let broken = try mended(Self.before)
    #expect(broken.status == 2 && broken.output == Self.before)
    #expect(try sandbox.text(of: "s/A.swift") == Self.before)
  }

  @Test func whatCannotBeWrittenIsNamed() throws {
    _ = try sandbox.shell("chmod 444 s/A.swift; cp s/A.swift B.swift; chmod 644 B.swift")
    let outcome = try sandbox.focuslint("--fix", "--format", "xcode")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "focuslint: note: fixed 1 problem in 1 file.\n"
        + "focuslint: error: `s/A.swift` cannot be written: Permission denied.\n")
    #expect(outcome.output.contains("s/A.swift:4:27: warning: `lost`"))
    #expect(!outcome.output.contains("B.swift:4:27: warning: `lost`"))
    #expect(try sandbox.text(of: "s/A.swift") == Self.before)
  }

  @Test func aLinkStaysOne() throws {
    _ = try sandbox.shell("mkdir real; mv s/A.swift real/; ln -s ../real/A.swift s/A.swift")
    #expect(try sandbox.focuslint("--fix", "s/A.swift").status == 0)
    #expect(try sandbox.text(of: "real/A.swift") == Self.after)
    #expect(try sandbox.shell("test -L s/A.swift").status == 0)
  }

  @Test func aReasonHidesWhatIsFound() throws {
    let outcome = try sandbox.focuslint("--suppress", "not yet", "--strict")
    #expect(outcome.status == 0)
    let text = try sandbox.text(of: "s/A.swift")
    #expect(text.contains("  // focuslint:disable:next missing-focused-binding - not yet\n"))
    #expect(text.split(separator: "\n").count == 8)
  }

  @Test(arguments: [
    ("--unsafe", "`--unsafe` says which fixes"), ("--fix --suppress x", "use one at a time"),
    ("--diff --format json", "no `--format` can go with it"), ("--suppress ''", "cannot be empty"),
    (
      "--fix --stdin --stdin-filename a.swift --format=text",
      "the fixed text goes to standard output"
    ),
  ])
  func someOptionsDoNotGoTogether(arguments: String, message: String) throws {
    let outcome = try sandbox.shell("\"$1\" \(arguments)")
    #expect(outcome.status == 2 && outcome.output == "" && outcome.errors.contains(message))
  }
}

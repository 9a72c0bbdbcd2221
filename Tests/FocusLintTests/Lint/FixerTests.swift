import Foundation
import Testing

@testable import FocusLint

/// Mending in rounds, and what is written.
@Suite struct FixerTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let form = """
    import SwiftUI

    struct A: View {
      @State private var text = ""
      // focuslint:disable:next multiple-bool-focus-states
      @FocusState private var lost: Bool
      @FocusState var open: Bool

      var body: some View { TextField("", text: $text).focused($open) }
    }

    """

  private func outcome(
    _ means: Fixer.Means = .fixes(unsafe: false), enabling enabled: Set<String> = [],
    _ change: (inout Linter.Options) -> Void = { _ in }
  ) -> Fixer.Outcome {
    var options = Linter.Options(currentFolder: folder.path)
    options.selection.enabled = enabled
    change(&options)
    return Fixer(linter: Linter(options: options), means: means).outcome()
  }

  private func text(_ outcome: Fixer.Outcome) -> String {
    String(decoding: outcome.files.first?.bytes ?? [], as: UTF8.self)
  }

  @Test func mendsUntilNothingIsLeft() throws {
    try folder.write("A.swift", Self.form)
    let outcome = outcome(enabling: ["focus-state-not-private"])
    #expect(outcome.mended == 3 && outcome.result.diagnostics.isEmpty)
    #expect(
      text(outcome) == """
        import SwiftUI

        struct A: View {
          @State private var text = ""
          @FocusState private var open: Bool

          var body: some View { TextField("", text: $text).focused($open) }
        }

        """)
    #expect(try folder.text(of: "A.swift") == Self.form)
  }

  @Test func unsafeOnesAreMadeWhenAskedFor() throws {
    let text = "// focuslint:disable missing-focus-binding\n"
    try folder.write("A.swift", text)
    #expect(outcome().files.isEmpty)
    #expect(
      self.text(outcome(.fixes(unsafe: true))) == "")
    let kept = outcome(.fixes(unsafe: true)) { $0.selection.disabled = ["unused-suppression"] }
    #expect(self.text(kept) == "// focuslint:disable missing-focused-binding\n")
  }

  @Test func onlyWhatIsReportedIsMended() throws {
    let bare = Self.form.replacing(
      "  // focuslint:disable:next multiple-bool-focus-states\n", with: "")
    try folder.write("A.swift", bare)
    let outcome = outcome { $0.selection.only = ["missing-focused-binding"] }
    #expect(outcome.mended == 1)
    try folder.write("A.swift", "// @generated\n" + Self.form)
    #expect(self.outcome().files.isEmpty)
  }

  @Test func writesOnlyWhatIsStillThere() throws {
    try folder.write("A.swift", Self.form)
    let file = try #require(outcome().files.first)
    try folder.write("A.swift", Self.form + "// more\n")
    #expect(throws: AtomicFile.Refusal.changed) { try file.write() }
    #expect(try folder.text(of: "A.swift") == Self.form + "// more\n")
    try folder.write("A.swift", Self.form)
    chmod(folder.path("A.swift"), 0o444)
    #expect(throws: AtomicFile.Refusal.system(.permission)) { try file.write() }
    chmod(folder.path("A.swift"), 0o755)
    try file.write()
    #expect(try FileContents.bytes(of: folder.path("A.swift")).get() == file.bytes)
    var status = stat()
    stat(folder.path("A.swift"), &status)
    #expect(status.st_mode & 0o777 == 0o755)
  }

  @Test func whatIsNotUnderstoodIsNotMended() throws {
    try folder.write("A.swift", Self.form + "struct {\n  // focuslint:disable:next all\n")
    let outcome = outcome(.fixes(unsafe: true), enabling: ["focus-state-not-private"])
    #expect(outcome.files.isEmpty && !outcome.result.diagnostics.isEmpty)
    #expect(!outcome.result.diagnostics.contains { $0.rule == "unused-suppression" })
  }

  @Test func aCommentWithOtherWordsStays() throws {
    try folder.write("A.swift", "/* focuslint:disable all\n   Licence */\n")
    #expect(outcome().files.isEmpty && !outcome().result.diagnostics.isEmpty)
    try folder.write("A.swift", "/* focuslint:disable all\n */\n")
    #expect(outcome().files.count == 1)
  }

  @Test func aFixedTextKeepsItsLineEndings() throws {
    try folder.write("A.swift", Self.form.replacing("\n", with: "\r\n"))
    let text = text(outcome(enabling: ["focus-state-not-private"]))
    #expect(!text.isEmpty && text.replacing("\r\n", with: "").utf8.allSatisfy { $0 != 10 })
  }
}

/// Comments put in to hide problems.
@Suite struct SuppressionInsertionTests {
  private func text(_ text: String, line: Int, _ rules: String..., reason: String = "why")
    -> String?
  {
    let file = SourceFile(path: "/a.swift", text: text)
    return Suppression.insertion(of: rules, reason: reason, onLine: line, of: file)
      .map { String(decoding: file.bytes(after: [$0]), as: UTF8.self) }
  }

  @Test func aboveTheLineAsItIsIndented() {
    #expect(text("a\n\tb\n", line: 1, "x") == "a\n\t// focuslint:disable:next x - why\n\tb\n")
    #expect(text("b", line: 0, "y", "x", "y") == "// focuslint:disable:next x y - why\nb")
    #expect(text("a\r\nb", line: 1, "x") == "a\r\n// focuslint:disable:next x - why\r\nb")
    #expect(text("\u{FEFF}b", line: 0, "x") == "\u{FEFF}// focuslint:disable:next x - why\nb")
  }

  @Test func aReasonIsOneLine() {
    #expect(
      text("b", line: 0, "x", reason: " a\n b ") == "// focuslint:disable:next x - a b\nb")
    #expect(text("b", line: 0, "x", reason: "") == "// focuslint:disable:next x\nb")
  }

  @Test func inACommentThatIsThere() {
    #expect(
      text("// focuslint:disable:next x - ok\nb", line: 1, "y")
        == "// focuslint:disable:next x y - ok\nb")
  }

  @Test func behindALineThatHasDocumentation() {
    #expect(
      text("/// Doc.\nb\n", line: 1, "x") == "/// Doc.\nb  // focuslint:disable:this x - why\n")
    #expect(
      text("/** Doc. */\nb", line: 1, "x")?.hasSuffix("b  // focuslint:disable:this x - why")
        == true)
  }

  @Test func neverInALiteral() {
    let text = "let s = \"\"\"\n  \\(b)\n  \"\"\"\n"
    #expect(self.text(text, line: 1, "x") == nil)
    #expect(
      self.text(text, line: 2, "x")
        == "let s = \"\"\"\n  \\(b)\n  \"\"\"  // focuslint:disable:this x - why\n")
  }
}

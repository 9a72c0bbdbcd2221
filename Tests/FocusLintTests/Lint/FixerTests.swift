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
    #expect(outcome.files.map(\.mended) == [3] && outcome.result.diagnostics.isEmpty)
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
    #expect(outcome.files.map(\.mended) == [1])
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

  /// Compared one by one, they would take minutes.
  @Test(.timeLimit(.minutes(2))) func thousandsOfProblemsAreNotSlow() throws {
    let comment = "// focuslint:disable:next missing-focused-binding\nlet a = 1\n"
    try folder.write("A.swift", String(repeating: comment, count: 3_000))
    #expect(outcome().files.map(\.mended) == [3_000])
  }

  @Test func whatNoCommentCanHideIsNamed() throws {
    let call = "DispatchQueue.global().async { view.becomeFirstResponder() }"
    let literal = "\"\"\"\n  \\(\(call))\n  \"\"\""
    try folder.write("A.swift", "import UIKit\nfunc f(view: UIView) {\n  let s = \(literal)\n}\n")
    let outcome = outcome(.suppressions(reason: ""))
    #expect(outcome.files.isEmpty && outcome.unhidden.map(\.place.start.line) == [4])
  }

  @Test func aFixedTextKeepsItsLineEndings() throws {
    try folder.write("A.swift", Self.form.replacing("\n", with: "\r\n"))
    let text = text(outcome(enabling: ["focus-state-not-private"]))
    #expect(!text.isEmpty && text.replacing("\r\n", with: "").utf8.allSatisfy { $0 != 10 })
  }
}

/// Comments put in to hide problems.
@Suite struct SuppressionPlacesTests {
  private func text(_ text: String, line: Int, _ rules: String..., reason: String = "why")
    -> String?
  {
    let file = SourceFile(path: "/a.swift", text: text)
    return SuppressionPlaces(in: file).insertion(of: rules, reason: reason, onLine: line)
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

  @Test(arguments: [
    "// swiftlint:disable:next x\nb", "/* swiftformat:disable:next x */\nb",
    "// focuslint:enable:next y\nb", "a\nb // focuslint:disable:previous y",
  ])
  func neverBetweenLinesThatACommentJoins(lines: String) {
    let text = text(lines + "\n", line: 1, "x")
    #expect(
      text
        == (lines.hasSuffix("previous y")
          ? "a\nb /* focuslint:disable:this x - why */ // focuslint:disable:previous y\n"
          : "\(lines)  // focuslint:disable:this x - why\n"))
  }

  /// With a scan for each, they would take minutes.
  @Test(.timeLimit(.minutes(2))) func thousandsOfLinesAreNotSlow() {
    let text = String(repeating: "f(\"//\") // a remark that is long enough\n", count: 3_000)
    let places = SuppressionPlaces(in: SourceFile(path: "/a.swift", text: text))
    let edits = (0..<3_000).map { places.insertion(of: ["x"], reason: "", onLine: $0) }
    #expect(edits.allSatisfy { $0?.newText == "// focuslint:disable:next x\n" })
  }

  @Test func inFrontOfARemark() {
    #expect(
      text("/// Doc.\nb // c", line: 1, "x", reason: "a*/b")
        == "/// Doc.\nb /* focuslint:disable:this x - a* /b */ // c")
    #expect(
      text("/// Doc.\nb /* c\n*/", line: 1, "x", reason: "")
        == "/// Doc.\nb /* focuslint:disable:this x */ /* c\n*/")
    #expect(
      text("/// Doc.\nb /* c */", line: 1, "x", reason: "")
        == "/// Doc.\nb /* c */  // focuslint:disable:this x")
    #expect(
      text("b // focuslint:disable:this y - c", line: 0, "x")
        == "b // focuslint:disable:this y x - c")
  }

  @Test func neverInALiteral() {
    let text = "let s = \"\"\"\n  \\(b)\n  \"\"\"\n"
    #expect(self.text(text, line: 1, "x") == nil)
    #expect(
      self.text("let s = \"\n/// \nb \"c", line: 2, "x") == nil)
    #expect(
      self.text(text, line: 2, "x")
        == "let s = \"\"\"\n  \\(b)\n  \"\"\"  // focuslint:disable:this x - why\n")
  }
}

import Testing

@testable import FocusLint

/// What taking something out leaves behind.
@Suite struct RemovalTests {
  @Test(arguments: [
    ("let/*…*/z = 1", "let z = 1"), ("let /*…*/ z = 1", "let z = 1"),
    ("let /*…*/z = 1", "let z = 1"), ("let/*…*/ z = 1", "let z = 1"),
    ("f(/*…*/a)", "f(a)"), ("f(a/*…*/)", "f(a)"), ("{/*…*/a}", "{ a}"),
    ("  /*…*/ let e\n", "  let e\n"), ("\u{FEFF}/*…*/let e", "\u{FEFF}let e"),
    ("  a  /*…*/  \n  b", "  a\n  b"), ("  a // …\r\n  b", "  a\r\n  b"),
    ("  a /*…\n  */ b\n", "  a\n  b\n"), ("\ta/*\r\n*/b", "\ta\r\n\tb"),
    ("a\n  /*…\n  */ b", "a\n  b"), ("a\n  // …\nb", "a\nb"), ("a\n// …", "a\n"),
  ])
  func ofAComment(text: String, expected: String) throws {
    let file = SourceFile(path: "/a.swift", text: text)
    let edit = TextEdit.removal(ofComment: try #require(file.scan.comments.first), in: file)
    #expect(String(decoding: file.bytes(after: [edit]), as: UTF8.self) == expected)
  }

  /// The text without the focus state that is never bound; nil where no fix is offered.
  private func mended(_ members: String) throws -> String? {
    let file = "import SwiftUI\nstruct A: View {\n"
    let text = file + members + "  var body: some View { Text(\"\") }\n}\n"
    let problems = Snippet.problems([Snippet(text: text)], rules: ["missing-focused-binding"])
    guard let edits = try #require(problems.first).fix?.edits else { return nil }
    let bytes = edits[0].file.bytes(after: edits)
    return String(decoding: bytes.dropFirst(file.utf8.count), as: UTF8.self)
  }

  private let rest = "  var body: some View { Text(\"\") }\n}\n"
  private let state = "  @FocusState private var lost: Bool"

  @Test(arguments: [
    "%\n", "%  // Why.\n", "%  /* Why. */ // More.\n", "  /// Doc.\n  /// More.\n%\n",
    "%  // focuslint:disable:this x\n",
  ])
  func ofAPropertyWithItsComments(_ members: String) throws {
    #expect(try mended(members.replacing("%", with: state)) == rest)
  }

  @Test func leavesOtherComments() throws {
    #expect(try mended("  // MARK: Focus\n\(state)\n") == "  // MARK: Focus\n" + rest)
    #expect(
      try mended("  /* x\n  /// No doc. */\n\n\(state)\n") == "  /* x\n  /// No doc. */\n\n" + rest)
    #expect(
      try mended("  var a = 1  // swiftlint:disable:this x\n\(state)\n")
        == "  var a = 1  // swiftlint:disable:this x\n" + rest)
  }

  @Test(arguments: [
    "%; var n = 1\n", "% /* x */; var n = 1\n", "% /* x\n  */\n",
    "%  // swiftlint:disable:next x\n",
    "  // swiftlint:disable:next x\n%\n", "  var a = 1 // swiftlint:disable:next x\n%\n",
    "  // swift-format-ignore\n  /// Doc.\n%\n", "  /// Doc.\n  // swiftlint:disable:next x\n%\n",
    "  /// Doc.\n  // Remark.\n%\n", "  /* x\n  /// No doc. */\n%\n",
    "%\n  // swiftlint:disable:previous x\n",
    "  @FocusState\n  #if DEBUG\n  private var lost: Bool\n  #else\n  private var lost: Int?\n  #endif\n",
  ])
  func isNotOfferedWhereMoreWouldChange(_ members: String) throws {
    #expect(try mended(members.replacing("%", with: state)) == nil)
  }

  @Test(arguments: ["{ on = true; n += 1 }", "{\n    on = true; n += 1\n  }"])
  func ofAWriteTakesItsSemicolon(_ action: String) throws {
    let text = """
      import SwiftUI
      struct A: View {
        @State private var n = 0
        @FocusState private var on: Bool
        var body: some View {
          Text("").focusable().focused($on).onTapGesture \(action)
        }
      }
      """
    let id = "redundant-focus-write-on-focusable"
    let problems = Snippet.problems([Snippet(text: text)], rules: [id])
    let edits = try #require(problems.first?.fix).edits
    let mended = String(decoding: edits[0].file.bytes(after: edits), as: UTF8.self)
    #expect(mended == text.replacing("on = true; ", with: ""))
  }
}

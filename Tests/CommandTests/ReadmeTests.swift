import FocusLint
import Foundation
import Testing

struct ReadmeTests {
  let sandbox: Sandbox
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws { sandbox = try Sandbox() }

  /// The first block of code in a language.
  func block(_ language: String) throws -> String {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```\(language)\n")[1].components(separatedBy: "```")[0]
  }

  @Test func itsConfigurationIsAccepted() throws {
    try sandbox.write(".focuslint.yml", try block("yaml"))
    try sandbox.write(
      "A.swift", "import UIKit\nclass A { func f(_ v: UIView) { v.becomeFirstResponder() } }\n")
    let outcome = try sandbox.focuslint("--format", "xcode")
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(": error: ") && outcome.output.contains("is not dispatched"))
  }

  /// `RECORD=1` draws what the program says of the README's own code, and of a form beside it.
  @Test func itsPictureIsWhatTheProgramPrints() throws {
    try sandbox.write("GreetingField.swift", "import SwiftUI\n\n" + (try block("swift")))
    try sandbox.write(
      "SignInForm.swift",
      """
      import SwiftUI

      struct SignInForm: View {
        @State private var name = ""
        @State private var password = ""
        @FocusState private var nameIsFocused: Bool
        @FocusState private var passwordIsFocused: Bool

        var body: some View {
          Form {
            TextField("Name", text: $name).focused($nameIsFocused)
            SecureField("Password", text: $password).focused($passwordIsFocused)
          }
        }
      }
      """)
    let columns = 92
    let sent = try sandbox.onTerminal(columns: UInt16(columns))
    let text = "\u{1B}[2m$\u{1B}[0m focuslint\n" + sent.trimmingCharacters(in: .newlines)
    let picture = TerminalPicture(text, columns: columns) { Terminal.width(of: $0) }
    let file = root.appendingPathComponent("docs/terminal.svg")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.svg.utf8).write(to: file)
    }
    #expect(picture.svg == (try? String(contentsOf: file, encoding: .utf8)))
  }
}

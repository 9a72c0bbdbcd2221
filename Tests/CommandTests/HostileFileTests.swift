import Testing

/// Files that no person writes end in an answer or a note, never in a crash or a hang.
struct HostileFileTests {
  private static let form =
    "import SwiftUI\nstruct A: View { @FocusState private var x: Bool; var body: some View { y } }\n"

  private static func view(of body: String) -> String {
    "struct B: View { @FocusState private var x: Bool; var body: some View { VStack {\n\(body)}}}\n"
  }

  @Test(arguments: [
    String(repeating: "{", count: 70_000), String(repeating: "/*", count: 20_000),
    String(repeating: "#if a\n", count: 20_000), String(repeating: "}", count: 70_000),
    "#if a\n" + String(repeating: "#elseif b\n", count: 20_000),
    String(repeating: "\"\\(", count: 20_000), "let a = " + String(repeating: "1+", count: 50_000),
    "let a = b" + String(repeating: ".c()", count: 20_000), "let a = \0\0", "let \u{0} = \u{FFFE}",
    view(of: "a" + String(repeating: ".b().focused($x)", count: 20_000)),
    view(
      of: String(repeating: "a" + String(repeating: ".focused($x)", count: 100) + "\n", count: 50)),
  ])
  func endsInAnAnswer(_ text: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", HostileFileTests.form + text)
    let outcome = try sandbox.focuslint("--format", "json", "A.swift")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"version\":1"))
  }

  @Test func manyCallsInOneFunction() throws {
    let sandbox = try Sandbox()
    let calls = String(repeating: "if a { x.becomeFirstResponder() }\n", count: 500)
    try sandbox.write("A.swift", "class A: UIView { override func layoutSubviews() {\n\(calls)}}\n")
    let outcome = try sandbox.focuslint("--format", "xcode", "A.swift")
    #expect(outcome.output.split(separator: "\n").count == 500)
  }

  @Test func aFolderNamedLikeAFileAndAnEmptyOne() throws {
    let sandbox = try Sandbox()
    try sandbox.write("x.swift/B.swift", HostileFileTests.form)
    try sandbox.write("Empty.swift", "")
    let outcome = try sandbox.focuslint("--format", "xcode")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("x.swift/B.swift:2:"))
  }
}

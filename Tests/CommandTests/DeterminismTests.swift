import Foundation
import Testing

/// The same input gives the same bytes.
struct DeterminismTests {
  private func form(_ name: String, _ extra: String = "") -> String {
    """
    import SwiftUI
    struct \(name): View {
      @State var text = ""
      @FocusState var first: Bool
      @FocusState var second: Bool
      \(extra)
      var body: some View {
        VStack {
          TextField("a", text: $text).focused($first).onSubmit { first = true }
          fields
        }
      }
    }

    """
  }

  private func project() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(".focuslint.yml", "")
    for number in 0..<40 {
      try sandbox.write("Form\(number).swift", form("Form\(number)", "@FocusState var lost: Bool"))
      try sandbox.write(
        "Form\(number)+Fields.swift",
        """
        import SwiftUI
        extension Form\(number) {
          var fields: some View { TextField("b", text: $text).focused($second) }
        }

        """)
    }
    return sandbox
  }

  @Test func whateverTheNumberOfThreads() throws {
    let sandbox = try project()
    let one = try sandbox.focuslint("--format", "json", "--jobs", "1")
    #expect(one.output.contains("missing-focused-binding"))
    #expect(try sandbox.focuslint("--format", "json", "--jobs", "8").output == one.output)
    #expect(try sandbox.focuslint("--format", "json", "--jobs", "8").output == one.output)
  }

  @Test func aFileAloneGivesWhatItGivesInItsFolder() throws {
    let sandbox = try project()
    let all = try sandbox.focuslint("--format", "xcode").output
    let alone = try sandbox.focuslint("--format", "xcode", "Form7.swift").output
    #expect(!alone.isEmpty)
    #expect(all.contains(alone))
    let piped = try sandbox.focuslint(
      "--format", "xcode", "--stdin", "--stdin-filename", "Form7.swift",
      input: try sandbox.text(of: "Form7.swift"))
    #expect(piped.output == alone)
  }

  @Test func inIsolationOnlyWhatIsPrivateIsMissing() throws {
    let sandbox = try project()
    let text = form("Form7", "@FocusState private var own: Bool\n  @FocusState var lost: Bool")
    try sandbox.write("Form7.swift", text)
    let isolated = try sandbox.focuslint(
      "--isolated", "--only", "missing-focused-binding", "--format", "xcode", "Form7.swift")
    #expect(isolated.output.contains("`own`"))
    #expect(!isolated.output.contains("`lost`") && !isolated.output.contains("`second`"))
  }

  @Test func whatIsLintedIsKnownThoughGitIgnoresIt() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.shell("git init -q . && echo vendor/ >.gitignore")
    try sandbox.write("vendor/Form7.swift", form("Form7"))
    try sandbox.write(
      "vendor/Fields.swift",
      """
      import SwiftUI
      extension Form7 {
        var fields: some View { TextField("b", text: $text).focused($second) }
      }

      """)
    let outcome = try sandbox.focuslint(
      "--only", "missing-focused-binding", "--format", "xcode", "vendor")
    #expect(outcome.output == "")
  }

  /// One file's nested `Panel` is no answer to what another file asks of its own `Panel`.
  @Test func whatOneFileDeclaresDoesNotAnswerAnother() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".focuslint.yml", "")
    try sandbox.write("Form7.swift", form("Form7"))
    try sandbox.write("Other.swift", "enum Other {\n\(form("Form7"))}\n")
    try sandbox.write(
      "Fields.swift",
      """
      import SwiftUI
      extension Form7 {
        var fields: some View { TextField("b", text: $text).focused($second) }
      }

      """)
    let rule = "--only=missing-focused-binding"
    let all = try sandbox.focuslint(rule, "--format=xcode").output
    #expect(all.contains("Other.swift") && !all.contains("Form7.swift"))
    let alone = try sandbox.focuslint(rule, "--format=xcode", "Form7.swift")
    #expect(alone.output == "")
  }

  /// What class the view is that a representable keeps is written in another file.
  @Test func aRepresentableAloneKnowsTheViewItShows() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".focuslint.yml", "")
    try sandbox.write(
      "Pin.swift",
      """
      import SwiftUI
      struct Pin: UIViewRepresentable {
        let field = PinField()
        @Binding var text: String
        func makeUIView(context: Context) -> PinField { field }
        func updateUIView(_ field: PinField, context: Context) { field.text = text }
      }

      """)
    try sandbox.write("PinField.swift", "import UIKit\nclass PinField: UITextField {}\n")
    let all = try sandbox.focuslint("--format=xcode").output
    #expect(all.contains("stored-view") && all.contains("unconditional-text-write"))
    #expect(try sandbox.focuslint("--format=xcode", "Pin.swift").output == all)
  }

  /// Extensions without any of the rules' words, linted without the files that declare the types.
  @Test func aPartOfAProjectGivesWhatItGivesInItsFolder() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".focuslint.yml", "")
    for number in 0..<25 {
      try sandbox.write(
        "forms/Form\(number).swift",
        """
        import SwiftUI
        struct Form\(number): View {
          @State var text = ""
          @FocusState var field: Int?
          var body: some View {
            TextField("a", text: $text).focused($field, equals: 1).onAppear { begin() }
          }
        }

        """)
      try sandbox.write(
        "parts/Form\(number)+Begin.swift",
        "import SwiftUI\nextension Form\(number) { func begin() { field = 1 } }\n")
    }
    let all = try sandbox.focuslint("--format=json", "--only=focus-set-in-on-appear").output
    #expect(all.components(separatedBy: "\"rule\":").count == 26)
    let part = try sandbox.focuslint("--format=json", "--only=focus-set-in-on-appear", "parts")
    #expect(part.output.prefix(while: { $0 != "]" }) == all.prefix(while: { $0 != "]" }))
    #expect(part.output.components(separatedBy: "\"rule\":").count == 26)
  }
}

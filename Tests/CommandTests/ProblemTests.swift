import Testing

/// What the command does with problems: one error and one warning, of rules that are on.
@Suite struct ProblemTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "b.swift",
      """
      import UIKit
      func f(view: UIView) {
        DispatchQueue.global().async { view.becomeFirstResponder() }
      }
      """)
    try sandbox.write("a.swift", Self.unbound)
  }

  static let unbound = """
    import SwiftUI
    struct A: View {
    \t@FocusState private var 名前: Bool
      var body: some View { Text("") }
    }
    """

  @Test(arguments: [
    ("", 1), ("--fail-on never", 0), ("--fail-on never --max-warnings 0", 1),
    ("--max-warnings 1", 1),
    ("--disable first-responder-off-main", 0), ("--disable first-responder-off-main --strict", 1),
    ("--only missing-focused-binding --max-warnings 1", 0),
    ("--only missing-focused-binding --level error --fail-on warning", 1),
    ("--only missing-focused-binding --level error --max-warnings 0", 0), ("missing", 2),
    ("missing b.swift", 2), ("a.swift --fail-on=info", 1), ("a.swift", 0),
  ])
  func status(arguments: String, status: Int32) throws {
    #expect(try sandbox.shell("\"$1\" \(arguments)").status == status)
  }

  @Test func theReportIsOneForEveryNumberOfJobs() throws {
    let reports = try ["1", "2", "7"].map {
      try sandbox.focuslint("--jobs", $0, "--format=json").output
    }
    #expect(reports[0] == reports[1] && reports[1] == reports[2])
    #expect(reports[0].contains(#""summary":{"baselined":0,"errors":1,"files":2,"#))
  }

  @Test func standardInputIsReportedAsItsFile() throws {
    let file = try sandbox.focuslint("a.swift", "--format=json")
    let input = try sandbox.focuslint(
      "--stdin", "--stdin-filename", "a.swift", "--format=json", input: Self.unbound)
    #expect(file.output == input.output)
    #expect(file.output.contains(#""file":"a.swift""#))
    #expect(file.output.contains(#""start":{"column":26,"line":3,"offset":57}"#))
  }

  @Test func pathsAreRelativeBelowTheCurrentFolderAndAbsoluteElsewhere() throws {
    try sandbox.write("in/c.swift")
    let outcome = try sandbox.focuslint("../a.swift", "--format=json", folder: "in")
    #expect(outcome.output.contains("\"file\":\"\(sandbox.path)/a.swift\""))
  }

  @Test func configurationSetsSeverityAndLanguage() throws {
    try sandbox.write(
      ".focuslint.yml", "language: ja\nrules: { missing-focused-binding: error }\n")
    let japanese = try sandbox.focuslint("a.swift", "--quiet")
    #expect(japanese.status == 1)
    #expect(japanese.output.hasPrefix("a.swift:3:26: error: `名前` はどのビュー"))
    let english = try sandbox.focuslint("a.swift", "--quiet", "--language=en", "--color=always")
    let start = "\u{1B}[1ma.swift:3:26\u{1B}[0m: \u{1B}[1;31merror:\u{1B}[0m `名前` is"
    #expect(english.output.hasPrefix(start))
    #expect(try sandbox.focuslint("a.swift", "--no-config").status == 0)
  }

  @Test func generatedFilesAreReadButNotReported() throws {
    try sandbox.write("a.generated.swift", Self.unbound)
    #expect(try sandbox.focuslint("a.generated.swift").output == "No problems in 1 file.\n")
    let all = try sandbox.focuslint("a.generated.swift", "--no-ignore", "--strict")
    #expect(all.status == 1)
  }
}

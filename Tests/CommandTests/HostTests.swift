import Foundation
import Testing

/// What GitHub and GitLab say in the environment of a job.
@Suite struct HostTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("app/a.swift", ProblemTests.unbound)
  }

  @Test func aJobsSummaryGetsATableBehindWhatItHas() throws {
    try sandbox.write("summary.md", "before\n")
    let outcome = try sandbox.shell(
      "GITHUB_STEP_SUMMARY=$PWD/summary.md \"$1\" --format github app")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("::warning file=app/a.swift,line=3,"))
    let text = try sandbox.text(of: "summary.md")
    #expect(text.hasPrefix("before\n### focuslint: 1 problem in 1 file (1 warning)\n\n| | where |"))
    #expect(text.contains("| warning | `app/a.swift:3:26` | "))
    for arguments in ["--format json app", "--format github --level error app"] {
      _ = try sandbox.shell("GITHUB_STEP_SUMMARY=$PWD/summary.md \"$1\" \(arguments)")
      #expect(try sandbox.text(of: "summary.md") == text, "\(arguments)")
    }
  }

  @Test func aSummaryThatCannotBeWrittenIsANote() throws {
    let script = "GITHUB_STEP_SUMMARY=$PWD/gone/summary.md \"$1\" --format github app"
    let outcome = try sandbox.shell(script)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("::warning "))
    #expect(
      outcome.errors == "focuslint: note: the job's summary, `\(sandbox.path)/gone/summary.md`, "
        + "cannot be written: No such file or directory.\n")
    #expect(try sandbox.shell(script + " --quiet").errors == "")
  }

  /// A step that runs in a folder of the checkout still names files as the host knows them.
  @Test(arguments: [
    ("github", "GITHUB_WORKSPACE", "file=app/a.swift,"),
    ("sarif", "GITHUB_WORKSPACE", #""uri":"app/a.swift","uriBaseId":"%SRCROOT%""#),
    ("gitlab", "CI_PROJECT_DIR", #""path":"app/a.swift""#),
  ])
  func pathsAreRelativeToTheCheckout(format: String, variable: String, path: String) throws {
    let run = "cd app; \(variable)=\"%\" \"$1\" --format \(format)"
    for folder in [sandbox.path, sandbox.path + "/"] {
      let outcome = try sandbox.shell(run.replacing("%", with: folder))
      #expect(outcome.output.contains(path), "\(outcome.output)")
    }
    for folder in ["", "/nowhere", sandbox.path + "/ap"] {
      let outcome = try sandbox.shell(run.replacing("%", with: folder))
      #expect(outcome.output.contains(path.replacing("app/", with: "")), "\(folder)")
    }
  }
}

import Foundation
import Testing

/// The command lines that `docs/ci.md` names are ones that focuslint takes.
@Suite struct DocumentTests {
  private static let path = "docs/ci.md"

  /// What stands behind `focuslint` in code, up to where the shell goes on to something else.
  private static func commands(in text: String) -> [String] {
    text.matches(of: /\bfocuslint ((?:-|init |lint |merge )[^`|;&)#>\n]*)/).map {
      $0.output.1.trimmingCharacters(in: .whitespaces)
    }
  }

  private static var written: [String] {
    get throws { commands(in: try Kept(path).text()) }
  }

  @Test func allAreFound() throws {
    let commands = try Self.written
    #expect(commands.count >= 14, "\(commands)")
    #expect(commands.contains("merge 1.json 2.json 3.json 4.json"))
    #expect(commands.contains("--format rdjson --fail-on never"))
    #expect(commands.contains("--format xcode --quiet \"$SRCROOT\""))
  }

  @Test func eachIsTaken() throws {
    let sandbox = try Sandbox()
    for command in try Self.written {
      let outcome = try sandbox.shell(
        "SRCROOT=. CI_MERGE_REQUEST_DIFF_BASE_SHA=a; \"$1\" \(command) --help")
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
      let unknown = try sandbox.shell("\"$1\" \(command) --helq")
      #expect(unknown.status == 2, "\(command)")
    }
  }

  @Test func hooksAreOnesToo() throws {
    let sandbox = try Sandbox()
    let hooks = try Kept(".pre-commit-hooks.yaml").text().matches(of: /entry: focuslint (.*)/)
    #expect(hooks.count == 2)
    for hook in hooks {
      #expect(try sandbox.shell("\"$1\" \(hook.output.1) --help").status == 0, "\(hook.output.1)")
    }
  }

  /// A set-up is short enough to copy.
  @Test func eachBlockIsShort() throws {
    let blocks = try Kept(Self.path).text().split(
      separator: "```", omittingEmptySubsequences: false)
    for (index, block) in blocks.enumerated() where index % 2 == 1 {
      #expect(block.split(separator: "\n").count <= 12, "\(block)")
    }
  }
}

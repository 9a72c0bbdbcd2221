import Foundation
import Testing

/// Baselines, changed lines and shards with all else that a run does.
@Suite struct FilterTests {
  let sandbox: Sandbox
  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Package.swift", "// swift-tools-version: 6.0\n")
  }

  /// A problem that a safe fix removes.
  private static let open = "  @FocusState private var lost: Bool\n"

  private static func view(_ name: String, _ lines: String...) -> String {
    "import SwiftUI\n\nstruct \(name): View {\n\(lines.joined())\n"
      + "  var body: some View { Text(\"\") }\n}\n"
  }

  private func summary(_ report: String) throws -> [String: Int] {
    let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    return try #require(json?["summary"] as? [String: Int])
  }

  private func rules(_ arguments: String...) throws -> [String] {
    let outcome = try sandbox.shell("\"$1\" --format xcode --level info \(arguments.joined())")
    return outcome.output.split(separator: "\n").compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }

  @Test func aBaselinedProblemIsNotMendedThoughItsLineIs() throws {
    // Two rules with a safe fix each have something to say of this line, one of them only now.
    let line = "@FocusState var open: Bool  // focuslint:disable:this multiple-bool-focus-states"
    let text = """
      import SwiftUI

      struct A: View {
        \(line)
        var body: some View { TextField("", text: .constant("")).focused($open) }
      }

      """
    try sandbox.write("A.swift", text)
    _ = try sandbox.focuslint("--write-baseline", "b.json")
    let outcome = try sandbox.focuslint(
      "--fix", "--baseline", "b.json", "--enable", "focus-state-not-private", "--format", "xcode")
    #expect(
      try sandbox.text(of: "A.swift") == text.replacing(" var open", with: " private var open"))
    // The line is another one now, so what else is wrong with it counts as new.
    #expect(outcome.output.contains("[unused-suppression]") && outcome.status == 0)
    #expect(outcome.errors.contains("fixed 1 problem in 1 file."))
  }

  @Test func fixesAreMadeOnChangedLinesAlone() throws {
    let kept = "  @FocusState private var old: Bool\n"
    let git = "git -c user.name=t -c user.email=t@t"
    try sandbox.write("A.swift", Self.view("A", kept))
    _ = try sandbox.shell("git init -q; git add -A; \(git) commit -qm one")
    try sandbox.write(
      "A.swift", Self.view("A", "  @FocusState private var one: Bool\n", kept, Self.open))
    let outcome = try sandbox.focuslint("--fix", "--changed-since", "HEAD")
    #expect(outcome.errors == "focuslint: note: fixed 2 problems in 1 file.\n")
    #expect(try sandbox.text(of: "A.swift") == Self.view("A", kept))
    try sandbox.write("A.swift", Self.view("A", kept, Self.open))
    _ = try sandbox.shell("git add -A")
    try sandbox.write("A.swift", Self.view("A", kept, Self.open) + "\n")
    let staged = try sandbox.focuslint("--fix", "--staged")
    #expect(staged.status == 2)
    #expect(
      staged.errors
        == "focuslint: error: `A.swift` cannot be written: it has changes that are not staged.\n")
    let diff = try sandbox.focuslint("--diff", "--staged")
    #expect(diff.output.contains("-\(Self.open)") && !diff.output.contains("-\(kept)"))
    let hidden = try sandbox.focuslint("--suppress", "not yet", "--changed-since", "HEAD")
    #expect(hidden.errors == "focuslint: note: hid 1 problem in 1 file.\n")
  }

  @Test func newOnesAmongEqualOnesAreThoseOnChangedLines() throws {
    let line = "  @FocusState private var lost: Bool\n"
    try sandbox.write("A.swift", Self.view("A", line))
    _ = try sandbox.shell(
      "git init -q; git add -A; git -c user.name=t -c user.email=t@t commit -qm one")
    _ = try sandbox.focuslint("--write-baseline", "b.json")
    try sandbox.write("A.swift", Self.view("B", line) + Self.view("A", line))
    let outcome = try sandbox.focuslint(
      "--baseline", "b.json", "--changed-since", "HEAD", "--format", "xcode")
    #expect(outcome.output.hasPrefix("\(sandbox.path)/A.swift:4:"))
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func problemsOfCommentsPassTheFiltersToo() throws {
    try sandbox.write("A.swift", "// focuslint:disable missing-focused-binding\nlet a = 1\n")
    #expect(try rules() == ["unused-suppression"])
    _ = try sandbox.focuslint("--write-baseline", "b.json")
    #expect(try rules("--baseline b.json") == [])
    _ = try sandbox.shell(
      "git init -q; git add -A; git -c user.name=t -c user.email=t@t commit -qm one")
    #expect(try rules("--changed-since HEAD") == [])
  }

  @Test func eachConfigurationsBaselineHoldsForItsFiles() throws {
    for name in ["a", "b"] {
      try sandbox.write("\(name)/A.swift", Self.view("A", Self.open))
      try sandbox.write("\(name)/.focuslint.yml", "baseline: known.json\n")
    }
    _ = try sandbox.focuslint("--write-baseline", "a/known.json", "a")
    let outcome = try sandbox.focuslint("--format", "json")
    #expect(outcome.errors.contains("b/.focuslint.yml:1:11: the baseline `b/known.json` does not"))
    #expect(try summary(outcome.output)["baselined"] == 1)
    try sandbox.write("b/known.json", "{\"version\": 1, \"problems\": []}")
    let both = try summary(try sandbox.focuslint("--format", "json").output)
    #expect(both["baselined"] == 1 && both["warnings"] == 1)
    let below = try sandbox.focuslint("--format", "json", folder: "a")
    #expect(try summary(below.output)["baselined"] == 1)
  }

  @Test func whatIsExtendedNamesTheBaselineBesideItself() throws {
    try sandbox.write("base.yml", "baseline: known.json\n")
    try sandbox.write("in/.focuslint.yml", "extends: ../base.yml\n")
    try sandbox.write("in/A.swift", Self.view("A", Self.open))
    #expect(try sandbox.focuslint("--write-baseline", "known.json").status == 0)
    #expect(try sandbox.focuslint("--strict").status == 0)
  }

  @Test func writingForSomePathsKeepsTheRest() throws {
    _ = try sandbox.shell("git init -q")
    for name in ["a/A", "b/B", "b/C"] {
      try sandbox.write("\(name).swift", Self.view("A", Self.open))
    }
    _ = try sandbox.focuslint("--write-baseline", "known.json")
    _ = try sandbox.shell("echo >a/A.swift; echo >b/B.swift; rm b/C.swift")
    _ = try sandbox.focuslint("--write-baseline", "known.json", "b")
    let text = try sandbox.text(of: "known.json")
    #expect(text.contains("a/A.swift") && !text.contains("b/"))
    let gone = try sandbox.focuslint("--baseline", "../known.json", folder: "a")
    #expect(gone.errors.contains("1 problem of the baseline `\(sandbox.path)/known.json` is gone"))
    let other = try sandbox.focuslint("--baseline", "known.json", "b")
    #expect(other.errors == "")
  }

  @Test func aBaselineReadsTheSameThroughALinkAndFromEverywhere() throws {
    try sandbox.write("app/s/A.swift", Self.view("A", Self.open))
    let script = """
      ln -s app link; (cd app && git init -q && "$1" -q --write-baseline known.json)
      cp app/known.json .; "$1" -q --strict --baseline known.json app || exit 3
      cd link && "$1" -q --strict --baseline known.json || exit 4
      cd "$PWD/s" && "$1" -q --strict --baseline ../known.json A.swift || exit 5
      cd / && "$1" -q --strict --baseline "$OLDPWD/../known.json" "$OLDPWD" || exit 6
      """
    let outcome = try sandbox.shell(script)
    #expect(outcome.status == 3 && outcome.errors == "")
    #expect(try sandbox.shell(script.replacing("|| exit 3", with: "|| true")).status == 0)
  }

  @Test func theBaselineOfAFileThatIsCutShortIsNotGone() throws {
    try sandbox.write("A.swift", Self.view("A", Self.open))
    _ = try sandbox.focuslint("--write-baseline", "known.json")
    try sandbox.write("A.swift", "import SwiftUI\n@FocusState struct {{{{ ] func\n")
    #expect(!(try sandbox.focuslint("--baseline", "known.json").errors.contains("gone")))
    try sandbox.write("A.swift", "import SwiftUI\nlet a = 1\n")
    #expect(try sandbox.focuslint("--baseline", "known.json").errors.contains("is gone"))
  }

  @Test func theShardsTogetherAreTheWhole() throws {
    for number in 0..<40 {
      try sandbox.write("s\(number % 3)/V\(number).swift", Self.view("V\(number)", Self.open))
    }
    let whole = try sandbox.focuslint("--format", "jsonl", "s0", "s1", "s2")
    let shards = try (1...4).map {
      try sandbox.focuslint("--format", "jsonl", "--shard", "\($0)/4", "s0", "s1", "s2").output
    }
    func lines(_ report: String) -> [Substring] { report.split(separator: "\n").dropLast() }
    let parts = shards.map(lines)
    #expect(parts.allSatisfy { $0.count > 3 && $0.count < 20 })
    #expect(parts.flatMap { $0 }.sorted() == lines(whole.output).sorted())
    let sums = try shards.map { try summary(String($0.split(separator: "\n").last!))["files"]! }
    #expect(sums.reduce(0, +) == 40)
    let fixed = try sandbox.focuslint("--fix", "--shard", "2/4")
    #expect(
      fixed.errors == "focuslint: note: fixed \(parts[1].count) problems in \(sums[1]) files.\n")
  }
}

import Foundation
import Testing

/// `focuslint merge`.
@Suite struct MergeTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(".focuslint.yml", "rules: { focus-state-not-private: info }\n")
    try sandbox.write("a/One.swift", ProblemTests.unbound)
    // The same line in two files of one name, in no project: one fingerprint.
    try sandbox.write("b/One.swift", ProblemTests.unbound)
    try sandbox.write("b/Two.swift", ProblemTests.unbound.replacing("private ", with: ""))
    try sandbox.write(
      "c/Look up.swift",
      """
      import UIKit
      func lookUp(_ field: UITextField) {
        DispatchQueue.global().async { field.becomeFirstResponder() }
      }

      """)
    try sandbox.write("c/Broken.swift", "struct {{{\n")
  }

  @Test(arguments: ["json", "sarif"], ["", "--isolated"])
  func theMergeOfTwoHalvesIsTheReportOfTheWhole(format: String, option: String) throws {
    let outcome = try sandbox.shell(
      """
      run() { program=$1; shift; "$program" "$@" --format \(format) \(option); }
      run "$1" a b c >whole; run "$1" a b/Two.swift >one; run "$1" b/One.swift c >two
      "$1" merge two one >merged; echo $?; cmp whole merged && echo same
      """)
    #expect(outcome.output == "1\nsame\n" && outcome.errors == "")
    #expect(try sandbox.text(of: "whole").contains("missing-focused-binding"))
  }

  @Test(arguments: ["json", "sarif"])
  func oneReportIsItsOwnMerge(format: String) throws {
    let one = try sandbox.shell(
      "\"$1\" --format \(format) >a.out; \"$1\" merge a.out >b.out; cmp a.out b.out")
    #expect(one.output == "" && one.errors == "")
  }

  @Test(arguments: ["json", "sarif"])
  func aReportCountsOnce(format: String) throws {
    let advice = "  Name each shard's report once: what runs count is added up.\n"
    let twice = try sandbox.shell(
      "\"$1\" --format \(format) >a.out; cp a.out c.out; \"$1\" merge a.out ./a.out c.out")
    #expect(
      twice.errors == """
        focuslint: error: `./a.out` is named twice.
        \(advice)focuslint: error: `c.out` is the same report as `a.out`.
        \(advice)
        """)
    #expect(twice.output == "" && twice.status == 2)
    // Shards with nothing to say may read the same.
    try sandbox.write("d/One.swift", "struct One {}\n")
    try sandbox.write("d/Two.swift", "struct Two {}\n")
    let empty = try sandbox.shell(
      """
      "$1" --format \(format) d/One.swift >1; "$1" --format \(format) d/Two.swift >2
      "$1" --format \(format) d >whole; "$1" merge 1 2 | cmp - whole
      """)
    #expect(empty.output == "" && empty.errors == "")
  }

  @Test(arguments: [
    ("", 1), ("--fail-on never", 0), ("--fail-on never --max-warnings 2", 1),
    ("--fail-on never --max-warnings 3", 0),
  ])
  func theStatusIsThatOfTheWhole(options: String, status: Int32) throws {
    let outcome = try sandbox.shell(
      "\"$1\" a b --format json >1; \"$1\" c --format json >2; \"$1\" merge 1 2 \(options) >3; echo $?"
    )
    #expect(outcome.output == "\(status)\n")
    let warnings = try sandbox.shell(
      "\"$1\" merge 1 >/dev/null; echo $?; \"$1\" merge --strict 1 >3")
    #expect(warnings.output == "0\n" && warnings.status == 1)
  }

  @Test(arguments: [
    ("", "`merge` needs the names of reports."),
    ("gone", "`gone` cannot be read: No such file or directory."),
    ("a", "`a` cannot be read: Is a directory."),
    ("empty", "`empty` is empty."),
    ("cut", "`cut` is not JSON, or breaks off."),
    ("a/One.swift", "`a/One.swift` is not JSON, or breaks off."),
    ("other", "`other` is not a report of focuslint."),
    ("list", "`list` is not a report of focuslint."),
    ("lines", "`lines` is not JSON, or breaks off."),
    ("foreign", "`foreign` is not a report of focuslint."),
    ("new", "`new` is a report of a version that is not known here."),
    ("odd", "`odd` has a problem that is not as a run writes it."),
    ("odd-sarif", "`odd-sarif` has a result that is not as a run writes it."),
    ("json sarif", "`sarif` is a sarif report, and those before it are json."),
  ])
  func whatIsNoReportIsNamed(arguments: String, message: String) throws {
    let outcome = try sandbox.shell(
      """
      "$1" --format json >json; "$1" --format jsonl >lines; "$1" --format sarif >sarif
      : >empty; head -c 100 json >cut; echo '{}' >other; echo '[1]' >list
      sed 's/"name":"focuslint"/"name":"x"/' sarif >foreign; sed 's/"version":1/"version":2/' json >new
      sed 's/"line"/"lines"/g' json >odd; sed 's/"level":"warning"/"level":"none"/' sarif >odd-sarif
      exec "$1" merge \(arguments)
      """)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("focuslint: error: \(message)\n"), "\(outcome.errors)")
  }

  @Test func allThatIsWrongIsSaidAtOnce() throws {
    let outcome = try sandbox.focuslint("merge", "gone", "a/One.swift")
    #expect(outcome.errors.components(separatedBy: "focuslint: error:").count == 3)
  }
}

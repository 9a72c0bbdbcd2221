import Foundation
import Testing

@testable import FocusLint

struct BaselineTests {
  private func baseline(_ text: String) throws(UserError) -> Baseline {
    try Baseline(Array(text.utf8), file: "b.json")
  }

  private func problem(_ rule: String, _ digit: String) -> Baseline.Problem {
    Baseline.Problem(rule: rule, fingerprint: String(repeating: digit, count: 16))
  }

  @Test func oneEntryIsOneLineInOrder() throws {
    var baseline = Baseline()
    baseline.files[Path.Key("b.swift")] = [problem("r", "2"): 1, problem("r", "1"): 2]
    baseline.files[Path.Key("a.swift")] = [problem("s", "0"): 1, problem("r", "f"): 1]
    #expect(
      baseline.text == """
        {
          "version": 1,
          "problems": [
            { "file": "a.swift", "rule": "r", "fingerprint": "ffffffffffffffff", "count": 1 },
            { "file": "a.swift", "rule": "s", "fingerprint": "0000000000000000", "count": 1 },
            { "file": "b.swift", "rule": "r", "fingerprint": "1111111111111111", "count": 2 },
            { "file": "b.swift", "rule": "r", "fingerprint": "2222222222222222", "count": 1 }
          ]
        }

        """)
    #expect(baseline.count == 5)
    #expect(try self.baseline(baseline.text) == baseline)
    #expect(try self.baseline(Baseline().text) == Baseline())
    #expect(try self.baseline("{\"problems\":[],\"version\":1}") == Baseline())
  }

  /// Programs read it as JSON, this one as YAML: both read any name.
  @Test func namesOfAllKindsComeBack() throws {
    var baseline = Baseline()
    let scalars = (1...0x3000).compactMap(Unicode.Scalar.init).map { String(Character($0)) }
    let names =
      ["\"", "\\", "a: b # c", "{x}", "- y", "日本/é.swift", "e\u{301}", "🎉", "\u{FEFF}", "\u{FFFE}"]
      + stride(from: 0, to: scalars.count, by: 200).map {
        scalars[$0..<min(scalars.count, $0 + 200)].joined()
      }
    for name in names { baseline.files[Path.Key(name)] = [problem("r", "1"): 1] }
    #expect(try self.baseline(baseline.text) == baseline)
    let json = try JSONSerialization.jsonObject(with: Data(baseline.text.utf8)) as? [String: Any]
    let entries = try #require(json?["problems"] as? [[String: Any]])
    let read = Set(entries.compactMap { $0["file"] as? String }.map(Path.Key.init))
    #expect(read == Set(names.map(Path.Key.init)))
  }

  @Test func ofTwoEqualEntriesTheGreaterHolds() throws {
    let entry = #"{"file": "a", "rule": "r", "fingerprint": "1111111111111111", "count": "#
    let both = try baseline("{\"version\": 1, \"problems\": [\(entry) 2}, \(entry) 1}]}")
    #expect(both.files == [Path.Key("a"): [problem("r", "1"): 2]])
  }

  @Test(arguments: [
    ("", "b.json: this is no baseline."), ("[]", "b.json:1:1: this is no baseline."),
    ("{", "b.json:1:2: while parsing a flow node: did not find expected node content."),
    ("{\"problems\": []}", "b.json:1:1: this is no baseline."),
    (
      "{\"version\": 2, \"problems\": []}",
      "b.json:1:13: this is a baseline of version 2; this focuslint reads version 1."
    ),
    ("{\"version\": 1}", "b.json:1:1: `problems` must be a list."),
    ("{\"version\": 1,\n\"problems\": 3}", "b.json:2:13: `problems` must be a list."),
    (
      "{\"version\": 1, \"problems\": [\n{\"file\": \"a\", \"rule\": \"r\", \"fingerprint\": \"1\", \"count\": 1}]}",
      "b.json:2:1: a problem needs `file`, `rule` and a `fingerprint` of 16 digits."
    ),
    (
      "{\"version\": 1, \"problems\": [{\"file\": \"a\", \"rule\": \"r\", \"fingerprint\": \"1111111111111111\", \"count\": 0}]}",
      "b.json:1:100: `count` must be a whole number from 1 on."
    ),
    (
      "{\n<<<<<<< HEAD\n=======\n>>>>>>> b\n", "b.json:2:1: a merge left its marks here."
    ),
  ])
  func whatIsBrokenIsNamed(text: String, message: String) {
    do {
      _ = try baseline(text)
      Issue.record("`\(text)` was read.")
    } catch {
      #expect(error.message == message)
      #expect(error.advice.contains("`focuslint --write-baseline b.json` writes it anew."))
    }
  }
}

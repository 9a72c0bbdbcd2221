import Testing

@testable import FocusLint

/// The examples of the pages, linted.
struct RuleExampleTests {
  /// A problem as an example can expect it.
  private struct Finding: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var rule: String

    var description: String { "\(file):\(line): \(rule)" }
    static func < (left: Finding, right: Finding) -> Bool {
      (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
    }
  }

  @Test(arguments: Page.ids)
  func theyGiveWhatTheyExpectAndNoMore(_ id: String) throws {
    let on = RuleBook.rules.filter { $0.isOnByDefault || $0.id == id }.map(\.id)
    for example in try Page(id: id).rule.examples {
      let expected = example.expectations.map {
        Finding(file: $0.file, line: $0.line, rule: $0.rule)
      }
      let found = findings(in: example, rules: Set(on))
      #expect(found == expected.sorted(), "rules/\(id).md:\(example.line)")
      for expectation in example.expectations {
        let severity = RuleBook.rules.first { $0.id == expectation.rule }?.severity
        #expect(expectation.severity == nil || expectation.severity == severity)
      }
    }
  }

  private func findings(in example: RuleExample, rules: Set<String>) -> [Finding] {
    let snippets = example.files.map { Snippet(path: "/Example/\($0.name)", text: $0.text) }
    return Snippet.problems(snippets, rules: rules, project: "/Example").map {
      let name = $0.file.path.split(separator: "/").last.map { String($0) } ?? ""
      let line = $0.file.position(at: $0.range.start).line
      return Finding(file: name, line: line, rule: $0.rule)
    }.sorted()
  }
}

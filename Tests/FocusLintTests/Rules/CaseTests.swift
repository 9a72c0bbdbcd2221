import Foundation
import Testing

@testable import FocusLint

/// Inputs that once went wrong, or nearly did: `Cases/<rule>/<name>.swift`, or a folder of files, with
/// `// expect: <id>` as in the pages. The name says what it is there for.
struct CaseTests {
  private static let root = "Tests/FocusLintTests/Cases"

  /// The files of each case, by `<rule>/<name>`.
  static let cases = Dictionary(
    grouping: Repository.files(under: root, suffix: ".swift"),
    by: { $0.dropFirst(root.count + 1).split(separator: "/").prefix(2).joined(separator: "/") })

  @Test(arguments: cases.keys.sorted())
  func givesWhatItExpectsAndNoMore(_ name: String) throws {
    var expected: [String] = []
    var snippets: [Snippet] = []
    for file in try #require(CaseTests.cases[name]) {
      let text = try Repository.text(of: file)
      snippets.append(Snippet(path: "/" + file, text: text))
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in lines.enumerated() {
        guard let mark = line.range(of: "// expect: ") else { continue }
        for rule in line[mark.upperBound...].split(separator: ",") {
          expected.append("/\(file):\(index + 1): \(rule.filter { $0 != " " })")
        }
      }
    }
    let rule = String(name.prefix { $0 != "/" })
    let rules = Set(RuleBook.rules.filter { $0.isOnByDefault || $0.id == rule }.map(\.id))
    let found = Snippet.problems(snippets, rules: rules).map {
      "\($0.file.path):\($0.file.position(at: $0.range.start).line): \($0.rule)"
    }
    #expect(found.sorted() == expected.sorted())
  }
}

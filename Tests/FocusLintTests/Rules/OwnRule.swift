import Testing

@testable import FocusLint

/// A rule that is a query, for tests.
enum OwnRule {
  static func rule(_ id: String, _ query: String, words: [[String]] = []) -> Rule {
    let texts = Rule.Texts(title: id, messages: [QueryRule.message: "Not `{name}`."])
    return Rule(
      id: id, group: .custom, severity: .warning, isOnByDefault: true, words: words,
      texts: [.english: texts],
      check: .query(QueryText(rule: id, text: query, file: "\(id).md", line: 10)))
  }

  static func set(_ queries: String...) throws -> RuleSet {
    let rules = queries.enumerated().map { rule("rule-\($0)", $1) }
    let (set, mistakes) = RuleSet.compiled(rules)
    #expect(mistakes == [])
    return try #require(set)
  }

  /// The code that a query reports, in the order of the text.
  static func reports(
    _ query: String, in code: String, isIsolated: Bool = false
  ) throws -> [String] {
    let set = try set(query)
    let input = Analysis.Input(
      path: "/p/A.swift", rules: ["rule-0"], project: isIsolated ? nil : "/p")
    let texts = [Path.Key("/p/A.swift"): Array(code.utf8)]
    return Analysis(rules: set, isIsolated: isIsolated, texts: texts).outputs(for: [input])
      .flatMap(\.problems).map { $0.file.text($0.range) }
  }
}

import Testing

@testable import FocusLint

/// A rule that is a query, for tests.
enum OwnRule {
  static func rule(_ id: String, _ query: String) throws(UserError) -> Rule {
    let query = try Query(QueryText(rule: id, text: query, file: "\(id).md", line: 10))
    let texts = Rule.Texts(title: id, messages: [QueryRule.message: "Not `{name}`."])
    return Rule(
      id: id, group: .custom, severity: .warning, isOnByDefault: true, words: query.words,
      texts: [.english: texts], check: .query(query))
  }

  static func rules(_ queries: String...) throws -> [Rule] {
    try queries.enumerated().map { try rule("rule-\($0)", $1) }
  }

  /// The code that a query reports, in the order of the text.
  static func reports(
    _ query: String, in code: String, isIsolated: Bool = false
  ) throws -> [String] {
    let rules = try rules(query)
    let input = Analysis.Input(
      path: "/p/A.swift", rules: ["rule-0"], project: isIsolated ? nil : "/p")
    let texts = [Path.Key("/p/A.swift"): Array(code.utf8)]
    return Analysis(rules: rules, isIsolated: isIsolated, texts: texts).outputs(for: [input])
      .flatMap(\.problems).map { $0.file.text($0.range) }
  }
}

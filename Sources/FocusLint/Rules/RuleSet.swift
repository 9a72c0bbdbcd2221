/// The rules of a run, and the queries of those that are queries, compiled into one.
package struct RuleSet: Sendable {
  package let rules: [Rule]
  package let query: Query?

  /// Rules that are code.
  package init(_ rules: [Rule] = []) {
    self.rules = rules
    query = nil
  }

  /// Compiles the queries of some rules.
  ///
  /// - Parameter known: What was compiled before; if its rules are of the same files it still holds.
  /// - Returns: nil where a query has a mistake.
  package static func compiled(
    _ rules: [Rule], knowing known: RuleSet = RuleSet()
  ) -> (set: RuleSet?, mistakes: [UserError]) {
    if known.query != nil, known.rules.map(\.id) == rules.map(\.id),
      known.rules.map(\.origin) == rules.map(\.origin)
    {
      return (known, [])
    }
    let texts = rules.compactMap { rule in
      if case .query(let text) = rule.check { text } else { nil }
    }
    let (query, mistakes) = Query.compiled(texts)
    return (mistakes.isEmpty ? RuleSet(rules, query) : nil, mistakes)
  }

  private init(_ rules: [Rule], _ query: Query?) {
    self.query = query
    self.rules = rules.map { rule in
      guard case .query = rule.check, rule.words.isEmpty, let query else { return rule }
      var rule = rule
      rule.words = query.words(of: rule.id)
      return rule
    }
  }
}

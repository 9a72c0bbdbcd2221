/// How often each rule is reported.
package struct Statistics: Sendable {
  package struct Row: Hashable, Sendable {
    package var rule: String
    /// The gravest of its problems.
    package var severity = Severity.info
    package var problems = 0
    /// How many files they are in.
    package var files = 0
    /// How many of them `--fix` would mend.
    package var fixable = 0
  }

  /// The most frequent first, equal ones by name.
  package let rules: [Row]

  package init(_ verdict: Verdict) {
    let groups = Dictionary(grouping: verdict.shown, by: \.rule)
    rules = groups.map { rule, diagnostics in
      Row(
        rule: rule, severity: diagnostics.map(\.severity).max() ?? .info,
        problems: diagnostics.count,
        files: Set(diagnostics.map { Path.Key($0.place.file) }).count,
        fixable: diagnostics.count(where: \.isFixable))
    }.sorted {
      $0.problems != $1.problems
        ? $0.problems > $1.problems : Path.precedes($0.rule, $1.rule)
    }
  }

  /// Of the rules with the gravest problems, the most frequent; nil where nothing was reported.
  package var gravest: Row? {
    let severity = rules.map(\.severity).max()
    return rules.first { $0.severity == severity }
  }

  /// A table, empty where nothing was reported.
  package var text: String {
    if rules.isEmpty { return "" }
    let table =
      [["Rule", "Problems", "Files", "Fixable"]]
      + rules.map { row in
        [
          Terminal.visible(row.rule), String(row.problems), String(row.files),
          "\(100 * row.fixable / row.problems)%",
        ]
      }
    return Statistics.text(ofTable: table)
  }

  /// Columns that are as wide as they need; all but the first are numbers.
  static func text(ofTable table: [[String]]) -> String {
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      row.indices.map { column in
        let blank = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blank : blank + row[column]
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// How often each rule is reported.
package struct Statistics: Sendable {
  package struct Row: Hashable, Sendable {
    package var rule: String
    package var problems = 0
    /// How many files they are in.
    package var files = 0
  }

  /// The most frequent first, equal ones by name.
  package let rules: [Row]

  package init(_ verdict: Verdict) {
    var rows: [String: Row] = [:]
    var files: [String: Set<Path.Key>] = [:]
    for diagnostic in verdict.shown {
      rows[diagnostic.rule, default: Row(rule: diagnostic.rule)].problems += 1
      files[diagnostic.rule, default: []].insert(Path.Key(diagnostic.place.file))
    }
    rules = rows.values.map { row in
      Row(rule: row.rule, problems: row.problems, files: files[row.rule]?.count ?? 0)
    }.sorted {
      $0.problems != $1.problems
        ? $0.problems > $1.problems : Path.precedes($0.rule, $1.rule)
    }
  }

  /// A table, empty where nothing was reported.
  package var text: String {
    if rules.isEmpty { return "" }
    let table =
      [["Rule", "Problems", "Files"]]
      + rules.map { [Terminal.visible($0.rule), String($0.problems), String($0.files)] }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      row.indices.map { column in
        let blank = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blank : blank + row[column]
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

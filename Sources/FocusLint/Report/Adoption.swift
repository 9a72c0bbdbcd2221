/// What a team is told that begins with focuslint in code that has problems already.
package enum Adoption {
  /// How many files are named.
  private static let worst = 5

  /// What there is of each rule, what of it a safe fix mends, and where most of it is.
  package static func text(of verdict: Verdict) -> String {
    let rules = Statistics(verdict).rules
    if rules.isEmpty { return "" }
    let table =
      [["Rule", "Problems", "Safe fixes", "Files"]]
      + rules.map {
        [Terminal.visible($0.rule), "\($0.problems)", "\($0.fixable)", "\($0.files)"]
      }
    return Statistics.text(ofTable: table) + "\n" + files(of: verdict)
  }

  private static func files(of verdict: Verdict) -> String {
    let counts = Dictionary(grouping: verdict.shown) { Path.Key($0.place.file) }
      .map { (file: $0.key.path, count: $0.value.count) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : Path.precedes($0.file, $1.file) }
    let table =
      [["Most of them are in", "Problems"]]
      + counts.prefix(worst).map { [Terminal.visible($0.file), "\($0.count)"] }
    return Statistics.text(ofTable: table)
  }
}

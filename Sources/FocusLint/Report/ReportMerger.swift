/// Joins reports of runs that linted a part each, so that they read as that of one run.
///
/// All are of one kind, and so is what comes of them. A problem that several report is one; problems
/// stand in the order of a run; what runs count is added up.
package struct ReportMerger {
  package struct Merged: Sendable {
    package var text: String
    /// Those of its problems.
    package var severities: [Severity]
  }

  /// Each names a file and what is wrong with it.
  package private(set) var mistakes: [UserError] = []
  /// Nil where there are mistakes.
  package private(set) var merged: Merged?

  private enum Kind: String { case json, sarif }

  package init(_ files: [(name: String, bytes: [UInt8])]) {
    var reports: [(kind: Kind, value: JSONValue)] = []
    for (index, file) in files.enumerated() {
      do throws(UserError) {
        let report = try ReportMerger.report(in: file.bytes, name: file.name)
        // Those of shards without problems may well read the same.
        if report.hasProblems, let other = files[..<index].first(where: { $0.bytes == file.bytes })
        {
          throw UserError(
            "`\(file.name)` is the same report as `\(other.name)`.",
            advice: ReportMerger.once)
        }
        if let first = reports.first, first.kind != report.kind {
          throw UserError(
            "`\(file.name)` is a \(report.kind.rawValue) report, and those before it are "
              + "\(first.kind.rawValue).", advice: "Merge each kind by itself.")
        }
        reports.append((report.kind, report.value))
      } catch { mistakes.append(error) }
    }
    guard mistakes.isEmpty, let kind = reports.first?.kind else { return }
    let values = reports.map(\.value)
    merged = kind == .json ? ReportMerger.json(values) : ReportMerger.sarif(values)
  }

  /// What a file holds.
  private static func report(
    in bytes: [UInt8], name: String
  ) throws(UserError) -> (kind: Kind, value: JSONValue, hasProblems: Bool) {
    guard let value = try? JSON.value(of: JSONValue.self, in: bytes) else {
      let what = bytes.isEmpty ? "is empty" : "is not JSON, or breaks off"
      throw UserError("`\(name)` \(what).", advice: advice)
    }
    if let run = value["runs"]?.array?.first {
      let results = try results(ofSARIF: value, run, name: name)
      return (.sarif, value, !results.isEmpty)
    }
    guard value[["tool", "name"]]?.string == Product.name, let all = value["diagnostics"]?.array,
      value["summary"]?.object != nil
    else {
      throw UserError("`\(name)` is not a report of \(Product.name).", advice: advice)
    }
    guard value["version"]?.integer == 1 else {
      throw UserError("`\(name)` is a report of a version that is not known here.")
    }
    if all.contains(where: { MergedEntry(json: $0) == nil }) {
      throw UserError("`\(name)` has a problem that is not as a run writes it.")
    }
    return (.json, value, !all.isEmpty)
  }

  private static func results(
    ofSARIF value: JSONValue, _ run: JSONValue, name: String
  ) throws(UserError) -> [JSONValue] {
    guard run[["tool", "driver", "name"]]?.string == Product.name,
      value["runs"]?.array?.count == 1, let results = run["results"]?.array
    else {
      throw UserError("`\(name)` is not a report of \(Product.name).", advice: advice)
    }
    if results.contains(where: { MergedEntry(sarif: $0) == nil }) {
      throw UserError("`\(name)` has a result that is not as a run writes it.")
    }
    return results
  }

  /// What to do about a report that comes twice.
  package static let once = "Name each shard's report once: what runs count is added up."

  private static let advice =
    "Reports to merge are written with `--report json=FILE` or `--report sarif=FILE`."

  private static func json(_ reports: [JSONValue]) -> Merged {
    let entries = MergedEntry.united(
      reports.map { ($0["diagnostics"]?.array ?? []).compactMap(MergedEntry.init(json:)) })
    var summary: [String: Int] = [:]
    for (key, count) in reports.flatMap({ $0["summary"]?.object ?? [:] }) {
      summary[key, default: 0] += count.integer ?? 0
    }
    for (key, severity) in [("errors", Severity.error), ("warnings", .warning), ("infos", .info)] {
      summary[key] = entries.count { $0.severity == severity }
    }
    let value = reports[0].adding([
      "diagnostics": .array(entries.map(\.value)),
      "summary": .object(summary.mapValues { .integer($0) }),
    ])
    return Merged(text: JSON.line(of: value), severities: entries.map(\.severity))
  }

  private static func sarif(_ reports: [JSONValue]) -> Merged {
    let runs = reports.compactMap { $0["runs"]?.array?.first }
    let entries = MergedEntry.united(
      runs.map { ($0["results"]?.array ?? []).compactMap(MergedEntry.init(sarif:)) })
    let path = ["tool", "driver", "rules"]
    let known = runs.flatMap { $0[path]?.array ?? [] }.map { ($0["id"]?.string ?? "", $0) }
    let rules = Dictionary(known) { first, _ in first }.sorted { Path.precedes($0.key, $1.key) }
    let results = SARIFReport.numbered(entries.map(\.value), rules: rules.map(\.key))
    let bases = Set(runs.map { $0["originalUriBaseIds"] })
    var run = runs[0].object ?? [:]
    // Where shards ran in different folders, no folder is that of all.
    run["originalUriBaseIds"] = bases.count == 1 ? bases.first ?? nil : nil
    run["results"] = .array(results)
    run["tool"] = [
      "driver": (runs[0][["tool", "driver"]] ?? [:]).adding([
        "rules": .array(rules.map(\.value))
      ])
    ]
    let text = JSON.line(of: SARIFReport.log(of: .object(run)))
    return Merged(text: text, severities: entries.map(\.severity))
  }
}

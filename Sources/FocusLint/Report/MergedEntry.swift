/// A problem as a report holds it, with what decides its place among those of other reports.
struct MergedEntry {
  var value: JSONValue
  var severity: Severity
  private var file: String
  private var rule: String
  private var message: String
  private var start: (line: Int, column: Int)
  private var end: (line: Int, column: Int)

  /// One of `diagnostics`; nil where it is not as a run writes it.
  init?(json value: JSONValue) {
    func position(_ name: String) -> (Int, Int)? {
      let position = value[["range", name]]
      guard let line = position?["line"]?.integer, let column = position?["column"]?.integer else {
        return nil
      }
      return (line, column)
    }
    guard let file = value["file"]?.string, let rule = value["rule"]?.string,
      let message = value["message"]?.string, let start = position("start"),
      let end = position("end"),
      let severity = value["severity"]?.string.flatMap(Severity.init)
    else { return nil }
    self.value = value
    (self.file, self.rule, self.message) = (file, rule, message)
    (self.start, self.end, self.severity) = (start, end, severity)
  }

  /// One of `results`, without what its own run alone gives it: the rule's number, and the count
  /// behind its fingerprint.
  init?(sarif value: JSONValue) {
    let place = value["locations"]?.array?.first?["physicalLocation"]
    guard let address = place?[["artifactLocation", "uri"]]?.string,
      let file = Address.path(address), let rule = value["ruleId"]?.string,
      let message = value[["message", "text"]]?.string,
      let line = place?[["region", "startLine"]]?.integer,
      let column = place?[["region", "startColumn"]]?.integer,
      let endLine = place?[["region", "endLine"]]?.integer,
      let endColumn = place?[["region", "endColumn"]]?.integer,
      let level = value["level"]?.string,
      let severity = Severity.allCases.first(where: { SARIFReport.level(of: $0) == level })
    else { return nil }
    var members = value.object ?? [:]
    members["ruleIndex"] = nil
    let fingerprint = value[["partialFingerprints", SARIFReport.fingerprint]]?.string
    members["partialFingerprints"] = fingerprint.map {
      [SARIFReport.fingerprint: .string(String($0.prefix { $0 != ":" }))]
    }
    self.value = .object(members)
    (self.file, self.rule, self.message, self.severity) = (file, rule, message, severity)
    (start, end) = ((line, column), (endLine, endColumn))
  }

  /// The entries of all reports in the order of one run; equal ones are one.
  static func united(_ reports: [[MergedEntry]]) -> [MergedEntry] {
    var seen: Set<JSONValue> = []
    return reports.joined().filter { seen.insert($0.value).inserted }.sorted(by: precedes)
  }

  /// The order of `Diagnostic.precedes`.
  private static func precedes(_ left: MergedEntry, _ right: MergedEntry) -> Bool {
    if !Path.same(left.file, right.file) { return Path.precedes(left.file, right.file) }
    if left.start != right.start { return left.start < right.start }
    if !Path.same(left.rule, right.rule) { return Path.precedes(left.rule, right.rule) }
    return left.end != right.end ? left.end < right.end : Path.precedes(left.message, right.message)
  }
}

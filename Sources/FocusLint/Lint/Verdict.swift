/// What is shown of a result, and what the run comes to.
package struct Verdict: Sendable {
  /// What `--level` lets through, in the order of reports.
  package var shown: [Diagnostic]
  package var summary: Summary
  /// The rules of the project's own.
  package var ownRules: [Rule]
  /// How many files what is shown is in.
  package var filesWithProblems: Int { Set(shown.map { Path.Key($0.place.file) }).count }
  /// How many of what is shown `--fix` would mend.
  package var fixable: Int { shown.count(where: \.isFixable) }
  /// How many are hidden by the level.
  package var hidden: Int
  /// Whether what is shown, or hidden, makes the run fail.
  package var isFailure: Bool
  /// Whether something that makes the run fail is hidden.
  package var hasHiddenFailure: Bool

  /// - Parameters:
  ///   - failOn: Nil for `never`. It judges all problems, shown or not.
  ///   - maxWarnings: How many of the warnings shown are borne.
  package init(
    _ result: Linter.Result, level: Severity, failOn: Severity?, maxWarnings: Int? = nil
  ) {
    let shown = result.diagnostics.filter { $0.severity >= level }
    func count(_ severity: Severity) -> Int { shown.count { $0.severity == severity } }
    let warnings = count(.warning)
    let isGrave = failOn.map { least in result.diagnostics.contains { $0.severity >= least } }
    self.shown = shown
    ownRules = result.ownRules
    hidden = result.diagnostics.count - shown.count
    summary = Summary(
      files: result.files, errors: count(.error), warnings: warnings, infos: count(.info),
      suppressed: result.suppressed, baselined: result.baselined,
      filesWithSyntaxErrors: result.filesWithSyntaxErrors, filesCutShort: result.filesCutShort)
    hasHiddenFailure =
      failOn.map { least in
        result.diagnostics.contains { $0.severity >= least && $0.severity < level }
      } ?? false
    isFailure = isGrave ?? false || maxWarnings.map { warnings > $0 } ?? false
  }
}

/// The counts at the end of a report.
package struct Summary: Hashable, Sendable {
  package var files = 0
  package var errors = 0
  package var warnings = 0
  package var infos = 0
  package var suppressed = 0
  package var baselined = 0
  package var filesWithSyntaxErrors = 0
  package var filesCutShort = 0
}

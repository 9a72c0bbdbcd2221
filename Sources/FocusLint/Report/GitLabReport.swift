/// The report for GitLab's Code Quality: https://docs.gitlab.com/ci/testing/code_quality/
struct GitLabReport {
  var root: String?

  func text(of verdict: Verdict) -> String {
    // GitLab keeps one of several with one fingerprint.
    let fingerprints = verdict.shown.map(\.fingerprint).distinct
    return JSON.line(of: zip(verdict.shown, fingerprints).map(entry))
  }

  private func entry(of diagnostic: Diagnostic, fingerprint: String) -> JSONValue {
    let place = diagnostic.place
    return [
      "description": .string(diagnostic.message),
      "check_name": .string(diagnostic.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(GitLabReport.word(for: diagnostic.severity)),
      "location": [
        "path": .string(place.path(in: root)),
        "lines": ["begin": .integer(place.start.line), "end": .integer(place.end.line)],
      ],
    ]
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}

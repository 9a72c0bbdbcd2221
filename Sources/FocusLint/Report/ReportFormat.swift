/// The forms that a report can have.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json, jsonl

  /// What is shown where `--level` is not used.
  package var level: Severity { self == .xcode ? .warning : .info }

  /// The whole report, which ends in a newline where it is not empty.
  package func report(of verdict: Verdict, style: TextStyle = TextStyle()) -> String {
    switch self {
    case .text: TextReport(style: style).text(of: verdict)
    case .xcode: XcodeReport.text(of: verdict)
    case .json: JSONReport.text(of: verdict)
    case .jsonl: JSONReport.lines(of: verdict)
    }
  }
}

/// What a verdict comes to in words, for the reports that people read.
extension Verdict {
  /// The gravest first, and else in the order of reports.
  var worstFirst: [Diagnostic] {
    Severity.allCases.reversed().flatMap { severity in shown.filter { $0.severity == severity } }
  }

  /// How many problems there are, without a full stop: `3 problems in 2 of 5 files (1 error, 2 warnings)`.
  var tally: String {
    let files = Tally.counted(summary.files, "file")
    let problem = summary.baselined > 0 ? "new problem" : "problem"
    if shown.isEmpty { return "No \(problem)s in \(files)" }
    let counts = [
      (summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info"),
    ].filter { $0.0 > 0 }.map { Tally.counted($0.0, $0.1) }
    let ofAll = filesWithProblems < summary.files ? "\(filesWithProblems) of " : ""
    let problems = Tally.counted(shown.count, problem)
    return "\(problems) in \(ofAll)\(files) (\(counts.joined(separator: ", ")))"
  }

  /// What else there is to know of the run, in sentences; empty where there is nothing.
  var caveats: [String] {
    var sentences: [String] = []
    if hidden > 0 { sentences.append("\(Tally.counted(hidden, "more problem")) not shown.") }
    if summary.baselined > 0 {
      let verb = summary.baselined == 1 ? "is" : "are"
      sentences.append("\(summary.baselined) \(verb) in the baseline.")
    }
    let broken = summary.filesWithSyntaxErrors
    if broken > 0 {
      let verb = broken == 1 ? "has" : "have"
      sentences.append("\(Tally.counted(broken, "file")) \(verb) syntax errors.")
    }
    return sentences
  }
}

enum Tally {
  /// `1 file`, `2 files`.
  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

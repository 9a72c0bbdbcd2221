/// What the comments of one file do to its problems, and what is wrong with the comments.
struct CommentReading {
  /// What is left to report.
  struct Finding: Sendable {
    var problems: [Problem] = []
    var suppressed = 0
  }

  private let reading: Reading
  private let input: Analysis.Input
  private let reportsTests: Bool
  private let checks: [@Sendable (CommentFacts) -> [Problem]]
  private var facts: CommentFacts
  private var suppressions: Suppressions

  /// - Parameters:
  ///   - rules: The ids that comments may name.
  ///   - checks: The rules to run, of which those for comments are taken.
  init(
    _ reading: Reading, _ input: Analysis.Input, rules: [String], checks: [Rule],
    reportsTests: Bool
  ) {
    self.reading = reading
    self.input = input
    self.reportsTests = reportsTests
    self.checks = checks.compactMap { rule in
      if case .comments(let check) = rule.check { check } else { nil }
    }
    facts = CommentFacts(
      file: reading.file, suppressions: reading.suppressions, rules: rules)
    suppressions = Suppressions(reading.suppressions, in: reading.file)
  }

  /// Lets the comments that hide some problems count as used.
  mutating func hide(_ problems: [Problem]) {
    for problem in problems { _ = suppressions.hides(problem) }
  }

  /// The problems that no comment hides, those of the comments among them, in the order of the text.
  mutating func finding(_ problems: [Problem]) -> Finding {
    var left = problems.filter { !suppressions.hides($0) }
    // A comment that hides the report of another is used, so these are asked until that is settled.
    var ofComments: [Problem] = []
    for round in 0..<3 {
      facts.unused = round == 0 ? [] : suppressions.unused(whereRan: ran)
      ofComments = checks.flatMap { $0(facts) }.filter(isReported)
      for problem in ofComments { _ = suppressions.hides(problem, asideFrom: comment(of: problem)) }
    }
    let all = problems.count + ofComments.count
    left += ofComments.filter { !suppressions.hides($0, asideFrom: comment(of: $0)) }
    left.sort { ($0.range, $0.rule) < ($1.range, $1.rule) }
    return Finding(problems: left, suppressed: all - left.count)
  }

  /// Whether all rules that a comment names have had their say.
  private func ran(_ suppression: Suppression) -> Bool {
    reading.isWhole
      && suppression.rules.allSatisfy { name in
        name.text == Suppression.all ? !input.isNarrowed : input.rules.contains(name.text)
      }
  }

  private func isReported(_ problem: Problem) -> Bool {
    !reading.variants.contains {
      $0.unreported.contains(problem.range, reportingTests: reportsTests)
    }
  }

  /// The comment that a problem is about.
  private func comment(of problem: Problem) -> SourceRange? {
    let comments = facts.suppressions
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].comment.end <= problem.range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < comments.count ? comments[low].comment : nil
  }
}

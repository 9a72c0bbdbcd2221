/// An example of a rule's page, linted: what comes of it, beside what it expects.
package struct ExampleTest: Sendable {
  /// A line of the page on which the two are not the same.
  package struct Difference: Hashable, Sendable {
    package var line: Int
    /// One sentence.
    package var message: String
  }

  /// In the order of the page; empty where all is as it should be.
  package private(set) var differences: [Difference] = []

  private struct Finding: Hashable {
    /// In the page.
    var line: Int
    var rule: String
  }

  /// - Parameters:
  ///   - rules: All that the example may name.
  ///   - on: The ids of those that are run, beside those that it names.
  package init(of example: RuleExample, _ rules: [Rule], on: Set<String>) {
    let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    let lines = Dictionary(example.files.map { ($0.name, $0.line) }) { first, _ in first }
    func page(_ line: Int, in file: String) -> Int { (lines[file] ?? example.line) + line - 1 }

    var missing: [Finding: Int] = [:]
    for expectation in example.expectations {
      let finding = Finding(
        line: page(expectation.line, in: expectation.file), rule: expectation.rule)
      guard let rule = byID[finding.rule] else {
        let hint = Spelling.hint(forRule: finding.rule, among: byID.keys.sorted())
        add(finding.line, "there is no rule `\(finding.rule)`. \(hint)")
        continue
      }
      missing[finding, default: 0] += 1
      if let severity = expectation.severity, severity != rule.severity {
        add(finding.line, "`\(rule.id)` is \(rule.severity.rawValue), not \(severity.rawValue).")
      }
    }
    let outputs = ExampleTest.outputs(
      of: example, rules, on: on.union(missing.keys.map(\.rule)))
    for problem in outputs.flatMap(\.problems) {
      let line = problem.file.position(at: problem.range.start).line
      let finding = Finding(
        line: page(line, in: Path.name(of: problem.file.path)), rule: problem.rule)
      if missing[finding, default: 0] > 0 {
        missing[finding]! -= 1
      } else {
        add(finding.line, "`\(finding.rule)` is found here, and not expected.")
      }
    }
    for (finding, count) in missing where count > 0 {
      add(finding.line, "`\(finding.rule)` is expected here, and not found.")
    }
    if !differences.isEmpty, outputs.contains(where: \.hasSyntaxErrors) {
      add(example.line, "this example has syntax errors, so not all of it is understood.")
    }
    differences.sort { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  private mutating func add(_ line: Int, _ message: String) {
    differences.append(Difference(line: line, message: message))
  }

  /// The files of an example are a project of their own.
  private static func outputs(
    of example: RuleExample, _ rules: [Rule], on: Set<String>
  ) -> [Analysis.Output] {
    let files = example.files.map { (path: "/Example/\($0.name)", text: Array($0.text.utf8)) }
    let inputs = files.map { Analysis.Input(path: $0.path, rules: on, project: "/Example") }
    let texts = Dictionary(files.map { (Path.Key($0.path), $0.text) }) { first, _ in first }
    return Analysis(rules: rules, texts: texts).outputs(for: inputs)
  }
}

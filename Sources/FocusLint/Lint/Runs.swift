/// A project's readings, as each compiler run that tells them apart sees them.
struct Runs: Sendable {
  /// What one run sees, and the runs that see the same.
  private struct View: Sendable {
    var project: ProjectFacts
    var trees: Set<ObjectIdentifier>
  }

  private let views: [View]
  private let readings: [Reading]
  private let isIsolated: Bool
  private let reportsTests: Bool

  init(_ readings: [Reading], isIsolated: Bool, reportsTests: Bool) {
    self.isIsolated = isIsolated
    self.reportsTests = reportsTests
    let readings = readings.sorted { Path.precedes($0.file.path, $1.file.path) }
    let index = VariantIndex(
      readings.flatMap(\.variants),
      unread: readings.reduce(into: []) { $0.formUnion($1.unread) })
    var views: [View] = []
    for run in Variant.Run.all {
      let facts = readings.compactMap { $0.facts(for: run) }
      let trees = Set(facts.map { ObjectIdentifier($0.tree) })
      if views.contains(where: { $0.trees == trees }) { continue }
      var project = ProjectFacts(facts)
      project.variants = index
      views.append(View(project: project, trees: trees))
    }
    self.views = views
    self.readings = readings
  }

  /// Puts one file's reading in the place of what it was.
  mutating func replace(_ old: Reading, with new: Reading) {
    self = Runs(
      readings.map { $0.file === old.file ? new : $0 }, isIsolated: isIsolated,
      reportsTests: reportsTests)
  }

  /// The problems of all variants of a file, united by rule and range, in the order of the text.
  func problems(in reading: Reading, rules: [Rule], options: Set<String>) -> [Problem] {
    problems(in: reading, rules: rules, options: options, isIsolated: isIsolated)
  }

  /// The problems that isolation keeps back, since another file might say otherwise, and others.
  func absences(in reading: Reading, rules: [Rule], options: Set<String>) -> [Problem] {
    isIsolated ? problems(in: reading, rules: rules, options: options, isIsolated: false) : []
  }

  private func problems(
    in reading: Reading, rules: [Rule], options: Set<String>, isIsolated: Bool
  ) -> [Problem] {
    var found: [Place: Problem] = [:]
    for facts in reading.variants {
      for var project in projects(seeing: facts) {
        project.options = options
        project.isIsolated = isIsolated
        project.notebook = Notebook()
        for rule in rules {
          for problem in rule.problems(in: facts, project) where isReported(problem, of: facts) {
            let place = Place(rule: rule.id, range: problem.range)
            if found[place] == nil { found[place] = problem }
          }
        }
      }
    }
    return found.values.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }

  private func isReported(_ problem: Problem, of facts: FileFacts) -> Bool {
    if let own = facts.ownCode, !own.contains(where: { $0.contains(problem.range.first) }) {
      return false
    }
    return problem.file == facts.file
      && !facts.unreported.contains(problem.range, reportingTests: reportsTests)
  }

  private struct Place: Hashable {
    var rule: String
    var range: SourceRange
  }

  /// The views that hold a variant; of a branch that no run takes, the first view with it put in.
  private func projects(seeing facts: FileFacts) -> [ProjectFacts] {
    let holding = views.filter { $0.trees.contains(ObjectIdentifier(facts.tree)) }
    if !holding.isEmpty { return holding.map(\.project) }
    guard var project = views.first?.project else { return [] }
    project.replace(facts.file.path, with: facts)
    return [project]
  }
}

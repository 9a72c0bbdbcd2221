/// A project's readings, as each compiler run that tells them apart sees them.
struct Runs: Sendable {
  /// What one run sees, and the runs that see the same.
  private struct View: Sendable {
    var project: ProjectFacts
    var trees: Set<ObjectIdentifier>
  }

  private let views: [View]
  /// Names `x` of `other.$x` in any file, and of what else may stand for any type's property.
  let foreignProjections: Set<String>
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
      views.append(View(project: ProjectFacts(facts, variants: index), trees: trees))
    }
    self.views = views
    foreignProjections = index.foreign
  }

  /// A file with nothing judged yet.
  func judgement(of reading: Reading, by rules: [Rule]) -> Judgement {
    Judgement(
      rules: rules.map(\.id),
      variants: reading.variants.map { facts in
        projects(seeing: facts).map { _ in facts.passages.map { _ in nil } }
      })
  }

  /// Judges what is not judged yet of a file.
  ///
  /// - Parameter notesTopics: Whether the judgement is to be kept when something changes.
  func complete(
    _ judgement: inout Judgement, of reading: Reading, by rules: [Rule], options: Set<String>,
    isIsolated: Bool? = nil, notesTopics: Bool = false
  ) {
    if judgement.isComplete { return }
    let known = reading.variants.map { facts in
      (facts: facts, passages: facts.passages, projects: projects(seeing: facts))
    }
    judgement.complete { variant, view, passage in
      var project = known[variant].projects[view]
      project.options = options
      project.isIsolated = isIsolated ?? self.isIsolated
      project.notebook = Notebook(notesTopics: notesTopics)
      let (facts, passage) = (known[variant].facts, known[variant].passages[passage])
      var problems: [Problem] = []
      for rule in rules {
        problems += rule.problems(in: passage, project).filter { isReported($0, of: facts) }
      }
      return Judgement.Part(problems: problems, topics: project.notebook.topics)
    }
  }

  /// The problems of all variants of a file, united by rule and range, in the order of the text.
  func problems(
    in reading: Reading, rules: [Rule], options: Set<String>, isIsolated: Bool? = nil
  ) -> [Problem] {
    var judgement = judgement(of: reading, by: rules)
    complete(&judgement, of: reading, by: rules, options: options, isIsolated: isIsolated)
    return judgement.problems
  }

  /// The variants of a file, each with the projects that the runs that see it see round it.
  func sights(of reading: Reading) -> [(facts: FileFacts, project: ProjectFacts)] {
    reading.variants.flatMap { facts in
      projects(seeing: facts).map { project in
        var project = project
        project.isIsolated = isIsolated
        project.notebook = Notebook()
        return (facts, project)
      }
    }
  }

  /// The problems that isolation keeps back, since another file might say otherwise, and others.
  func absences(in reading: Reading, rules: [Rule], options: Set<String>) -> [Problem] {
    isIsolated ? problems(in: reading, rules: rules, options: options, isIsolated: false) : []
  }

  private func isReported(_ problem: Problem, of facts: FileFacts) -> Bool {
    if let own = facts.ownCode, !own.contains(where: { $0.contains(problem.range.first) }) {
      return false
    }
    return problem.file == facts.file
      && !facts.unreported.contains(problem.range, reportingTests: reportsTests)
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

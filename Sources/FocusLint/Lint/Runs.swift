/// A project's readings, as each compiler run that tells them apart sees them.
struct Runs: Sendable {
  /// By path.
  private(set) var readings: [Path.Key: Reading] = [:]
  /// What each of `seers` sees.
  private var views: [ProjectFacts] = []
  /// The first of each group of runs that see the same.
  private var seers: [Variant.Run] = []
  /// All variants of the files together.
  private var variants = VariantIndex()
  private let isIsolated: Bool
  private let reportsTests: Bool

  init(_ readings: [Path.Key: Reading], isIsolated: Bool, reportsTests: Bool) {
    self.isIsolated = isIsolated
    self.reportsTests = reportsTests
    for (path, reading) in readings {
      variants.replace(path, with: reading.variants, unread: reading.unread)
    }
    see(readings)
  }

  /// Puts readings in the place of what was known of their files; nil forgets one.
  ///
  /// - Returns: Whether each other variant is seen by as many as before.
  mutating func replace(_ changes: [Path.Key: Reading?]) -> Bool {
    var readings = self.readings
    for (path, reading) in changes {
      variants.replace(path, with: reading?.variants ?? [], unread: reading?.unread ?? [])
      readings[path] = reading
    }
    if Runs.seers(of: readings.values) != seers {
      see(readings)
      return false
    }
    self.readings = readings
    for (path, reading) in changes {
      for (view, run) in seers.enumerated() {
        views[view].replace(path.path, with: reading?.facts(for: run))
      }
    }
    return true
  }

  private mutating func see(_ readings: [Path.Key: Reading]) {
    self.readings = readings
    let inOrder = readings.sorted { Path.precedes($0.key.path, $1.key.path) }.map(\.value)
    seers = Runs.seers(of: readings.values)
    views = seers.map { run in ProjectFacts(inOrder.compactMap { $0.facts(for: run) }) }
  }

  private static func seers(of readings: some Sequence<Reading>) -> [Variant.Run] {
    let patterns = Set(readings.map { reading in Variant.Run.all.map(reading.place) })
    var seen: Set<[Int]> = []
    return Variant.Run.all.enumerated().filter { place, _ in
      seen.insert(patterns.map { $0[place] }).inserted
    }.map(\.element)
  }

  /// Names `x` of `other.$x` in any file, and of what else may stand for any type's property.
  var foreignProjections: Set<String> { variants.foreign }

  /// A file with nothing judged yet.
  func judgement(of reading: Reading, by rules: [Rule]) -> Judgement {
    Judgement(
      rules: rules.map(\.id),
      variants: reading.variants.map { facts -> [Judgement.View] in
        let count = max(1, views.count { $0.sees(facts.tree.root) })
        return Array(repeating: facts.passages.map { _ in nil }, count: count)
      })
  }

  /// Judges what is not judged yet of a file.
  ///
  /// - Parameter notesTopics: Whether the judgement is to be kept when something changes.
  func complete(
    _ judgement: inout Judgement, of reading: Reading, by rules: [Rule], options: Set<String>,
    isIsolated: Bool? = nil, notesTopics: Bool = false
  ) {
    for (variant, facts) in reading.variants.enumerated() where !judgement.isComplete(variant) {
      let (passages, projects) = (facts.passages, projects(seeing: facts))
      judgement.complete(variant) { view, passage in
        var project = projects[view]
        project.options = options
        project.isIsolated = isIsolated ?? self.isIsolated
        project.notebook = Notebook(notesTopics: notesTopics)
        let passage = passages[passage]
        var problems: [Problem] = []
        for rule in rules {
          problems += rule.problems(in: passage, project).filter { isReported($0, of: facts) }
        }
        return Judgement.Part(problems: problems, topics: project.notebook.topics)
      }
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
    var holding = views.filter { $0.sees(facts.tree.root) }
    if holding.isEmpty, var project = views.first {
      project.replace(facts.file.path, with: facts)
      holding = [project]
    }
    for index in holding.indices { holding[index].variants = variants }
    return holding
  }
}

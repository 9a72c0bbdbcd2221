extension Linter {
  /// One file, and what holds for it.
  struct Task {
    var input: Analysis.Input
    var settings: FileSettings
    /// The path of the baseline that holds for it.
    var baseline: String?
    /// False where it is read only for what it says of others.
    var isReported: Bool
  }

  /// The files whose configuration can be read, with their settings.
  ///
  /// Those that no filter lets through are left out where the project round the others is known.
  func tasks(for files: [String], in surroundings: Surroundings, _ sieve: Sieve) -> [Task] {
    var table = SettingsTable(
      rules: rules + surroundings.everywhere, selection: options.selection,
      language: options.fallbackLanguage)
    var tasks: [Task] = []
    tasks.reserveCapacity(files.count)
    var around: Around?
    for path in files {
      let folder = Path.folder(of: path) ?? "/"
      if around.map({ Path.same($0.folder, folder) }) != true {
        around = self.around(folder, in: surroundings, sieve.baselines)
      }
      guard let around, !around.isBroken else { continue }
      let isReported = sieve.mayReport(path, in: around.project)
      if !isReported, around.project != nil, !options.isIsolated { continue }
      var settings = table.settings(for: path, in: around.configuration)
      if let language = options.language { settings.language = language }
      settings.platforms = around.platforms
      let input = Analysis.Input(
        path: path, rules: settings.rules, isNarrowed: settings.isNarrowed,
        options: settings.options, platforms: settings.platforms,
        vocabulary: around.configuration?.vocabulary ?? Vocabulary(), project: around.project)
      tasks.append(
        Task(
          input: input, settings: settings, baseline: around.baseline, isReported: isReported))
    }
    return tasks
  }

  /// The tasks for files that are not on the disk yet and, if they were, would be found.
  func tasks(forUnsaved paths: [String], _ sieve: Sieve) -> [Task] {
    let surroundings = self.surroundings()
    let finder = finder(surroundings)
    return tasks(
      for: paths.filter { finder.wouldFind($0) }.sorted(by: Path.precedes), in: surroundings,
      sieve)
  }

  /// What holds for all files of one folder.
  private struct Around {
    var folder: String
    var configuration: Configuration?
    var isBroken = false
    var platforms: Platforms
    var project: String?
    var baseline: String?
  }

  private func around(
    _ folder: String, in surroundings: Surroundings, _ baselines: Baselines
  ) -> Around {
    var around = Around(
      folder: folder, platforms: .unknown, project: surroundings.project(of: folder))
    do {
      around.configuration = try surroundings.configuration(of: folder)
      around.baseline = try baselines.path(in: around.configuration)
    } catch {
      around.isBroken = true
    }
    around.platforms =
      options.platforms ?? around.configuration?.platforms ?? surroundings.platforms(of: folder)
    return around
  }

  /// Adds what came out for one file, as far as it is reported.
  func add(
    _ output: Analysis.Output, of task: Task, to result: inout Result, _ sieve: Sieve
  ) {
    func shown() -> String { Path.shown(output.path, in: options.currentFolder) }
    switch output.failure {
    case .vanished:
      result.notes.append("`\(shown())` was removed while it was to be read.")
      return
    case .unreadable(let failure):
      result.mistakes.append(.unreadable(shown(), failure))
      return
    case nil: result.files += 1
    }
    if output.hasSyntaxErrors { result.filesWithSyntaxErrors += 1 }
    if output.isCutShort {
      result.filesCutShort += 1
      let reason = "it is too deeply nested, or takes too long to parse"
      result.notes.append("`\(shown())` was linted only in part: \(reason).")
    }
    if output.problems.isEmpty, output.suppressed == 0, task.baseline == nil { return }
    let isGenerated = options.honoursIgnore && output.file?.isGenerated == true
    if !isGenerated { result.suppressed += output.suppressed }
    let isWhole = !output.hasSyntaxErrors && !output.isCutShort
    let parts = sieve.parts(
      of: diagnostics(for: isGenerated ? [] : output.problems, of: task), in: output.path,
      baseline: task.baseline, rules: isWhole ? task.input.rules : nil)
    result.diagnostics += parts.reported
    result.baselined += parts.baselined.count
    result.leftAlone += parts.baselined + parts.unchanged
  }
  /// The problems of one file, in the order of reports, whatever filters say.
  func diagnostics(for problems: [Problem], of task: Task) -> [Diagnostic] {
    if problems.isEmpty { return [] }
    return DiagnosticMaker(rules: known, currentFolder: options.currentFolder)
      .diagnostics(for: problems, settings: task.settings, project: task.input.project)
  }
}

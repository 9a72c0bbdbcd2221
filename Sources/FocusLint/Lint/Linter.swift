/// Lints files: finds them, settles what holds for each, asks the analysis, words the answers.
package struct Linter: Sendable {
  package struct Options: Sendable {
    /// As they were given.
    package var paths = ["."]
    /// The path of the one file to lint, whose text is among `texts`; it need not be on the disk.
    package var standardInput: String?
    /// Texts that hold in the place of what is on the disk, by absolute path.
    package var texts: [Path.Key: [UInt8]] = [:]
    package var configuration: Surroundings.Choice = .nearest
    package var selection = RuleSelection()
    /// What `--platform` says; nil leaves it to the configuration.
    package var platforms: Platforms?
    package var language: Language?
    /// Where neither `language` nor a configuration says.
    package var fallbackLanguage = Language.english
    package var jobs = 1
    package var isIsolated = false
    /// False also reports generated files.
    package var honoursIgnore = true
    package var currentFolder: String
    /// Told how far the work has come.
    package var progress: Progress?

    package init(currentFolder: String) { self.currentFolder = currentFolder }
  }

  package struct Result: Sendable {
    /// All of them, in the order of reports.
    package var diagnostics: [Diagnostic] = []
    package var files = 0
    package var suppressed = 0
    package var filesWithSyntaxErrors = 0
    package var filesCutShort = 0
    package var notes: [String] = []
    package var mistakes: [UserError] = []
    /// Whether nothing was looked for, since what was asked for cannot be.
    package var isRefused = false
  }

  package var rules: [Rule]
  package var options: Options

  package init(rules: [Rule] = RuleBook.rules, options: Options) {
    self.rules = rules
    self.options = options
  }

  package func result() -> Result {
    let plan = self.plan()
    var result = Result()
    result.notes = plan.notes
    result.mistakes = plan.mistakes
    result.isRefused = plan.isRefused
    let outputs = analysis().outputs(for: plan.tasks.map(\.input))
    for (task, output) in zip(plan.tasks, outputs) { add(output, of: task, to: &result) }
    result.diagnostics.sort(by: Diagnostic.precedes)
    result.notes = Linter.once(result.notes) { $0 }
    result.mistakes = Linter.once(result.mistakes) { $0.message + $0.advice }
    return result
  }

  /// What is to be linted.
  struct Plan {
    /// In the order of their paths.
    var tasks: [Task] = []
    var notes: [String] = []
    var mistakes: [UserError] = []
    var isRefused = false
  }

  /// Finds the files, and what holds for each.
  func plan() -> Plan {
    let ids = rules.map(\.id)
    var plan = Plan()
    for id in options.selection.ids where !ids.contains(id) {
      let hint = Spelling.hint(forRule: id, among: ids)
      plan.mistakes.append(UserError("there is no rule `\(id)`.", advice: hint))
    }
    let surroundings = self.surroundings()
    if case .file(let path) = options.configuration {
      // A configuration named outright is asked for even where there is nothing to lint.
      _ = try? surroundings.configuration(of: Path.folder(of: path) ?? "/")
    }
    plan.mistakes += surroundings.mistakes
    plan.isRefused = !plan.mistakes.isEmpty
    if plan.isRefused { return plan }

    var files: [String] = []
    if let path = options.standardInput {
      files = [path]
    } else {
      let finder = FileFinder(
        surroundings: surroundings, honoursIgnore: options.honoursIgnore,
        currentFolder: options.currentFolder)
      let found = finder.found(at: options.paths)
      files = found.files
      plan.notes += found.notes
      plan.mistakes += found.mistakes
    }
    plan.tasks = tasks(for: files, in: surroundings)
    plan.mistakes += surroundings.mistakes
    return plan
  }

  /// The elements without those whose words, which hold paths, were there before.
  private static func once<Element>(_ elements: [Element], _ words: (Element) -> String)
    -> [Element]
  {
    var seen: Set<Path.Key> = []
    return elements.filter { seen.insert(Path.Key(words($0))).inserted }
  }

  /// One file, and what holds for it.
  struct Task {
    var input: Analysis.Input
    var settings: FileSettings
  }

  private func surroundings() -> Surroundings {
    Surroundings(
      choice: options.configuration,
      reader: ConfigurationReader(rules: rules.map(\.id), currentFolder: options.currentFolder))
  }

  func analysis() -> Analysis {
    let options = self.options
    let linter = self
    return Analysis(
      rules: rules, jobs: options.jobs, isIsolated: options.isIsolated,
      reportsTests: !options.honoursIgnore, texts: options.texts,
      projectFiles: { linter.files(of: $0) }, module: Module.name, progress: options.progress)
  }

  /// The files of a project, each with the vocabulary that holds for it.
  private func files(of project: String) -> [(path: String, vocabulary: Vocabulary)] {
    let surroundings = self.surroundings()
    let finder = FileFinder(
      surroundings: surroundings, honoursIgnore: options.honoursIgnore,
      currentFolder: options.currentFolder)
    var around = (folder: "", vocabulary: Vocabulary())
    return finder.found(at: [project]).files.map { path in
      let folder = Path.folder(of: path) ?? "/"
      if !Path.same(folder, around.folder) {
        around = (folder, surroundings.vocabulary(of: folder))
      }
      return (path, around.vocabulary)
    }
  }

  /// The files whose configuration can be read, with their settings.
  private func tasks(for files: [String], in surroundings: Surroundings) -> [Task] {
    var table = SettingsTable(
      rules: rules, selection: options.selection, language: options.fallbackLanguage)
    var tasks: [Task] = []
    tasks.reserveCapacity(files.count)
    var around: Around?
    for path in files {
      let folder = Path.folder(of: path) ?? "/"
      if around.map({ Path.same($0.folder, folder) }) != true {
        around = self.around(folder, in: surroundings)
      }
      guard let around, !around.isBroken else { continue }
      var settings = table.settings(for: path, in: around.configuration)
      if let language = options.language { settings.language = language }
      settings.platforms = around.platforms
      let input = Analysis.Input(
        path: path, rules: settings.rules, isNarrowed: settings.isNarrowed,
        options: settings.options, platforms: settings.platforms,
        vocabulary: around.configuration?.vocabulary ?? Vocabulary(), project: around.project)
      tasks.append(Task(input: input, settings: settings))
    }
    return tasks
  }

  /// The tasks for files that are not on the disk yet and, if they were, would be found.
  func tasks(forUnsaved paths: [String]) -> [Task] {
    let surroundings = self.surroundings()
    let finder = FileFinder(
      surroundings: surroundings, honoursIgnore: options.honoursIgnore,
      currentFolder: options.currentFolder)
    return tasks(
      for: paths.filter { finder.wouldFind($0) }.sorted(by: Path.precedes), in: surroundings)
  }

  /// What holds for all files of one folder.
  private struct Around {
    var folder: String
    var configuration: Configuration?
    var isBroken = false
    var platforms: Platforms
    var project: String?
  }

  private func around(_ folder: String, in surroundings: Surroundings) -> Around {
    var around = Around(
      folder: folder, platforms: .unknown, project: surroundings.project(of: folder))
    do { around.configuration = try surroundings.configuration(of: folder) } catch {
      around.isBroken = true
    }
    around.platforms =
      options.platforms ?? around.configuration?.platforms ?? surroundings.platforms(of: folder)
    return around
  }

  private func add(_ output: Analysis.Output, of task: Task, to result: inout Result) {
    func shown() -> String { Path.shown(output.path, in: options.currentFolder) }
    switch output.failure {
    case .vanished:
      result.notes.append("`\(shown())` was removed while it was to be read.")
      return
    case .unreadable(let reason):
      result.mistakes.append(UserError("`\(shown())` cannot be read: \(reason)."))
      return
    case nil: result.files += 1
    }
    if output.hasSyntaxErrors { result.filesWithSyntaxErrors += 1 }
    if output.isCutShort {
      result.filesCutShort += 1
      let reason = "it is too deeply nested, or takes too long to parse"
      result.notes.append("`\(shown())` was linted only in part: \(reason).")
    }
    if output.problems.isEmpty, output.suppressed == 0 { return }
    if options.honoursIgnore, let file = output.file, file.isGenerated { return }
    result.suppressed += output.suppressed
    result.diagnostics += diagnostics(for: output.problems, of: task)
  }

  /// The problems of one file as they are reported, in the order of reports.
  func diagnostics(for problems: [Problem], of task: Task) -> [Diagnostic] {
    if problems.isEmpty { return [] }
    return DiagnosticMaker(rules: rules, currentFolder: options.currentFolder)
      .diagnostics(for: problems, settings: task.settings, project: task.input.project)
  }
}

extension SourceFile {
  /// Whether its name or one of its first lines says that a program wrote it.
  package var isGenerated: Bool {
    if path.hasSuffix(".generated.swift") || path.hasSuffix(".pb.swift") { return true }
    let head = bytes.prefix(2048)
    return ["@generated", "DO NOT EDIT", "Generated using"].contains { words in
      let words = Array(words.utf8)
      return head.indices.contains { head[$0...].starts(with: words) }
    }
  }
}

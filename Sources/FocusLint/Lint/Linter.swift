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
    /// Folders of rule files that hold for all files, as they were given.
    package var ruleFolders: [String] = []
    package var selection = RuleSelection()
    package var filters = Filters()
    /// What `--platform` says; nil leaves it to the configuration.
    package var platforms: Platforms?
    package var language: Language?
    /// Where neither `language` nor a configuration says.
    package var fallbackLanguage = Language.english
    package var jobs = 1
    package var isIsolated = false
    /// False also reports generated files.
    package var honoursIgnore = true
    /// Whether what configurations exclude is left out even where it is named outright.
    package var forcesExclusions = false
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
    /// How many a baseline holds.
    package var baselined = 0
    /// What a baseline holds, and what is on no changed line; in no order.
    package var leftAlone: [Diagnostic] = []
    package var filesWithSyntaxErrors = 0
    package var filesCutShort = 0
    package var notes: [String] = []
    package var mistakes: [UserError] = []
    /// The rules of the project's own that the run came by.
    package var ownRules: [Rule] = []
    /// Whether nothing was looked for, since what was asked for cannot be.
    package var isRefused = false
  }

  /// Those that it comes with.
  package var rules: [Rule]
  package var options: Options
  /// All that the last search came by.
  private(set) var known: [Rule]

  package init(rules: [Rule] = RuleBook.rules, options: Options) {
    self.rules = rules
    self.options = options
    known = rules
  }

  package func result() -> Result {
    var linter = self
    let plan = linter.plan()
    return linter.result(of: plan)
  }

  private func result(of plan: Plan) -> Result {
    var result = Result()
    result.notes = plan.notes
    result.mistakes = plan.mistakes
    result.ownRules = known.filter { $0.origin != nil }
    guard let sieve = plan.sieve else {
      result.isRefused = true
      return result
    }
    let outputs = analysis(indexed: sieve.texts).outputs(for: plan.tasks.map(\.input))
    for (task, output) in zip(plan.tasks, outputs) where task.isReported {
      add(output, of: task, to: &result, sieve)
    }
    result.mistakes += known.compactMap(\.query?.foundMistake)
    if saysWhatIsGone { result.notes += sieve.baselines.notes(onRunOver: folders) }
    result.diagnostics.sort(by: Diagnostic.precedes)
    result.notes = Linter.once(result.notes) { $0 }
    result.mistakes = Linter.once(result.mistakes) { $0.message + $0.advice }
    return result
  }

  /// What is to be linted.
  struct Plan {
    /// In the order of their paths.
    var tasks: [Task] = []
    /// What of them is reported; nil where nothing is looked for, since what was asked for cannot be.
    var sieve: Sieve?
    /// The folders of rule files, as they are named.
    var ruleFolders: Set<Path.Key> = []
    var notes: [String] = []
    var mistakes: [UserError] = []
    /// The configurations and baselines that it rests on, absolute, whether they are there or not.
    var settings: Set<Path.Key> = []
  }

  /// Finds the files, what holds for each, and the rules.
  mutating func plan() -> Plan {
    let surroundings = self.surroundings()
    let baselines = Baselines(
      options.filters.baseline, surroundings: surroundings, currentFolder: options.currentFolder)
    if case .file(let path) = options.configuration {
      // A configuration named outright is asked for even where there is nothing to lint.
      _ = try? surroundings.configuration(of: Path.folder(of: path) ?? "/")
    }
    var plan = Plan()
    plan.mistakes = surroundings.mistakes + baselines.mistakes
    if plan.mistakes.isEmpty {
      plan = self.plan(in: surroundings, baselines)
      let mistakes = learnRules(in: surroundings)
      if !mistakes.isEmpty { plan = Plan(mistakes: mistakes + surroundings.mistakes) }
    }
    plan.ruleFolders = surroundings.ruleFolders.folders
    return plan
  }

  private func plan(in surroundings: Surroundings, _ baselines: Baselines) -> Plan {
    var plan = Plan()
    let files = self.files(in: surroundings, &plan)
    do throws(UserError) {
      let sieve = try Sieve(
        options.filters, of: files, in: surroundings, baselines,
        currentFolder: options.currentFolder)
      plan.tasks = tasks(for: files, in: surroundings, sieve)
      plan.sieve = sieve
    } catch { plan.mistakes.append(error) }
    plan.mistakes += surroundings.mistakes + baselines.mistakes
    plan.settings = surroundings.files.union(baselines.files)
    return plan
  }

  /// Comes to know the rules that a search came by; the result is what is wrong with the ids that were
  /// given.
  private mutating func learnRules(in surroundings: Surroundings) -> [UserError] {
    var own = surroundings.ruleFolders.rules
    var ids = rules.map(\.id) + own.map(\.id)
    if options.selection.ids.contains(where: { !ids.contains($0) }) {
      // Where there is nothing to lint, no configuration was read yet.
      for folder in folders { _ = try? surroundings.configuration(of: folder) }
      own = surroundings.ruleFolders.rules
      ids = rules.map(\.id) + own.map(\.id)
    }
    let misnamed = options.selection.ids.filter { !ids.contains($0) }.map { id in
      UserError("there is no rule `\(id)`.", advice: Spelling.hint(forRule: id, among: ids))
    }
    known = rules + surroundings.ruleFolders.rules(knowing: known)
    return misnamed
  }

  /// Whether a problem that a baseline holds and this run does not find must be gone.
  private var saysWhatIsGone: Bool {
    options.selection.ids.isEmpty && options.platforms == nil && options.standardInput == nil
      && !options.isIsolated
  }

  /// The paths that were given, absolute and without links.
  package var folders: [String] {
    options.paths.map { path in
      let path = FileStatus.absolute(path, in: options.currentFolder)
      return FileStatus.realPath(path) ?? path
    }
  }

  /// What a baseline should hold so that some diagnostics of this run are not reported again.
  ///
  /// - Parameter path: Absolute; what it holds of files elsewhere stays.
  /// - Throws: where that has mistakes.
  package func baseline(
    at path: String, holding diagnostics: [Diagnostic]
  ) throws(UserError) -> Baseline {
    try Baselines(.none, surroundings: surroundings(), currentFolder: options.currentFolder)
      .rewritten(path, holding: diagnostics, ofRunOver: folders)
  }

  func finder(_ surroundings: Surroundings) -> FileFinder {
    FileFinder(
      surroundings: surroundings, honoursIgnore: options.honoursIgnore,
      forcesExclusions: options.forcesExclusions, index: options.filters.changes?.index,
      currentFolder: options.currentFolder)
  }

  /// What is to be linted.
  private func files(in surroundings: Surroundings, _ plan: inout Plan) -> [String] {
    if let path = options.standardInput {
      return options.forcesExclusions && surroundings.excludes(path, isFolder: false) ? [] : [path]
    }
    let found = finder(surroundings).found(at: options.paths)
    plan.notes += found.notes
    plan.mistakes += found.mistakes
    return found.files
  }

  /// The elements without those whose words, which hold paths, were there before.
  private static func once<Element>(_ elements: [Element], _ words: (Element) -> String)
    -> [Element]
  {
    var seen: Set<Path.Key> = []
    return elements.filter { seen.insert(Path.Key(words($0))).inserted }
  }

  func surroundings() -> Surroundings {
    Surroundings(
      choice: options.configuration, rules: rules, ruleFolders: options.ruleFolders,
      currentFolder: options.currentFolder)
  }

  /// - Parameter texts: What the index holds, by absolute path; what this run mended holds over it.
  func analysis(indexed texts: [Path.Key: [UInt8]] = [:]) -> Analysis {
    let linter = self
    return Analysis(
      rules: known, jobs: options.jobs, isIsolated: options.isIsolated,
      reportsTests: !options.honoursIgnore, texts: texts.merging(options.texts) { $1 },
      projectFiles: { linter.files(of: $0) }, module: Module.name, progress: options.progress)
  }

  /// The files of a project, each with the vocabulary that holds for it.
  private func files(of project: String) -> [(path: String, vocabulary: Vocabulary)] {
    let surroundings = self.surroundings()
    let finder = finder(surroundings)
    var around = (folder: "", vocabulary: Vocabulary())
    return finder.found(at: [project]).files.map { path in
      let folder = Path.folder(of: path) ?? "/"
      if !Path.same(folder, around.folder) {
        around = (folder, surroundings.vocabulary(of: folder))
      }
      return (path, around.vocabulary)
    }
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

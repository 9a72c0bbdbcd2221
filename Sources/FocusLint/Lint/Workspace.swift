/// The files that a linter finds, kept and linted again as they change.
///
/// It says of each file what the linter would say over the same texts. Until all files are read, it says of
/// one what that file alone tells.
package struct Workspace {
  private var linter: Linter
  private var tasks: [Path.Key: Linter.Task] = [:]
  /// Nil where nothing is linted.
  private var sieve: Sieve?
  private var members: [Path.Key: Project.Member] = [:]
  /// What is not read yet, in the reverse order of the paths.
  private var unread: [Path.Key] = []
  /// By folder; the files without one are together, under an empty path.
  private var projects: [Path.Key: Project] = [:]
  private var triggers: [Vocabulary: Triggers] = [:]
  /// Made when it is first needed.
  private var parser: Parser?
  /// Of the files whose text was handed in.
  private var sections: [Path.Key: ParsedSections] = [:]
  /// Rule files lie in these.
  private var ruleFolders: Set<Path.Key> = []

  /// What is wrong with the configurations, and with the rules as far as it is seen at once.
  private var plainMistakes: [UserError] = []
  /// What is wrong with the configurations and the rules.
  package var mistakes: [UserError] {
    plainMistakes + linter.known.compactMap(\.query?.foundMistake)
  }
  /// The configurations and baselines that hold for the files, absolute, whether they are there or not.
  package private(set) var settings: Set<Path.Key> = []

  package init(_ linter: Linter) {
    self.linter = linter
    refresh()
  }

  // MARK: What is in it

  /// Finds the files, and what holds for each, once more; what did not change stays read.
  package mutating func refresh() {
    let before = linter.known.compactMap(\.origin)
    let plan = linter.plan()
    (plainMistakes, sieve, settings) = (plan.mistakes, plan.sieve, plan.settings)
    ruleFolders = plan.ruleFolders
    if linter.known.compactMap(\.origin) != before { (members, sections) = ([:], [:]) }
    var tasks = plan.tasks
    let found = Set(tasks.map { Path.Key($0.input.path) })
    let unsaved = linter.options.texts.keys.filter { !found.contains($0) && mayFind($0.path) }
    if let sieve { tasks += linter.tasks(forUnsaved: unsaved.map(\.path), sieve) }
    self.tasks = Dictionary(tasks.map { (Path.Key($0.input.path), $0) }, uniquingKeysWith: { $1 })
    members = members.filter { self.tasks[$0.key]?.input == $0.value.input }
    (projects, triggers, parser) = ([:], [:], nil)
    unread = tasks.map { Path.Key($0.input.path) }.filter { members[$0] == nil }.reversed()
  }

  package var isRead: Bool { unread.isEmpty }
  /// How many files there are.
  package var count: Int { tasks.count }
  package var unreadCount: Int { unread.count }

  /// Whether a file is linted.
  package func lints(_ path: String) -> Bool { tasks[Path.Key(path)] != nil }

  package var hasRuleFolders: Bool { !ruleFolders.isEmpty }

  /// Whether a file is where rules are read from.
  package func readsRules(from path: String) -> Bool {
    Path.folder(of: path).map { ruleFolders.contains(Path.Key($0)) } ?? false
  }

  /// A rule by its id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
  package var rules: [Rule] { linter.known }

  /// What a file's messages are in.
  package func language(of path: String) -> Language {
    tasks[Path.Key(path)]?.settings.language ?? linter.options.fallbackLanguage
  }

  /// Reads some more of the files.
  package mutating func read(_ count: Int) {
    let keys = Array(unread.suffix(count).reversed())
    unread.removeLast(keys.count)
    let inputs = keys.compactMap { tasks[$0]?.input }
    for (input, first) in zip(inputs, linter.analysis().firstReads(of: inputs)) {
      members[Path.Key(input.path)] = Project.Member(input: input, first: first)
    }
  }

  // MARK: Changes

  /// Lets a text hold in the place of what is on the disk; nil lets the disk hold again.
  ///
  /// - Returns: Whether anything of what it says may be otherwise now.
  @discardableResult
  package mutating func replace(_ path: String, with text: [UInt8]?) -> Bool {
    let key = Path.Key(path)
    let isNew = linter.options.texts[key] == nil
    if isNew, text == nil { return false }
    linter.options.texts[key] = text
    if text == nil { sections[key] = nil }
    if mayFind(path), isNew ? tasks[key] == nil : text == nil && !FileStatus.exists(path) {
      refresh()
      change(path)
      return true
    }
    return change(path)
  }

  /// Whether a file that comes or goes may be one that is linted.
  private func mayFind(_ path: String) -> Bool {
    linter.options.standardInput == nil
      && Path.relative(path, to: linter.options.currentFolder) != nil
  }

  /// Reads files again whose texts on the disk may have changed.
  ///
  /// - Returns: Whether anything of what it says may be otherwise now.
  package mutating func change(_ paths: [String]) -> Bool {
    // One alone is put in the place of what it was; for many, what holds them is made anew once.
    if paths.count == 1 { return change(paths[0]) }
    var isOther = false
    for path in paths where forget(path) { isOther = true }
    let inputs = paths.compactMap { tasks[Path.Key($0)]?.input }
    for (input, first) in zip(inputs, linter.analysis().firstReads(of: inputs)) {
      let member = Project.Member(input: input, first: first)
      let key = Path.Key(input.path)
      members[key] = member
      projects[folder(of: input)]?.replace(input.path, with: member, linter.options.texts[key])
    }
    unread.removeAll { members[$0] != nil }
    return isOther || !inputs.isEmpty
  }

  /// Has every project look at a file anew; false where none knows it.
  private mutating func forget(_ path: String) -> Bool {
    var isKnown = false
    for folder in Array(projects.keys)
    where projects[folder]!.forget(path, linter.options.texts[Path.Key(path)]) {
      isKnown = true
    }
    return isKnown
  }

  @discardableResult
  package mutating func change(_ path: String) -> Bool {
    let key = Path.Key(path)
    guard let input = tasks[key]?.input else { return forget(path) }
    let analysis = linter.analysis()
    let parser = self.parser ?? Parser()
    self.parser = parser
    var sections = self.sections[key] ?? ParsedSections()
    let member = Project.Member(
      input: input,
      first: analysis.read(input, triggers(for: input.vocabulary), &sections, parser))
    if linter.options.texts[key] != nil { self.sections[key] = sections }
    members[key] = member
    unread.removeAll { $0 == key }
    let own = folder(of: input)
    for folder in Array(projects.keys) {
      if folder == own {
        projects[folder]?.replace(path, with: member, linter.options.texts[key])
      } else {
        projects[folder]?.forget(path, linter.options.texts[key])
      }
    }
    return true
  }

  private mutating func triggers(for vocabulary: Vocabulary) -> Triggers {
    if let known = triggers[vocabulary] { return known }
    let new = Triggers(linter.known, vocabulary: vocabulary)
    triggers[vocabulary] = new
    return new
  }

  // MARK: What it says

  /// The files that the rules have something to look at in, in the order of their paths.
  package mutating func files() -> [String] {
    guard isRead else { return [] }
    var files: [String] = []
    for folder in Set(tasks.values.map { self.folder(of: $0.input) }) {
      settle(folder)
      files += projects[folder]!.files.map(\.input.path)
    }
    return files.sorted(by: Path.precedes)
  }

  /// The diagnostics of a file, in the order of reports.
  package mutating func diagnostics(of path: String) -> [Diagnostic] {
    let key = Path.Key(path)
    guard let task = tasks[key] else { return [] }
    let finding: CommentReading.Finding?
    if isRead {
      let folder = folder(of: task.input)
      settle(folder)
      finding = projects[folder]!.finding(of: path)
    } else {
      if members[key] == nil { change(path) }
      var alone = Project(linter.analysis(), folder: nil, members[key].map { [$0] } ?? [])
      alone.settle()
      finding = alone.finding(of: path)
    }
    guard let finding, !finding.problems.isEmpty, !finding.problems[0].file.isGenerated else {
      return []
    }
    let diagnostics = linter.diagnostics(for: finding.problems, of: task)
    return sieve?.parts(of: diagnostics, in: path, baseline: task.baseline, rules: nil).reported
      ?? diagnostics
  }

  /// The maps of the views in a file, over the same texts.
  package func maps(of path: String) -> Maps {
    var linter = linter
    linter.options.standardInput = path
    return linter.maps()
  }

  private func folder(of input: Analysis.Input) -> Path.Key {
    Path.Key(linter.options.isIsolated ? "" : input.project ?? "")
  }

  /// Makes a folder's project ready to be asked.
  private mutating func settle(_ folder: Path.Key) {
    if projects[folder] == nil {
      projects[folder] = Project(
        linter.analysis(), folder: folder.path.isEmpty ? nil : folder.path,
        members.values.filter { self.folder(of: $0.input) == folder })
    }
    projects[folder]!.settle()
  }
}

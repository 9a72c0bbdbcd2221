import FocusLint

/// What the command line asks for.
struct Request: Sendable {
  /// When something is wanted that makes sense on a terminal alone.
  enum When: String, Sendable, CaseIterable { case auto, always, never }

  /// A further report of the same run, and the file it goes to.
  struct FurtherReport: Sendable {
    var format: ReportFormat
    var file: String
  }

  var command = Command.lint
  /// Whether the command was named, rather than taken for granted.
  var isCommandNamed = false
  var wantsHelp = false
  var wantsVersion = false
  /// What is neither an option nor a command: paths, rules, or what `debug` shows.
  var words: [String] = []
  /// Nil where nobody said.
  var format: ReportFormat?
  /// The format of the list of rules.
  var listFormat = RuleList.Format.text
  var mapFormat = MapFormat.text
  var configurationFile: String?
  var refusesConfiguration = false
  var selection = RuleSelection()
  /// Folders of rule files, as they were given.
  var ruleFolders: [String] = []
  var baselineFile: String?
  var refusesBaseline = false
  /// The baseline to write.
  var writtenBaseline: String?
  /// What changes are counted from.
  var revision: String?
  var judgesIndex = false
  /// Whether `init` also writes a baseline.
  var adopts = false
  var forcesExclusions = false
  var shard: Shard?
  var level: Severity?
  /// Nil for `never`.
  var failOn: Severity? = .error
  var maxWarnings: Int?
  var readsStandardInput = false
  var standardInputPath: String?
  var isIsolated = false
  var platforms: [Platform: Version?] = [:]
  var language: Language?
  var jobs: Int?
  var honoursIgnore = true
  var fixes = false
  var fixesUnsafely = false
  var showsDiff = false
  /// The reason to put into comments that hide what is found.
  var suppressionReason: String?
  var isQuiet = false
  var color = When.auto
  var progress = When.auto
  var hasStatistics = false
  var furtherReports: [FurtherReport] = []
  /// A file of paths to lint, one a line; `-` is standard input.
  var fileList: String?

  /// Reads a command line without the program's name.
  ///
  /// The command is the first word, where nothing but `--help` and `--version` comes before it.
  init(_ arguments: [String]) throws(UserError) {
    var rest = arguments[...]
    var isFirst = true
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try take(option: argument, from: &rest)
        isFirst = isFirst && (wantsHelp || wantsVersion)
      } else if isFirst, let command = Command(rawValue: argument) {
        self.command = command
        isCommandNamed = true
        isFirst = false
      } else {
        words.append(argument)
        isFirst = false
      }
    }
    if wantsHelp || wantsVersion { return }
    let takesPaths = command == .lint || command == .map
    if words.contains(""), takesPaths { throw UserError("a path cannot be empty.") }
    if words.contains("-"), takesPaths {
      let reading =
        command == .lint ? "Standard input is read with `--stdin --stdin-filename PATH`; a" : "A"
      let advice = "\(reading) file is `./-`."
      throw UserError("`-` is no path.", advice: advice)
    }
    try refuseConflicts()
  }

  private mutating func take(
    option argument: String, from rest: inout ArraySlice<String>
  ) throws(UserError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument.hasPrefix("--") ? String(parts[0]) : argument
    let flags = Flag.all.filter { $0.names.contains(name) }
    guard let flag = flags.first(where: { $0.commands.contains(command) }) else {
      throw unknown(name, isKnownElsewhere: !flags.isEmpty)
    }
    let value = name.count < argument.count ? String(parts[1]) : nil
    switch flag.action {
    case .set(let set):
      if value != nil { throw UserError("`\(name)` takes no value.") }
      set(&self)
    case .take(let placeholder, _, let take):
      guard let value = value ?? rest.popFirst() else {
        throw UserError(
          "`\(name)` needs a value.", advice: "It is written `\(name) \(placeholder)`.")
      }
      do { try take(&self, value) } catch {
        throw UserError("`\(name)`: \(error.message)", advice: error.advice)
      }
    }
  }

  private func unknown(_ name: String, isKnownElsewhere: Bool) -> UserError {
    let list = "`\(Product.name) \(command.rawValue) --help` lists the options."
    if isKnownElsewhere {
      return UserError(
        "`\(name)` is no option of `\(Product.name) \(command.rawValue)`.", advice: list)
    }
    let names = Flag.all.filter { $0.commands.contains(command) }.map { "--\($0.name)" }
    let hint = name.hasPrefix("--") ? Spelling.hint(for: name, among: names) : ""
    return UserError("there is no option `\(name)`.", advice: hint.isEmpty ? list : hint)
  }

  /// The words of a command that takes so many.
  func words(_ count: ClosedRange<Int>) throws(UserError) -> [String] {
    let advice = "It is written `\(Product.name) \(command.usage)`."
    if words.count > count.upperBound {
      let word = words[count.upperBound]
      throw UserError("`\(command.rawValue)` takes no `\(word)`.", advice: advice)
    }
    if words.count < count.lowerBound {
      let missing = words.isEmpty ? "what" : "more"
      throw UserError("`\(command.rawValue)` needs to be told \(missing).", advice: advice)
    }
    return words
  }

  /// Where configurations come from.
  func configuration(in current: String) -> Surroundings.Choice {
    if refusesConfiguration { return .none }
    return configurationFile.map { .file(FileStatus.absolute($0, in: current)) } ?? .nearest
  }

  /// How to mend what is found; nil where it is only reported.
  var means: Fixer.Means? {
    if let suppressionReason { return .suppressions(reason: suppressionReason) }
    return fixes || showsDiff ? .fixes(unsafe: fixesUnsafely) : nil
  }

  private func refuseFixConflicts() throws(UserError) {
    if fixesUnsafely, !fixes, !showsDiff {
      throw UserError(
        "`--unsafe` says which fixes `--fix` or `--diff` makes; it needs one of them.")
    }
    if suppressionReason != nil, fixes || fixesUnsafely {
      throw UserError("`--suppress` hides problems and `--fix` fixes them; use one at a time.")
    }
    guard format != nil else { return }
    if showsDiff { throw UserError("`--diff` prints a diff, so no `--format` can go with it.") }
    if means != nil, readsStandardInput {
      throw UserError("the fixed text goes to standard output, so no `--format` can go with it.")
    }
  }

  private func refuseConflicts() throws(UserError) {
    try refuseFixConflicts()
    try refuseFilterConflicts()
    if readsStandardInput, !words.isEmpty {
      throw UserError("`--stdin` lints standard input, so no paths can go with it.")
    }
    if readsStandardInput, fileList != nil {
      throw UserError("`--stdin` lints standard input, so `--files-from` cannot go with it.")
    }
    if readsStandardInput, standardInputPath == nil {
      let advice =
        "The path says which configuration holds and how the file is called in the report."
      throw UserError("`--stdin` needs `--stdin-filename PATH`.", advice: advice)
    }
    if !readsStandardInput, standardInputPath != nil {
      throw UserError("`--stdin-filename` means something only with `--stdin`.")
    }
    if configurationFile != nil, refusesConfiguration {
      throw UserError("`--config` and `--no-config` contradict each other.")
    }
  }
}

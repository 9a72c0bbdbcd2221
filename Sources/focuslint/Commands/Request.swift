import FocusLint

/// What the command line asks for.
struct Request: Sendable {
  enum Color: String, Sendable, CaseIterable { case auto, always, never }

  var command = Command.lint
  /// Whether the command was named, rather than taken for granted.
  var isCommandNamed = false
  var wantsHelp = false
  var wantsVersion = false
  /// What is neither an option nor a command: paths, or what `debug` shows.
  var words: [String] = []
  /// Nil where nobody said.
  var format: ReportFormat?
  var configurationFile: String?
  var refusesConfiguration = false
  var selection = RuleSelection()
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
  var color = Color.auto

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
    if words.contains("") { throw UserError("a path cannot be empty.") }
    if words.contains("-"), command == .lint {
      let advice = "Standard input is read with `--stdin --stdin-filename PATH`; a file is `./-`."
      throw UserError("`-` is no path.", advice: advice)
    }
    try refuseConflicts()
  }

  private mutating func take(
    option argument: String, from rest: inout ArraySlice<String>
  ) throws(UserError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument.hasPrefix("--") ? String(parts[0]) : argument
    guard let flag = Flag.all.first(where: { $0.names.contains(name) }) else {
      let names = Flag.all.filter { $0.commands.contains(command) }.map { "--\($0.name)" }
      let hint = name.hasPrefix("--") ? Spelling.hint(for: name, among: names) : ""
      let advice = hint.isEmpty ? "`focuslint --help` lists the options." : hint
      throw UserError("there is no option `\(name)`.", advice: advice)
    }
    guard flag.commands.contains(command) else {
      throw UserError("`\(name)` is no option of `focuslint \(command.rawValue)`.")
    }
    let value = name.count < argument.count ? String(parts[1]) : nil
    switch flag.action {
    case .set(let set):
      if value != nil { throw UserError("`\(name)` takes no value.") }
      set(&self)
    case .take(let placeholder, let take):
      guard let value = value ?? rest.popFirst() else {
        throw UserError(
          "`\(name)` needs a value.", advice: "It is written `\(name) \(placeholder)`.")
      }
      do { try take(&self, value) } catch {
        throw UserError("`\(name)`: \(error.message)", advice: error.advice)
      }
    }
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
      throw UserError("`--suppress` hides problems and `--fix` mends them; use one at a time.")
    }
    guard format != nil else { return }
    if showsDiff { throw UserError("`--diff` prints a diff, so no `--format` can go with it.") }
    if means != nil, readsStandardInput {
      throw UserError("the mended text goes to standard output, so no `--format` can go with it.")
    }
  }

  private func refuseConflicts() throws(UserError) {
    try refuseFixConflicts()
    if readsStandardInput, !words.isEmpty {
      throw UserError("`--stdin` lints standard input, so no paths can go with it.")
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

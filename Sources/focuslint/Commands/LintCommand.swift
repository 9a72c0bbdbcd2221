import FocusLint

extension Command {
  /// Lints, reports, and says how it went.
  static func lint(_ request: Request) throws(UserError) -> Int32 {
    var options = try linterOptions(of: request)
    var mistakes: [UserError] = []
    if let mistake = misspeltCommand(in: request) {
      mistakes.append(mistake)
      options.paths.removeFirst()
      if options.paths.isEmpty { throw mistake }
    }
    try check(request, beside: options)
    let bar = progressBar(for: request)
    options.progress = bar?.progress
    let linter = Linter(options: options)
    let mending = request.means.map { mend(linter, by: $0, request) }
    var result = mending?.result ?? linter.result()
    bar?.stop()
    if isSandboxed(result) { return warnOfSandbox(request) }
    mistakes += result.mistakes + (mending?.mistakes ?? [])
    if let file = request.writtenBaseline {
      mistakes += write(baseline: file, of: &result, linter, isComplete: mistakes.isEmpty)
    }
    let level = request.level ?? (request.format ?? .text).level
    let verdict = Verdict(
      result, level: level, failOn: request.failOn, maxWarnings: request.maxWarnings)

    var notes = result.notes + (mending?.notes ?? [])
    if options.paths.isEmpty { notes.append("no paths are named, so nothing is linted.") }
    if verdict.hasHiddenFailure {
      notes.append("problems below `\(level.rawValue)` are not shown, and make the run fail.")
    }
    if !request.isQuiet { for note in notes { Output.note(note) } }
    // Where a mistake left nothing to lint a reader has nothing to read; a program still has.
    let hasText = result.files > 0 || mistakes.isEmpty
    let hasReport = !result.isRefused && (hasText || request.format ?? .text != .text)
    if !result.isRefused { mistakes += write(request.furtherReports, of: result, request) }
    do throws(UserError) {
      if let output = mending?.output { try Output.write(output) }
      if mending?.output == nil, hasReport { try report(verdict, request) }
    } catch { mistakes.append(error) }
    for mistake in mistakes { Output.tell(mistake) }
    if !mistakes.isEmpty { return 2 }
    return (request.showsDiff ? mending?.hasDiff == true : verdict.isFailure) ? 1 : 0
  }

  static func linterOptions(of request: Request) throws(UserError) -> Linter.Options {
    let current = try Folder.current()
    var options = Linter.Options(currentFolder: current)
    options.paths = try paths(of: request)
    if let path = request.standardInputPath {
      try refuseFolder(path, in: current)
      switch FileContents.bytes(ofDescriptor: 0) {
      case .success(let bytes):
        let path = FileStatus.absolute(path, in: current)
        options.standardInput = path
        options.texts[Path.Key(path)] = bytes
      case .failure(let failure):
        throw UserError("standard input cannot be read: \(failure.reason).")
      }
    }
    if request.refusesConfiguration {
      options.configuration = .none
    } else if let file = request.configurationFile {
      options.configuration = .file(FileStatus.absolute(file, in: current))
    }
    options.selection = request.selection
    options.ruleFolders = request.ruleFolders
    options.filters = request.filters(in: current)
    options.forcesExclusions = request.forcesExclusions
    options.platforms = request.platforms.isEmpty ? nil : Platforms(request.platforms)
    options.language = request.language
    options.jobs = min(request.jobs ?? Output.processorCount(), 256)
    options.isIsolated = request.isIsolated
    options.honoursIgnore = request.honoursIgnore
    return options
  }

  /// Refuses a name for standard input that no file can have.
  private static func refuseFolder(_ path: String, in current: String) throws(UserError) {
    var isFolder = ["", ".", ".."].contains(Path.name(of: path))
    if case .success(let status) = FileStatus.of(
      FileStatus.absolute(path, in: current), followingLinks: true)
    {
      isFolder = isFolder || status.kind == .folder
    }
    if isFolder {
      throw UserError("`--stdin-filename`: `\(path)` names a folder, not a file.")
    }
  }

  /// The first word of the command line, where it is no path and nearly a command.
  private static func misspeltCommand(in request: Request) -> UserError? {
    guard !request.isCommandNamed, let word = request.words.first,
      case .failure(let failure) = FileStatus.of(word, followingLinks: false), failure.isAbsence,
      let command = Spelling.nearest(to: word, among: Command.allCases.map(\.rawValue))
    else { return nil }
    let advice = "Did you mean `focuslint \(command)`?"
    return UserError("`\(word)` is neither a path nor a command.", advice: advice)
  }
}

import FocusLint

extension Command {
  /// Writes the run's report to standard output.
  static func report(_ verdict: Verdict, _ request: Request) throws(UserError) {
    let style = Output.style(request.color, hasSummary: !request.isQuiet)
    let format = request.format ?? .text
    var text = format.report(
      of: verdict, style: style, root: try root(), language: try language(for: request))
    if request.hasStatistics {
      let table = Statistics(verdict).text
      if format != .text {
        Output.show(table)
      } else if !table.isEmpty {
        text += (request.isQuiet ? "" : "\n") + table
      }
    }
    try Output.write(text)
    if format == .github { addToSummary(verdict, request) }
  }

  /// The folder that code hosts take paths to be relative to: the checkout, where the environment
  /// names it and the current folder is in it, else the current folder.
  private static func root() throws(UserError) -> String {
    let current = try Folder.current()
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].map(Output.variable).filter { !$0.isEmpty }
    return named.map { Path.absolute($0, in: current) }.first { folder in
      Path.same(folder, current) || Path.relative(current, to: folder) != nil
    } ?? current
  }

  /// Adds all that a job reported to its summary on GitHub, whose annotations are some ten of it.
  private static func addToSummary(_ verdict: Verdict, _ request: Request) {
    let file = Output.variable("GITHUB_STEP_SUMMARY")
    if file.isEmpty || verdict.shown.isEmpty { return }
    let text = MarkdownReport().text(of: verdict) + "\n"
    if let failure = Output.append(text, to: file), !request.isQuiet {
      Output.note("the job's summary, `\(file)`, cannot be written: \(failure.reason).")
    }
  }

  /// Finds what is wrong with the files to write before any work is done.
  static func check(_ request: Request, beside options: Linter.Options) throws(UserError) {
    var files = request.furtherReports.map { (option: "--report", file: $0.file) }
    if let file = request.writtenBaseline { files.append(("--write-baseline", file)) }
    if files.isEmpty { return }
    let current = options.currentFolder
    let inputs = Inputs(of: options)
    var seen: Set<Path.Key> = []
    for (option, file) in files {
      let path = FileStatus.absolute(file, in: current)
      let status = FileStatus.of(path, followingLinks: true)
      if case .success(let status) = status, status.kind == .folder {
        throw UserError("`\(option)`: `\(file)` is a folder, not a file.")
      }
      let folder = Path.folder(of: path) ?? "/"
      if case .failure(let failure) = FileStatus.of(folder, followingLinks: true) {
        let shown = Path.shown(folder, in: current)
        throw UserError("`\(option)`: the folder `\(shown)` cannot be used: \(failure.reason).")
      }
      // Two reports can follow each other into a pipe, but not into a file.
      if case .success(let status) = status, status.kind != .file { continue }
      let real = FileStatus.realPath(path) ?? path
      if !seen.insert(Path.Key(real)).inserted {
        throw UserError("`\(option)`: two reports go to `\(file)`.")
      }
      if inputs.contains(real) {
        let what = option == "--report" ? "a report" : "the baseline"
        throw UserError(
          "`\(option)`: `\(file)` is read by this run; \(what) would replace it.")
      }
    }
  }

  /// The files that a run reads, as far as they are known before it, and that no report may replace.
  private struct Inputs {
    private let named: Set<Path.Key>

    init(of options: Linter.Options) {
      var paths = options.paths
      if case .file(let path) = options.configuration { paths.append(path) }
      named = Set(
        paths.compactMap { path in
          FileStatus.realPath(FileStatus.absolute(path, in: options.currentFolder)).map(
            Path.Key.init)
        })
    }

    /// - Parameter path: Absolute, with links resolved where it is there.
    func contains(_ path: String) -> Bool {
      if named.contains(Path.Key(path)) { return true }
      guard case .success = FileStatus.of(path, followingLinks: true) else { return false }
      return path.hasSuffix(".swift") || Path.name(of: path) == Surroundings.configurationName
    }
  }

  /// Writes the further reports; the result is what went wrong.
  static func write(
    _ reports: [Request.FurtherReport], of result: Linter.Result, _ request: Request
  ) -> [UserError] {
    reports.compactMap { report -> UserError? in
      do throws(UserError) {
        try write(report, of: result, request)
        return nil
      } catch { return error }
    }
  }

  private static func write(
    _ report: Request.FurtherReport, of result: Linter.Result, _ request: Request
  ) throws(UserError) {
    let verdict = Verdict(
      result, level: request.level ?? report.format.level, failOn: request.failOn)
    let text = report.format.report(
      of: verdict, style: TextStyle(hasSummary: !request.isQuiet), root: try root(),
      language: try language(for: request))
    do throws(AtomicFile.Refusal) {
      try AtomicFile.write(Array(text.utf8), to: report.file)
    } catch {
      if case .system(let failure) = error, failure.isBrokenPipe { return }
      throw UserError("the report `\(report.file)` cannot be written: \(error.reason).")
    }
  }

  /// The bar that shows the work, where one is wanted.
  static func progressBar(for request: Request) -> ProgressBar? {
    let screen = Output.screen(2)
    let isWanted =
      request.progress == .always
      || request.progress == .auto && screen.isTerminal && !screen.isDumb && !request.isQuiet
    return isWanted ? ProgressBar(columns: screen.columns ?? 80) : nil
  }
}

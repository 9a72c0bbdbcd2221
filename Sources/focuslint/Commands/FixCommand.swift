import FocusLint

extension Command {
  /// What mending came to: what is left to report, and what could not be done.
  struct Mending {
    var result: Linter.Result
    var mistakes: [UserError] = []
    var notes: [String] = []
    /// What standard output carries in the place of a report.
    var output: [UInt8]?
    var hasDiff = false
  }

  /// Mends what can be mended as the command line asks for it: in the files, in the text from standard
  /// input, or as a diff.
  static func mend(_ linter: Linter, by means: Fixer.Means, _ request: Request) -> Mending {
    let outcome = Fixer(linter: linter, means: means).outcome()
    let current = linter.options.currentFolder
    var mending = Mending(result: outcome.result)
    var mended = outcome.files
    if request.showsDiff {
      show(mended, in: current, &mending)
    } else if let path = linter.options.standardInput {
      mending.output = mended.first?.bytes ?? linter.options.texts[Path.Key(path)]
    } else {
      mended = write(outcome, request, &mending)
    }
    let count = mended.reduce(0) { $0 + $1.mended }
    if count > 0 {
      let problems = "\(count) problem\(count == 1 ? "" : "s")"
      let files = "\(mended.count) file\(mended.count == 1 ? "" : "s")"
      let isHidden = if case .suppressions = means { true } else { false }
      let verb =
        isHidden ? (past: "hid", participle: "hidden") : (past: "fixed", participle: "fixed")
      mending.notes.append(
        request.showsDiff
          ? "\(problems) can be \(verb.participle) in \(files)."
          : "\(verb.past) \(problems) in \(files).")
    }
    if !outcome.unhidden.isEmpty { mending.notes.append(note(on: outcome.unhidden)) }
    return mending
  }

  /// Makes a diff of what was mended.
  private static func show(
    _ files: [Fixer.MendedFile], in current: String, _ mending: inout Mending
  ) {
    let diff = files.flatMap { file in
      UnifiedDiff.bytes(
        Path.shown(file.file.path, in: current), from: file.file.bytes, to: file.bytes)
    }
    mending.hasDiff = !diff.isEmpty
    // A program that applies it needs its bytes; a terminal is not to be led astray by them.
    mending.output =
      Output.screen(1).isTerminal
      ? Array(Terminal.visible(lines: String(decoding: diff, as: UTF8.self)).utf8) : diff
    if files.contains(where: { Path.relative($0.file.path, to: current) == nil }) {
      mending.notes.append(
        "the diff names files outside the current folder, which `git apply` does not take here.")
    }
  }

  /// Writes what was mended, and reports what is on the disk where that is not possible.
  ///
  /// - Returns: The files that were written.
  private static func write(
    _ outcome: Fixer.Outcome, _ request: Request, _ mending: inout Mending
  ) -> [Fixer.MendedFile] {
    var linter = outcome.linter
    let current = linter.options.currentFolder
    let written = outcome.files.filter { file in
      do throws(AtomicFile.Refusal) {
        try file.write()
        return true
      } catch {
        let shown = Path.shown(file.file.path, in: current)
        let reason =
          request.judgesIndex && error == .changed
          ? "it has changes that are not staged" : error.reason
        mending.mistakes.append(UserError("`\(shown)` cannot be written: \(reason)."))
        linter.options.texts[Path.Key(file.file.path)] = nil
        return false
      }
    }
    if written.count < outcome.files.count { mending.result = linter.result() }
    return written
  }

  private static func note(on unhidden: [Diagnostic]) -> String {
    let places = unhidden.map(\.place).map { "\($0.file):\($0.start.line):\($0.start.column)" }
    return "\(places.count) problem\(places.count == 1 ? "" : "s") cannot be hidden by a comment: "
      + places.joined(separator: ", ") + "."
  }
}

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
    var mending = Mending(result: outcome.result)
    if request.showsDiff {
      let diff = outcome.files.flatMap { file in
        UnifiedDiff.bytes(
          Path.shown(file.file.path, in: linter.options.currentFolder), from: file.file.bytes,
          to: file.bytes)
      }
      mending.hasDiff = !diff.isEmpty
      // A program that applies it needs its bytes; a terminal is not to be led astray by them.
      mending.output =
        Output.screen(1).isTerminal
        ? Array(Terminal.visible(lines: String(decoding: diff, as: UTF8.self)).utf8) : diff
    } else if let path = linter.options.standardInput {
      mending.output = outcome.files.first?.bytes ?? linter.options.texts[Path.Key(path)]
    } else {
      for file in outcome.files {
        do throws(AtomicFile.Refusal) { try file.write() } catch {
          let shown = Path.shown(file.file.path, in: linter.options.currentFolder)
          mending.mistakes.append(UserError("`\(shown)` cannot be written: \(error.reason)."))
        }
      }
    }
    if outcome.mended > 0 {
      let verb = request.showsDiff ? "can be mended" : "mended"
      let problems = "\(outcome.mended) problem\(outcome.mended == 1 ? "" : "s")"
      let files = "\(outcome.files.count) file\(outcome.files.count == 1 ? "" : "s")"
      mending.notes.append(
        "\(verb == "mended" ? "mended \(problems)" : "\(problems) \(verb)") in \(files).")
    }
    return mending
  }
}

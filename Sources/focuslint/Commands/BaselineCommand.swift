import FocusLint

extension Command {
  /// Writes down what a run found, which then counts as known; the result is what went wrong.
  ///
  /// - Parameter isComplete: Whether all was linted that should be.
  static func write(
    baseline file: String, of result: inout Linter.Result, _ linter: Linter, isComplete: Bool
  ) -> [UserError] {
    guard isComplete else {
      return [UserError("the baseline `\(file)` is not written, since not all was linted.")]
    }
    do throws(UserError) {
      let path = FileStatus.absolute(file, in: linter.options.currentFolder)
      let baseline = try linter.baseline(at: path, holding: result.diagnostics)
      try write(baseline, to: path, shown: file)
      result.notes.append("\(contents(of: baseline)) written to `\(file)`.")
      result.baselined = result.diagnostics.count
      result.diagnostics = []
      return []
    } catch { return [error] }
  }

  static func write(_ baseline: Baseline, to path: String, shown: String) throws(UserError) {
    do throws(AtomicFile.Refusal) {
      try AtomicFile.write(Array(baseline.text.utf8), to: path)
    } catch {
      throw UserError("the baseline `\(shown)` cannot be written: \(error.reason).")
    }
  }

  /// How much a baseline holds, in words.
  static func contents(of baseline: Baseline) -> String {
    let (problems, files) = (baseline.count, baseline.files.count)
    let words = "\(problems) problem\(problems == 1 ? "" : "s")"
    return files == 0 ? words : "\(words) in \(files) file\(files == 1 ? "" : "s")"
  }
}

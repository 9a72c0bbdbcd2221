import FocusLint

extension Command {
  /// Joins reports into one; the result is the exit status of a run that found all of it.
  ///
  /// Where one of them is none, nothing is joined: what is left would look like all there is.
  static func merge(_ request: Request) throws(UserError) -> Int32 {
    if request.words.isEmpty {
      throw UserError(
        "`merge` needs the names of reports.",
        advice: "It is written `\(Product.name) \(Command.merge.usage)`.")
    }
    var files: [(name: String, bytes: [UInt8])] = []
    var mistakes: [UserError] = []
    var seen: Set<Path.Key> = []
    for name in request.words {
      guard seen.insert(Path.Key(FileStatus.realPath(name) ?? name)).inserted else {
        mistakes.append(UserError("`\(name)` is named twice.", advice: ReportMerger.once))
        continue
      }
      switch FileContents.bytes(of: name) {
      case .success(let bytes): files.append((name, bytes))
      case .failure(let failure):
        mistakes.append(UserError("`\(name)` cannot be read: \(failure.reason)."))
      }
    }
    let merger = ReportMerger(files)
    mistakes += merger.mistakes
    for mistake in mistakes { Output.tell(mistake) }
    guard mistakes.isEmpty, let merged = merger.merged else { return 2 }
    try Output.write(merged.text)
    let isGrave = request.failOn.map { least in merged.severities.contains { $0 >= least } }
    let warnings = merged.severities.count { $0 == .warning }
    return isGrave ?? false || request.maxWarnings.map { warnings > $0 } ?? false ? 1 : 0
  }
}

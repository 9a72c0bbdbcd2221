import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Request {
  /// The filters that the command line asks for.
  func filters(in current: String) -> Filters {
    var filters = Filters()
    if let baselineFile {
      filters.baseline = .file(FileStatus.absolute(baselineFile, in: current))
    } else if writtenBaseline != nil || refusesBaseline {
      filters.baseline = .none
    }
    if judgesIndex {
      filters.changes = .staged(StagedIndex(file: Request.index(in: current), for: current))
    } else if let revision {
      filters.changes = .since(revision)
    }
    filters.shard = shard
    return filters
  }

  /// The index that git tells a hook of.
  private static func index(in current: String) -> String? {
    getenv("GIT_INDEX_FILE").map { Path.absolute(String(cString: $0), in: current) }
  }

  func refuseFilterConflicts() throws(UserError) {
    if judgesIndex, revision != nil {
      throw UserError("`--staged` and `--changed-since` are two ways to say what counts; use one.")
    }
    if judgesIndex, readsStandardInput {
      throw UserError("`--staged` lints what the index holds, so no `--stdin` can go with it.")
    }
    if refusesBaseline, baselineFile != nil {
      throw UserError("`--baseline` and `--no-baseline` contradict each other.")
    }
    guard let writtenBaseline else { return }
    let filters: [(name: String, isUsed: Bool)] = [
      ("--only", selection.only != nil), ("--enable", !selection.enabled.isEmpty),
      ("--disable", !selection.disabled.isEmpty), ("--level", level != nil),
      ("--baseline", baselineFile != nil), ("--changed-since", revision != nil),
      ("--staged", judgesIndex), ("--shard", shard != nil), ("--stdin", readsStandardInput),
      ("--isolated", isIsolated), ("--diff", showsDiff),
    ]
    if let filter = filters.first(where: \.isUsed) {
      throw UserError(
        "`--write-baseline` writes down all problems, so no `\(filter.name)` can go with it.",
        advice: "Leave out `\(filter.name)`; what is linted, `\(writtenBaseline)` is to hold.")
    }
  }
}

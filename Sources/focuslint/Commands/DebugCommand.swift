import FocusLint

/// What `debug` can show of a file.
enum DebugView: String, CaseIterable { case tree, facts, matches }

extension Command {
  /// Prints how focuslint reads a file; the result is the exit status.
  static func debug(what: DebugView, file: String) throws(UserError) -> Int32 {
    let bytes: [UInt8]
    switch FileContents.bytes(of: file) {
    case .success(let text): bytes = text
    case .failure(let failure): throw UserError("`\(file)` cannot be read: \(failure.reason).")
    }
    let reading = Reading(
      SourceFile(path: file, bytes: bytes), platforms: .unknown, module: "", parser: Parser())
    for facts in reading.variants {
      if reading.variants.count > 1 {
        print("# \(facts.platforms.versions.keys.map(\.rawValue).sorted().joined(separator: ", "))")
      }
      switch what {
      case .tree: print(facts.tree, terminator: "")
      case .facts: print(facts, terminator: "")
      case .matches:
        throw UserError("`debug matches` shows what queries find, and no rule is a query yet.")
      }
    }
    if reading.isCutShort { throw UserError("`\(file)` was read only in part.") }
    return 0
  }
}

import FocusLint

/// What `debug` can show of a file.
enum DebugView: String, CaseIterable { case tree, facts, matches }

extension Command {
  /// Prints how focuslint reads a file; the result is the exit status.
  static func debug(_ request: Request) throws(UserError) -> Int32 {
    let words = try request.words(2...2)
    let what = try Flag.choice(words[0], "view of a file", DebugView.self)
    let file = words[1]
    if what == .matches {
      throw UserError("`debug matches` shows what queries find, and no rule is a query yet.")
    }
    let bytes: [UInt8]
    switch FileContents.bytes(of: file) {
    case .success(let text): bytes = text
    case .failure(let failure): throw UserError("`\(file)` cannot be read: \(failure.reason).")
    }
    let reading = Reading(
      SourceFile(path: file, bytes: bytes), platforms: .unknown, module: "", parser: Parser())
    var text = ""
    for facts in reading.variants {
      if reading.variants.count > 1 {
        let platforms = facts.platforms.versions.keys.map(\.rawValue).sorted()
        text += "# \(platforms.joined(separator: ", "))\n"
      }
      text += what == .tree ? facts.tree.description : facts.description
    }
    try Output.write(Terminal.visible(lines: text))
    if reading.isCutShort { Output.note("`\(file)` was read only in part.") }
    return 0
  }
}

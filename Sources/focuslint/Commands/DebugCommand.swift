import FocusLint

/// What `debug` can show of a file.
enum DebugView: String, CaseIterable { case tree, grammar, facts, matches }

extension Command {
  /// Prints how focuslint reads a file; the result is the exit status.
  static func debug(_ request: Request) throws(UserError) -> Int32 {
    let words = try request.words(2...2)
    let what = try Flag.choice(words[0], "view of a file", DebugView.self)
    let file = words[1]
    let queries = try what == .matches ? queries(for: request) : []
    let bytes: [UInt8]
    switch FileContents.bytes(of: file) {
    case .success(let text): bytes = text
    case .failure(let failure): throw UserError("`\(file)` cannot be read: \(failure.reason).")
    }
    let source = SourceFile(path: file, bytes: bytes)
    let parser = Parser()
    if what == .grammar {
      let variants = Variant.variants(of: bytes, source.scan)
      let texts = variants.map { variant in
        head(variant.platforms.map(\.rawValue), isAlone: variants.count == 1)
          + parser.grammarTree(of: variant.text, in: source)
      }
      try Output.write(Terminal.visible(lines: texts.joined()))
      return 0
    }
    let reading = Reading(source, platforms: .unknown, module: "", queries: queries, parser: parser)
    var text = ""
    for facts in reading.variants {
      text += head(
        facts.platforms.versions.keys.map(\.rawValue), isAlone: reading.variants.count == 1)
      switch what {
      case .tree, .grammar: text += facts.tree.description
      case .facts: text += facts.description
      case .matches: text += facts.matchesDescription
      }
    }
    try Output.write(Terminal.visible(lines: text))
    if reading.isCutShort { Output.note("`\(file)` was read only in part.") }
    return 0
  }

  private static func head(_ platforms: [String], isAlone: Bool) -> String {
    isAlone ? "" : "# \(platforms.sorted().joined(separator: ", "))\n"
  }

  /// Those of the rules that hold in the current folder.
  private static func queries(for request: Request) throws(UserError) -> [Query] {
    let rules = try rules(for: request, in: Folder.current()).rules
    let queries = rules.compactMap(\.query)
    let mistakes = queries.compactMap { $0.compile() }
    for mistake in mistakes.dropLast() { Output.tell(mistake) }
    if let last = mistakes.last { throw last }
    if queries.isEmpty {
      throw UserError(
        "`debug matches` shows what rules of your own find, and there are none here.",
        advice: "`--rules DIR` or `rule-folders` in `\(Surroundings.configurationName)` names them."
      )
    }
    return queries
  }
}

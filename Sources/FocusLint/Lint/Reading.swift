/// One file that was read and parsed.
package struct Reading: Sendable {
  package var file: SourceFile
  /// One for each variant of its text; fewer where a parse was cut short.
  package var variants: [FileFacts]
  package var isCutShort: Bool
  package var suppressions: [Suppression]
  /// Names `x` of `$x` anywhere in a file with more branches than variants.
  package var unread: Set<String> = []

  var hasSyntaxErrors: Bool { variants.contains { $0.tree.hasErrors } }

  /// Whether all of it was understood, so that what is not seen in it is not there.
  var isWhole: Bool { !isCutShort && !hasSyntaxErrors }

  package init(
    _ file: SourceFile, platforms: Platforms, module: String, vocabulary: Vocabulary = Vocabulary(),
    queries: [Query] = [], parser: Parser
  ) {
    var sections = ParsedSections()
    self.init(
      file, platforms: platforms, module: module, vocabulary: vocabulary, sections: &sections,
      queries: queries, parser: parser)
  }

  /// - Parameters:
  ///   - sections: Those of an earlier text; afterwards those of this one.
  ///   - queries: What is looked for.
  package init(
    _ file: SourceFile, platforms: Platforms, module: String, vocabulary: Vocabulary,
    sections: inout ParsedSections, queries: [Query], parser: Parser
  ) {
    // To compile takes time that is not the file's.
    for query in queries { query.compile() }
    sections.prepare(for: queries)
    defer { sections.forgetUnused() }
    self.file = file
    let scan = file.scan
    isCutShort = scan.tooDeep != nil
    suppressions = Suppression.all(in: file, comments: scan.comments)
    variants = []
    let all = Variant.variants(of: file.bytes, scan)
    if all.count == Variant.maximum { unread = Reading.projections(in: file.bytes) }
    let deadline = Parser.clock + min(.seconds(2), Parser.budget(for: file.bytes.count) * all.count)
    let configured = all.filter { !$0.platforms.isDisjoint(with: platforms.versions.keys) }
    for variant in all {
      let text = variant.text
      guard
        let tree = parser.tree(
          of: text, in: file, vocabulary: vocabulary, sections: &sections, queries: queries,
          before: deadline)
      else {
        isCutShort = true
        continue
      }
      variants.append(
        FileFacts(
          file: file, tree: tree, variant: variant, configured: platforms, module: module,
          ownCode: variant.platforms.isDisjoint(with: platforms.versions.keys)
            ? variant.code(notIn: configured) : nil))
    }
  }

  /// An import in one branch of an `#if` makes all of the file test code.
  var isTestFile: Bool { variants.contains(where: \.unreported.isTestFile) }

  /// The variant that a run sees; the first where none says.
  func facts(for run: Variant.Run) -> FileFacts? {
    variants.isEmpty ? nil : variants[place(of: run)]
  }

  /// Where that is among them.
  func place(of run: Variant.Run) -> Int { variants.firstIndex { $0.runs.contains(run) } ?? 0 }

  private static func projections(in bytes: [UInt8]) -> Set<String> {
    let pieces = bytes.split(separator: UInt8(ascii: "$")).dropFirst()
    return Set(
      pieces.map { piece in
        String(
          decoding: piece.prefix {
            $0 == UInt8(ascii: "_") || $0 >= 0x80 || Character(UnicodeScalar($0)).isLetter
              || Character(UnicodeScalar($0)).isNumber
          }, as: UTF8.self)
      })
  }
}

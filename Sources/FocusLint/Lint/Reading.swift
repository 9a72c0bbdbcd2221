/// One file that was read and parsed.
package struct Reading: Sendable {
  package var file: SourceFile
  /// One for each variant of its text; fewer where a parse was cut short.
  package var variants: [FileFacts]
  package var isCutShort: Bool

  var hasSyntaxErrors: Bool { variants.contains { $0.tree.hasErrors } }

  package init(_ file: SourceFile, platforms: Platforms, module: String, parser: Parser) {
    self.file = file
    let scan = Scan(file.bytes)
    isCutShort = scan.tooDeep != nil
    variants = []
    let all = Variant.variants(of: file.bytes, scan)
    let deadline = Parser.clock + min(.seconds(2), Parser.budget(for: file.bytes.count) * all.count)
    for variant in all {
      guard let tree = parser.tree(of: variant.text, in: file, before: deadline) else {
        isCutShort = true
        continue
      }
      variants.append(
        FileFacts(
          file: file, tree: tree, variant: variant, configured: platforms, module: module))
    }
  }

  /// The variant that a run sees; the first where none says.
  func facts(for run: Variant.Run) -> FileFacts? {
    variants.first { $0.runs.contains(run) } ?? variants.first
  }
}

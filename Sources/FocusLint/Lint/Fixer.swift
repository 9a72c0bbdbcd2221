/// Mends what a linter finds, round after round, until nothing is left that it can mend.
///
/// Nothing is written: the texts of one round are what the next one lints.
package struct Fixer: Sendable {
  package enum Means: Hashable, Sendable {
    /// The problems' own fixes: the safe ones, or all.
    case fixes(unsafe: Bool)
    /// A comment that hides the problem, with a reason.
    case suppressions(reason: String)
  }

  /// A file with edits made in it.
  package struct MendedFile: Sendable {
    /// As it was read.
    package var file: SourceFile
    package var bytes: [UInt8]
  }

  package struct Outcome: Sendable {
    /// What is left.
    package var result: Linter.Result
    /// In the order of the bytes of their paths.
    package var files: [MendedFile] = []
    /// How many problems were mended.
    package var mended = 0
  }

  package static let maximumRounds = 10

  package var linter: Linter
  package var means: Means

  package init(linter: Linter, means: Means) {
    self.linter = linter
    self.means = means
  }

  package func outcome() -> Outcome {
    var linter = linter
    var outcome = Outcome(result: linter.result())
    var files: [Path.Key: MendedFile] = [:]
    for _ in 0..<Fixer.maximumRounds {
      let round = round(outcome.result.diagnostics)
      if round.edits.isEmpty { break }
      for (key, edits) in Dictionary(grouping: round.edits, by: { Path.Key($0.file.path) }) {
        let source = edits[0].file
        let bytes = source.bytes(after: edits)
        files[key] = MendedFile(file: files[key]?.file ?? source, bytes: bytes)
        linter.options.texts[key] = bytes
      }
      outcome.mended += round.mended
      outcome.result = linter.result()
    }
    outcome.files = files.values.filter { $0.bytes != $0.file.bytes }
      .sorted { Path.precedes($0.file.path, $1.file.path) }
    return outcome
  }

  /// What can be done at once: of two ways that touch the same place, the first.
  private func round(_ diagnostics: [Diagnostic]) -> (edits: [TextEdit], mended: Int) {
    switch means {
    case .fixes(let unsafe):
      let fixes = diagnostics.compactMap { diagnostic in
        diagnostic.fixes.first { unsafe || $0.safety == .safe }.map { $0.edits.map(\.textEdit) }
      }
      return Fixer.withoutConflicts(fixes)
    case .suppressions(let reason):
      let comments = Set(linter.rules.filter { $0.group == .comments }.map(\.id))
      let inCode = diagnostics.filter { !comments.contains($0.rule) }
      let groups = Dictionary(grouping: inCode) { diagnostic in
        Line(file: diagnostic.place.source, number: diagnostic.place.start.line - 1)
      }
      let edits = groups.compactMap { line, diagnostics in
        Suppression.insertion(
          of: diagnostics.map(\.rule), reason: reason, onLine: line.number, of: line.file
        ).map { ($0, diagnostics.count) }
      }
      return (edits.map(\.0), edits.reduce(0) { $0 + $1.1 })
    }
  }

  private struct Line: Hashable {
    var file: SourceFile
    var number: Int
  }

  private static func withoutConflicts(
    _ fixes: [[TextEdit]]
  ) -> (edits: [TextEdit], mended: Int) {
    var taken: [Path.Key: [TextEdit]] = [:]
    var mended = 0
    for edits in fixes {
      let isFree = edits.allSatisfy { edit in
        taken[Path.Key(edit.file.path)]?.contains(where: edit.conflicts) != true
      }
      guard isFree else { continue }
      mended += 1
      for edit in edits { taken[Path.Key(edit.file.path), default: []].append(edit) }
    }
    return (taken.values.flatMap { $0 }, mended)
  }
}

extension Diagnostic.Edit {
  package var textEdit: TextEdit {
    TextEdit(
      in: place.source, at: SourceRange(place.start.offset, place.end.offset), newText)
  }
}

extension Fixer.MendedFile {
  /// Puts the new text in the place of the old one.
  ///
  /// - Throws: where the file may not be written, or is no longer what was read; it is then as it was.
  package func write() throws(AtomicFile.Refusal) {
    if case .success(let status) = FileStatus.of(file.path, followingLinks: true),
      !status.isWritable
    {
      throw .system(.permission)
    }
    try AtomicFile.write(bytes, to: file.path, expecting: file.bytes)
  }
}

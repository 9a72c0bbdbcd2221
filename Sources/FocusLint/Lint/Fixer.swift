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
    /// How many problems were mended, each counted in the first file that its fix touches.
    package var mended = 0
  }

  package struct Outcome: Sendable {
    /// With the mended texts in the place of those on the disk.
    package var linter: Linter
    /// What is left.
    package var result: Linter.Result
    /// In the order of the bytes of their paths.
    package var files: [MendedFile] = []
    /// Those of the result that should be hidden, and where no comment can stand.
    package var unhidden: [Diagnostic] = []
  }

  /// What is done at once.
  struct Round {
    /// Of two ways that touch the same place, the first.
    var edits: [TextEdit] = []
    var mended: [Path.Key: Int] = [:]
    var unhidden: [Diagnostic] = []
  }

  package static let maximumRounds = 10

  package var linter: Linter
  package var means: Means

  package init(linter: Linter, means: Means) {
    self.linter = linter
    self.means = means
  }

  package func outcome() -> Outcome {
    var outcome = Outcome(linter: linter, result: linter.result())
    var files: [Path.Key: MendedFile] = [:]
    var spared = SparedPlaces(outcome.result.leftAlone)
    for _ in 0..<Fixer.maximumRounds {
      let round = round(outcome.result.diagnostics.filter { !spared.holds($0) })
      outcome.unhidden = round.unhidden
      if round.edits.isEmpty { break }
      for (key, edits) in Dictionary(grouping: round.edits, by: { Path.Key($0.file.path) }) {
        let source = edits[0].file
        var file = files[key] ?? MendedFile(file: source, bytes: [])
        file.bytes = source.bytes(after: edits)
        file.mended += round.mended[key] ?? 0
        files[key] = file
        spared.move(by: edits, in: key)
        outcome.linter.options.texts[key] = file.bytes
      }
      outcome.result = outcome.linter.result()
    }
    outcome.files = files.values.filter { $0.bytes != $0.file.bytes }
      .sorted { Path.precedes($0.file.path, $1.file.path) }
    return outcome
  }

  private func round(_ diagnostics: [Diagnostic]) -> Round {
    switch means {
    case .fixes(let unsafe):
      let fixes = diagnostics.compactMap { diagnostic in
        diagnostic.fixes.first { unsafe || $0.safety == .safe }.map { $0.edits.map(\.textEdit) }
      }
      return Fixer.round(of: fixes)
    case .suppressions(let reason):
      let comments = Set(linter.rules.filter { $0.group == .comments }.map(\.id))
      return Fixer.round(
        hiding: diagnostics.filter { !comments.contains($0.rule) }, reason: reason)
    }
  }

  private static func round(hiding diagnostics: [Diagnostic], reason: String) -> Round {
    var round = Round()
    for (file, diagnostics) in Dictionary(grouping: diagnostics, by: \.place.source) {
      let places = SuppressionPlaces(in: file)
      let lines = Dictionary(grouping: diagnostics) { $0.place.start.line - 1 }
      for (line, diagnostics) in lines {
        let rules = diagnostics.map(\.rule)
        if let edit = places.insertion(of: rules, reason: reason, onLine: line) {
          round.edits.append(edit)
          round.mended[Path.Key(file.path), default: 0] += diagnostics.count
        } else {
          round.unhidden += diagnostics
        }
      }
    }
    round.unhidden.sort(by: Diagnostic.precedes)
    return round
  }

  static func round(of fixes: [[TextEdit]]) -> Round {
    var round = Round()
    var taken: [Path.Key: TakenPlaces] = [:]
    for edits in fixes where !edits.isEmpty {
      let isFree = edits.allSatisfy { taken[Path.Key($0.file.path)]?.conflict(with: $0) != true }
      guard isFree else { continue }
      round.mended[Path.Key(edits[0].file.path), default: 0] += 1
      round.edits += edits
      for edit in edits { taken[Path.Key(edit.file.path), default: TakenPlaces()].take(edit) }
    }
    return round
  }
}

/// The edits of one file that are to be made, none of which conflicts with another.
private struct TakenPlaces {
  /// By their starts. Problems come in the order of the text, so a new one goes to the end, mostly.
  private var edits: [TextEdit] = []

  /// Where an edit would stand.
  private func index(of edit: TextEdit) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start < edit.range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func conflict(with edit: TextEdit) -> Bool {
    let index = index(of: edit)
    return index > 0 && edits[index - 1].conflicts(with: edit)
      || index < edits.count && edits[index].conflicts(with: edit)
  }

  mutating func take(_ edit: TextEdit) { edits.insert(edit, at: index(of: edit)) }
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

/// A problem as it is reported: with words, a severity, and places that people can read.
package struct Diagnostic: Sendable {
  /// A half-open range of one file.
  package struct Place: Sendable {
    package var source: SourceFile
    /// As reports show it: relative below the current folder, else absolute.
    package var file: String
    package var start: Position
    package var end: Position
  }

  package struct Related: Sendable {
    package var message: String
    package var place: Place
  }

  /// A way to mend it.
  package struct Fix: Sendable {
    /// What is done, in a few words.
    package var title: String
    package var safety: FocusLint.Fix.Safety
    package var edits: [Edit]
  }

  package struct Edit: Sendable {
    package var place: Place
    package var newText: String
  }

  package var rule: String
  package var severity: Severity
  /// One sentence.
  package var message: String
  package var place: Place
  package var related: [Related] = []
  package var fixes: [Fix] = []
  /// 16 hex digits that stay the same when lines above move.
  package var fingerprint: String

  package init(
    rule: String, severity: Severity, message: String, place: Place, related: [Related] = [],
    fixes: [Fix] = [], fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.related = related
    self.fixes = fixes
    self.fingerprint = fingerprint
  }

  /// Whether it has a fix that needs no reader's eye.
  package var isFixable: Bool { fixes.contains { $0.safety == .safe } }

  /// The order of reports: path bytes, start, rule, end, message.
  package static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if !Path.same(left.place.file, right.place.file) {
      return Path.precedes(left.place.file, right.place.file)
    }
    let start = (left.place.start.offset, right.place.start.offset)
    if start.0 != start.1 { return start.0 < start.1 }
    if !Path.same(left.rule, right.rule) { return Path.precedes(left.rule, right.rule) }
    let end = (left.place.end.offset, right.place.end.offset)
    if end.0 != end.1 { return end.0 < end.1 }
    return Path.precedes(left.message, right.message)
  }
}

/// Makes diagnostics of the problems in one file.
package struct DiagnosticMaker: Sendable {
  package var rules: [String: Rule]
  package var currentFolder: String

  package init(rules: [Rule], currentFolder: String) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    self.currentFolder = currentFolder
  }

  /// The diagnostics of one file's problems, in the order of reports.
  ///
  /// - Parameter project: The folder that the fingerprint's path is relative to; where there is
  ///   none, the fingerprint takes the file's name alone.
  package func diagnostics(
    for problems: [Problem], settings: FileSettings, project: String?
  ) -> [Diagnostic] {
    let places = Places(of: problems, currentFolder: currentFolder)
    // One line may be the whole file and hold thousands of problems: it is hashed once a rule.
    var fingerprints: [String: [Int: String]] = [:]
    return problems.map { problem in
      let texts = rules[problem.rule].flatMap { $0.texts[settings.language] ?? $0.texts[.english] }
      let place = places.place(problem.range, in: problem.file)
      let line = place.start.line
      let fingerprint =
        fingerprints[problem.rule]?[line]
        ?? Fingerprint.of(problem, line: line - 1, project: project)
      fingerprints[problem.rule, default: [:]][line] = fingerprint
      return Diagnostic(
        rule: problem.rule,
        severity: settings.severities[problem.rule] ?? rules[problem.rule]?.severity ?? .warning,
        message: Template.filled(
          texts?.messages[problem.message] ?? problem.message, problem.arguments),
        place: place,
        related: problem.related.map { related in
          Diagnostic.Related(
            message: Template.filled(
              texts?.related[related.message] ?? related.message, related.arguments),
            place: places.place(related.range, in: related.file))
        },
        fixes: problem.fix.map { [fix(of: $0, texts, places)] } ?? [],
        fingerprint: fingerprint)
    }.sorted(by: Diagnostic.precedes)
  }

  private func fix(
    of fix: Fix, _ texts: Rule.Texts?, _ places: Places
  ) -> Diagnostic.Fix {
    Diagnostic.Fix(
      title: Template.filled(texts?.fixes[fix.title] ?? fix.title, fix.arguments),
      safety: fix.safety,
      edits: fix.edits.map { edit in
        Diagnostic.Edit(place: places.place(edit.range, in: edit.file), newText: edit.newText)
      })
  }
}

/// The lines and columns of all places in some problems, read in one pass over each file.
private struct Places {
  private var positions: [SourceFile: [Int: Position]] = [:]
  private let currentFolder: String

  init(of problems: [Problem], currentFolder: String) {
    self.currentFolder = currentFolder
    var offsets: [SourceFile: Set<Int>] = [:]
    for problem in problems {
      let places =
        [(problem.file, problem.range)] + problem.related.map { ($0.file, $0.range) }
        + (problem.fix?.edits ?? []).map { ($0.file, $0.range) }
      for (file, range) in places {
        offsets[file, default: []].formUnion([range.start, range.end])
      }
    }
    for (file, asked) in offsets { positions[file] = file.positions(at: asked) }
  }

  func place(_ range: SourceRange, in file: SourceFile) -> Diagnostic.Place {
    let known = positions[file] ?? [:]
    return Diagnostic.Place(
      source: file, file: Path.shown(file.path, in: currentFolder),
      start: known[range.start] ?? file.position(at: range.start),
      end: known[range.end] ?? file.position(at: range.end))
  }
}

/// Sentences with places to fill.
package enum Template {
  /// Puts arguments in the place of `{name}`; braces that hold no argument's name stay.
  package static func filled(_ template: String, _ arguments: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      if let close = rest.firstIndex(of: "}"),
        let argument = arguments[String(rest[rest.index(after: open)..<close])]
      {
        text += argument
        rest = rest[rest.index(after: close)...]
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text + rest
  }
}

/// What tells one diagnostic from another when lines above it move.
package enum Fingerprint {
  /// FNV-1a, 64 bits, of the rule, the path relative to the project and the line's text, with a
  /// zero byte between them.
  package static func of(rule: String, path: String, line: [UInt8]) -> String {
    var hash = FNV()
    for part in [Array(rule.utf8), [0], Array(path.utf8), [0], line] { hash.add(part) }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Of a problem that starts on a line, counted from 0.
  static func of(_ problem: Problem, line: Int, project: String?) -> String {
    let path = problem.file.path
    return of(
      rule: problem.rule,
      path: project.flatMap { Path.relative(path, to: $0) } ?? Path.name(of: path),
      line: text(ofLine: line, in: problem.file))
  }

  /// A line's bytes without ASCII white space, counted from 0.
  package static func text(ofLine line: Int, in file: SourceFile) -> [UInt8] {
    let range = file.lines.range(ofLine: line, in: file.bytes)
    return file.bytes[range.start..<range.end].filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }
}

extension SourceFile {
  /// The places of many offsets in one pass, however long the lines are.
  package func positions(at offsets: Set<Int>) -> [Int: Position] {
    var positions: [Int: Position] = [:]
    var previous = Position(line: 0, column: 0, offset: 0)
    for offset in offsets.sorted() {
      let end = min(max(0, offset), bytes.count)
      let line = lines.line(at: end)
      var position = Position(line: line + 1, column: 1, offset: end)
      if previous.line == position.line,
        previous.offset >= lines.range(ofLine: line, in: bytes).start
      {
        position.column = previous.column + text(SourceRange(previous.offset, end)).utf16.count
      } else {
        position = self.position(at: end)
      }
      positions[offset] = position
      previous = position
    }
    return positions
  }
}

/// The report for reviewdog, which makes comments of it and, of fixes, changes to take with a click:
/// https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
///
/// Columns count UTF-8 bytes from 1; ranges are half-open.
enum RDJSONReport {
  /// A change of more lines is none to take unread.
  private static let longest = 40

  static func text(of verdict: Verdict) -> String {
    JSON.line(
      of: [
        "source": ["name": .string(Product.name)],
        "diagnostics": .array(verdict.shown.map(entry)),
      ] as JSONValue)
  }

  private static func entry(of diagnostic: Diagnostic) -> JSONValue {
    let code: JSONValue = ["value": .string(diagnostic.rule)]
    let suggestions = diagnostic.fixes.compactMap(suggestion)
    let related = diagnostic.related.map { related -> JSONValue in
      ["message": .string(related.message), "location": location(of: related.place)]
    }
    let entry: JSONValue = [
      "message": .string(diagnostic.message),
      "location": location(of: diagnostic.place),
      "severity": .string(diagnostic.severity.rawValue.uppercased()),
      "code": code.adding(["url": Product.page(of: diagnostic.rule).map { .string($0) }]),
    ]
    return entry.adding([
      "suggestions": suggestions.isEmpty ? nil : .array(suggestions),
      "related_locations": related.isEmpty ? nil : .array(related),
    ])
  }

  /// A fix as one range and its new text; nil where it cannot be that: its edits are in several files
  /// or far apart.
  private static func suggestion(for fix: Diagnostic.Fix) -> JSONValue? {
    let edits = fix.edits.sorted { $0.place.start.offset < $1.place.start.offset }
    guard let first = edits.first, let last = edits.last,
      edits.allSatisfy({ $0.place.source == first.place.source }),
      last.place.end.line - first.place.start.line < longest
    else { return nil }
    var whole = first.place
    whole.end = last.place.end
    var text = ""
    var offset = whole.start.offset
    for edit in edits {
      text += whole.source.text(SourceRange(offset, edit.place.start.offset)) + edit.newText
      offset = edit.place.end.offset
    }
    return ["range": range(of: whole), "text": .string(text)]
  }

  private static func location(of place: Diagnostic.Place) -> JSONValue {
    ["path": .string(place.file), "range": range(of: place)]
  }

  private static func range(of place: Diagnostic.Place) -> JSONValue {
    func position(_ position: Position) -> JSONValue {
      ["line": .integer(position.line), "column": .integer(place.byteColumn(of: position))]
    }
    return ["start": position(place.start), "end": position(place.end)]
  }
}

/// The report for programs, version 1: one line, keys in order.
package enum JSONReport {
  package static func text(of verdict: Verdict) -> String {
    let document = JSON.object([
      "version": .number(1),
      "tool": .object(["name": .string(Product.name), "version": .string(Product.version)]),
      "diagnostics": .array(verdict.shown.map(diagnostic)),
      "summary": summary(verdict.summary),
    ])
    return document.text + "\n"
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> JSON {
    .object([
      "rule": .string(diagnostic.rule),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "file": .string(diagnostic.place.file),
      "range": range(diagnostic.place),
      "related": .array(
        diagnostic.related.map { related in
          .object([
            "message": .string(related.message), "file": .string(related.place.file),
            "range": range(related.place),
          ])
        }),
      "fixes": .array([]),
      "fingerprint": .string(diagnostic.fingerprint),
    ])
  }

  private static func range(_ place: Diagnostic.Place) -> JSON {
    .object(["start": position(place.start), "end": position(place.end)])
  }

  private static func position(_ position: Position) -> JSON {
    .object([
      "line": .number(position.line), "column": .number(position.column),
      "offset": .number(position.offset),
    ])
  }

  private static func summary(_ summary: Summary) -> JSON {
    .object([
      "files": .number(summary.files), "errors": .number(summary.errors),
      "warnings": .number(summary.warnings), "infos": .number(summary.infos),
      "suppressed": .number(summary.suppressed), "baselined": .number(summary.baselined),
      "filesWithSyntaxErrors": .number(summary.filesWithSyntaxErrors),
      "filesCutShort": .number(summary.filesCutShort),
    ])
  }
}

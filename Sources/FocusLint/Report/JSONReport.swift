/// The report for programs, version 1, with keys in order.
package enum JSONReport {
  /// One object on one line.
  package static func text(of verdict: Verdict) -> String {
    JSON.line(of: Document(verdict))
  }

  /// One object a line: each diagnostic as in `text`, and at the end what else that holds.
  ///
  /// The last line is the one with the key `summary`; no other has it.
  package static func lines(of verdict: Verdict) -> String {
    var end = Document(verdict)
    let diagnostics = end.diagnostics ?? []
    end.diagnostics = nil
    return diagnostics.map(JSON.line).joined() + JSON.line(of: end)
  }
}

private struct Document: Encodable {
  var version = 1
  var tool = JSON.Tool()
  /// Nil where each has a line of its own.
  var diagnostics: [Entry]?
  var summary: Counts

  struct Entry: Encodable {
    var rule: String
    var severity: String
    var message: String
    var file: String
    var range: JSON.Range
    var related: [Related]
    var fixes: [Fix]
    var fingerprint: String
    /// The rule's page; left out where it has none.
    var url: String?
  }

  struct Related: Encodable {
    var message: String
    var file: String
    var range: JSON.Range
  }

  struct Fix: Encodable {
    var title: String
    var safety: String
    var edits: [Edit]
  }

  struct Edit: Encodable {
    var file: String
    var range: JSON.Range
    var newText: String
  }

  struct Counts: Encodable {
    var files: Int
    var errors: Int
    var warnings: Int
    var infos: Int
    var suppressed: Int
    var baselined: Int
    var filesWithSyntaxErrors: Int
    var filesCutShort: Int
  }

  init(_ verdict: Verdict) {
    diagnostics = verdict.shown.map(Entry.init)
    summary = Counts(verdict.summary)
  }
}

extension Document.Entry {
  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    file = diagnostic.place.file
    range = JSON.Range(diagnostic.place)
    related = diagnostic.related.map {
      Document.Related(
        message: $0.message, file: $0.place.file, range: JSON.Range($0.place))
    }
    fixes = diagnostic.fixes.map { fix in
      Document.Fix(
        title: fix.title, safety: fix.safety.rawValue,
        edits: fix.edits.map {
          Document.Edit(
            file: $0.place.file, range: JSON.Range($0.place), newText: $0.newText)
        })
    }
    fingerprint = diagnostic.fingerprint
    url = Product.page(of: diagnostic.rule)
  }
}

extension Document.Counts {
  init(_ summary: Summary) {
    files = summary.files
    errors = summary.errors
    warnings = summary.warnings
    infos = summary.infos
    suppressed = summary.suppressed
    baselined = summary.baselined
    filesWithSyntaxErrors = summary.filesWithSyntaxErrors
    filesCutShort = summary.filesCutShort
  }
}

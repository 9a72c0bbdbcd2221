#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The report for programs, version 1: one line, keys in order.
package enum JSONReport {
  package static func text(of verdict: Verdict) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      diagnostics: verdict.shown.map(Entry.init), summary: Counts(verdict.summary))
    // Strings and whole numbers alone: nothing in it can fail to be written.
    guard let data = try? encoder.encode(document) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var version = 1
    var tool = Tool()
    var diagnostics: [Entry]
    var summary: Counts
  }

  private struct Tool: Encodable {
    var name = Product.name
    var version = Product.version
  }

  private struct Entry: Encodable {
    var rule: String
    var severity: String
    var message: String
    var file: String
    var range: Range
    var related: [Related]
    var fixes: [Fix] = []
    var fingerprint: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      severity = diagnostic.severity.rawValue
      message = diagnostic.message
      file = diagnostic.place.file
      range = Range(diagnostic.place)
      related = diagnostic.related.map { related in
        Related(message: related.message, file: related.place.file, range: Range(related.place))
      }
      fingerprint = diagnostic.fingerprint
    }
  }

  private struct Related: Encodable {
    var message: String
    var file: String
    var range: Range
  }

  private struct Fix: Encodable {
    var title: String
    var safety: String
    var edits: [Edit]
  }

  private struct Edit: Encodable {
    var file: String
    var range: Range
    var newText: String
  }

  private struct Range: Encodable {
    var start: Point
    var end: Point

    init(_ place: Diagnostic.Place) {
      start = Point(place.start)
      end = Point(place.end)
    }
  }

  private struct Point: Encodable {
    var line: Int
    var column: Int
    var offset: Int

    init(_ position: Position) {
      (line, column, offset) = (position.line, position.column, position.offset)
    }
  }

  private struct Counts: Encodable {
    var files, errors, warnings, infos, suppressed, baselined: Int
    var filesWithSyntaxErrors, filesCutShort: Int

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
}

import Testing

@testable import FocusLint

/// Fixes as other programs make them give what `--fix` gives.
@Suite struct SuggestionTests {
  private let sample = HostReportTests().sample

  private func value(_ format: ReportFormat, of diagnostics: [Diagnostic]) throws -> JSONValue {
    let text = format.report(of: ReportTests().verdict(diagnostics), root: "/p")
    return try FocusLint.JSON.value(of: JSONValue.self, in: Array(text.utf8))
  }

  private func mended(_ diagnostic: Diagnostic) -> String {
    let source = diagnostic.place.source
    let edits = diagnostic.fixes[0].edits.map {
      TextEdit(
        in: source, at: SourceRange($0.place.start.offset, $0.place.end.offset), $0.newText)
    }
    return String(decoding: source.bytes(after: edits), as: UTF8.self)
  }

  /// The offset of a line and column that count from 1.
  private func offset(_ line: JSONValue?, _ column: JSONValue?, in source: SourceFile, bytes: Bool)
    throws -> Int
  {
    let range = source.lines.range(ofLine: try #require(line?.integer) - 1, in: source.bytes)
    let units = try #require(column?.integer) - 1
    if bytes { return range.start + units }
    let text = source.text(SourceRange(range.start, source.bytes.count))
    return range.start + String(decoding: text.utf16.prefix(units), as: UTF16.self).utf8.count
  }

  @Test(arguments: [0, 1])
  func reviewdogMakesTheFix(index: Int) throws {
    let diagnostic = sample[index]
    let source = diagnostic.place.source
    let entries = try value(.rdjson, of: [diagnostic])["diagnostics"]?.array
    let suggestion = try #require(entries?[0]["suggestions"]?.array?[0])
    let range = try #require(suggestion["range"])
    let start = try offset(
      range[["start", "line"]], range[["start", "column"]], in: source, bytes: true)
    let end = try offset(
      range[["end", "line"]], range[["end", "column"]], in: source, bytes: true)
    let edit = TextEdit(
      in: source, at: SourceRange(start, end), try #require(suggestion["text"]?.string))
    #expect(String(decoding: source.bytes(after: [edit]), as: UTF8.self) == mended(diagnostic))
  }

  @Test(arguments: [0, 1])
  func sarifDescribesTheFix(index: Int) throws {
    let diagnostic = sample[index]
    let source = diagnostic.place.source
    let run = try value(.sarif, of: [diagnostic])["runs"]?.array?[0]
    let fix = try #require(run?["results"]?.array?[0]["fixes"]?.array?[0])
    let replacements = try #require(fix["artifactChanges"]?.array?[0]["replacements"]?.array)
    let edits = try replacements.map { replacement in
      let region = replacement["deletedRegion"]
      return TextEdit(
        in: source,
        at: SourceRange(
          try offset(region?["startLine"], region?["startColumn"], in: source, bytes: false),
          try offset(region?["endLine"], region?["endColumn"], in: source, bytes: false)),
        try #require(replacement[["insertedContent", "text"]]?.string))
    }
    #expect(String(decoding: source.bytes(after: edits), as: UTF8.self) == mended(diagnostic))
  }

  @Test func whatIsNoOneChangeIsNoSuggestion() throws {
    var far = sample[0]
    far.fixes[0].edits[1].place.end.line += 60
    let other = SourceFile(path: "/p/b.swift", text: "")
    var elsewhere = sample[0]
    elsewhere.fixes[0].edits[1].place.source = other
    for diagnostic in [far, elsewhere] {
      let entries = try value(.rdjson, of: [diagnostic])["diagnostics"]?.array
      #expect(entries?.count == 1 && entries?[0]["suggestions"] == nil)
    }
  }
}

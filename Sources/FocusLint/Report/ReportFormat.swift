/// The forms that a report can have.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, markdown, html

  /// What is shown where `--level` is not used.
  package var level: Severity { [.xcode, .github].contains(self) ? .warning : .info }

  /// The whole report, which ends in a newline where it is not empty.
  ///
  /// - Parameters:
  ///   - style: How a text for people looks.
  ///   - root: The folder, absolute, that code hosts take paths to be relative to; nil where they are
  ///     to have paths as they are shown.
  ///   - language: That of what is said of rules.
  package func report(
    of verdict: Verdict, style: TextStyle = TextStyle(), root: String? = nil,
    language: Language = .english
  ) -> String {
    switch self {
    case .text: TextReport(style: style).text(of: verdict)
    case .xcode: XcodeReport.text(of: verdict)
    case .json: JSONReport.text(of: verdict)
    case .jsonl: JSONReport.lines(of: verdict)
    case .sarif: SARIFReport(root: root, language: language).text(of: verdict)
    case .github: GitHubReport(root: root).text(of: verdict)
    case .gitlab: GitLabReport(root: root).text(of: verdict)
    case .checkstyle: CheckstyleReport.text(of: verdict)
    case .junit: JUnitReport.text(of: verdict)
    case .rdjson: RDJSONReport.text(of: verdict)
    case .markdown: MarkdownReport().text(of: verdict)
    case .html: HTMLReport(language: language).text(of: verdict)
    }
  }
}

extension Diagnostic.Place {
  /// The path as code hosts want it: relative to the folder that they have checked out.
  func path(in root: String?) -> String {
    root.map { Path.shown(source.path, in: $0) } ?? file
  }

  /// UTF-8 bytes from 1 in the line of a position of this place's file, as compilers count.
  func byteColumn(of position: Position) -> Int {
    let line = source.lines.range(ofLine: position.line - 1, in: source.bytes)
    return max(0, position.offset - line.start) + 1
  }
}

extension [String] {
  /// The same texts, in which one that was there before has `:2`, `:3` … behind it.
  var distinct: [String] {
    var counts: [String: Int] = [:]
    return map { text in
      let count = counts[text, default: 0] + 1
      counts[text] = count
      return count == 1 ? text : "\(text):\(count)"
    }
  }
}

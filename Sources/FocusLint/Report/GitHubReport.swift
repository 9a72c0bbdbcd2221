/// Workflow commands, which GitHub's runner turns into annotations beside the code.
///
/// It shows some ten of a step, so the worst come first.
struct GitHubReport {
  var root: String?

  func text(of verdict: Verdict) -> String {
    verdict.worstFirst.map(command).joined()
  }

  private func command(for diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    var properties = [
      ("file", place.path(in: root)), ("line", "\(place.start.line)"),
      ("endLine", "\(place.end.line)"),
    ]
    // Of a range over several lines GitHub wants no columns.
    if place.start.line == place.end.line {
      properties += [("col", "\(place.start.column)"), ("endColumn", "\(place.end.column)")]
    }
    properties.append(("title", diagnostic.rule))
    let word = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
    let settings = properties.map { "\($0)=\(GitHubReport.escaped($1, isProperty: true))" }
    // The log of a run shows the message alone, so it says the place too.
    let lines =
      [diagnostic.message, location(of: place)]
      + diagnostic.related.map { "\(location(of: $0.place)): \($0.message)" }
    let message = lines.map { GitHubReport.escaped(Terminal.visible($0), isProperty: false) }
    return "::\(word) \(settings.joined(separator: ","))::\(message.joined(separator: "%0A"))\n"
  }

  private func location(of place: Diagnostic.Place) -> String {
    "\(place.path(in: root)):\(place.start.line):\(place.start.column)"
  }

  /// The text with the escapes that the runner turns back; other control characters are shown.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: Terminal.visible(String(scalar))
      }
    }.joined()
  }
}

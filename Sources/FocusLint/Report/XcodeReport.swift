/// One line for each problem as swiftc prints them, which Xcode shows beside the code.
///
/// Paths are absolute; columns count UTF-8 bytes from 1.
package enum XcodeReport {
  package static func text(of verdict: Verdict) -> String {
    var text = ""
    for diagnostic in verdict.shown {
      let word = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
      let message = Terminal.visible("\(diagnostic.message) [\(diagnostic.rule)]")
      text += "\(location(of: diagnostic.place)): \(word): \(message)\n"
      for related in diagnostic.related {
        text += "\(location(of: related.place)): note: \(Terminal.visible(related.message))\n"
      }
    }
    return text
  }

  private static func location(of place: Diagnostic.Place) -> String {
    let path = Terminal.visible(place.source.path)
    return "\(path):\(place.start.line):\(place.byteColumn(of: place.start))"
  }
}

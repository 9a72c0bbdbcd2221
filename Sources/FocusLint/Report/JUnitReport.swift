/// The report as JUnit writes it: a suite for each file with problems, and in it a failed test for each.
///
/// An info is no failure, so it is left out. Where nothing failed one test passed, since a report
/// without tests is a mistake to many readers.
enum JUnitReport {
  static func text(of verdict: Verdict) -> String {
    let suites = verdict.byFile.compactMap { file, diagnostics in
      let failures = diagnostics.filter { $0.severity > .info }
      return failures.isEmpty ? nil : (file: file, failures: failures)
    }
    let count = suites.reduce(0) { $0 + $1.failures.count }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(Product.name)" tests="\(max(1, count))" failures="\(count)" errors="0">

      """
    for (file, failures) in suites {
      let name = Markup.xml(file)
      let counts = "tests=\"\(failures.count)\" failures=\"\(failures.count)\""
      text += "  <testsuite name=\"\(name)\" \(counts) errors=\"0\" skipped=\"0\">\n"
      text += failures.map(test).joined()
      text += "  </testsuite>\n"
    }
    if suites.isEmpty {
      text += """
          <testsuite name="\(Product.name)" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="No problems" classname="\(Product.name)"/>
          </testsuite>

        """
    }
    return text + "</testsuites>\n"
  }

  private static func test(of diagnostic: Diagnostic) -> String {
    let start = diagnostic.place.start
    let file = Markup.xml(diagnostic.place.file)
    let rule = Markup.xml(diagnostic.rule)
    let message = Markup.xml(diagnostic.message)
    let related = diagnostic.related.map { related in
      "\n\(Markup.xml(location(of: related.place))): \(Markup.xml(related.message))"
    }
    return """
          <testcase name="\(rule) at \(start.line):\(start.column)" classname="\(file)" \
      file="\(file)" line="\(start.line)">
            <failure type="\(diagnostic.severity.rawValue)" message="\(message)">\
      \(Markup.xml(location(of: diagnostic.place))): \(message)\(related.joined())</failure>
          </testcase>

      """
  }

  private static func location(of place: Diagnostic.Place) -> String {
    "\(place.file):\(place.start.line):\(place.start.column)"
  }
}

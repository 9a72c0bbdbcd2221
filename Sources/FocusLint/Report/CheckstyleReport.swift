/// The report as Checkstyle writes it, which many programs read: files, and in each its problems.
///
/// Columns count UTF-16 code units, as Java does.
enum CheckstyleReport {
  static func text(of verdict: Verdict) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">

      """
    for (file, diagnostics) in verdict.byFile {
      text += "  <file name=\"\(Markup.xml(file))\">\n"
      text += diagnostics.map(error).joined()
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func error(for diagnostic: Diagnostic) -> String {
    let start = diagnostic.place.start
    return "    <error line=\"\(start.line)\" column=\"\(start.column)\" "
      + "severity=\"\(diagnostic.severity.rawValue)\" message=\"\(Markup.xml(diagnostic.message))\" "
      + "source=\"\(Product.name).\(Markup.xml(diagnostic.rule))\"/>\n"
  }
}

extension Verdict {
  /// What is shown, file by file, in the order of reports.
  var byFile: [(file: String, diagnostics: [Diagnostic])] {
    var files: [(file: String, diagnostics: [Diagnostic])] = []
    for diagnostic in shown {
      if let last = files.last, Path.same(last.file, diagnostic.place.file) {
        files[files.count - 1].diagnostics.append(diagnostic)
      } else {
        files.append((diagnostic.place.file, [diagnostic]))
      }
    }
    return files
  }
}

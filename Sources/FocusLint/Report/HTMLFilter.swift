/// What a page's problems are filtered with; hidden until the page's script shows it.
struct HTMLFilter {
  private let verdict: Verdict
  private let statistics: Statistics

  init(_ verdict: Verdict, _ statistics: Statistics) {
    self.verdict = verdict
    self.statistics = statistics
  }

  var text: String {
    let files = verdict.byFile.map { (name: $0.file, count: $0.diagnostics.count) }
    let rules = statistics.rules.map { (name: $0.rule, count: $0.problems) }
    return """
      <form hidden>
      <input type="search" name="text" placeholder="Search" aria-label="Search">
      \(severities)\(choice("rule", "All rules", rules))\(choice("file", "All files", files))\
      <output></output>
      </form>

      """
  }

  private var severities: String {
    let summary = verdict.summary
    let counts = [
      ("error", summary.errors), ("warning", summary.warnings), ("info", summary.infos),
    ].filter { $0.1 > 0 }
    if counts.count < 2 { return "" }
    return counts.map { name, count in
      "<label class=\"\(name)\"><input type=\"checkbox\" name=\"\(name)\" checked> "
        + "\(Tally.counted(count, name))</label>\n"
    }.joined()
  }

  private func choice(
    _ name: String, _ all: String, _ choices: [(name: String, count: Int)]
  ) -> String {
    if choices.count < 2 { return "" }
    let options = choices.map { choice in
      let name = Markup.html(choice.name)
      return "<option value=\"\(name)\">\(name) (\(choice.count))</option>\n"
    }
    return """
      <select name="\(name)" aria-label="\(all)">
      <option value="">\(all)</option>
      \(options.joined())</select>

      """
  }
}

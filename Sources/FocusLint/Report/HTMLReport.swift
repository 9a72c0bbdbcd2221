/// The report as one page that needs nothing else: no server, no network, no JavaScript to be read.
///
/// With JavaScript it can be filtered. Its policy lets no script and no style run but its own, whatever
/// stands in names and code.
struct HTMLReport {
  /// How many lines may lie between places that are shown together.
  private static let near = 12

  var language: Language

  func text(of verdict: Verdict) -> String {
    let title =
      verdict.shown.isEmpty ? "no problems" : Tally.counted(verdict.shown.count, "problem")
    let body = verdict.shown.isEmpty ? calm(verdict) : problems(of: verdict)
    return """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(HTMLPage.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Product.name): \(title)</title>
      <style>\(HTMLPage.style)</style>
      </head>
      <body>
      \(body)<footer>\(Product.name) \(Product.version)</footer>
      <script>\(HTMLPage.script)</script>
      </body>
      </html>

      """
  }

  private func calm(_ verdict: Verdict) -> String {
    let files = "\(Tally.counted(verdict.summary.files, "file")) linted."
    return """
      <main class="calm">
      <p class="sign" aria-hidden="true">✓</p>
      <h1>No problems</h1>
      <p>\(([files] + verdict.caveats).joined(separator: " "))</p>
      </main>

      """
  }

  private func problems(of verdict: Verdict) -> String {
    let caveats = verdict.caveats.map { "<p>\($0)</p>\n" }.joined()
    let files = verdict.byFile.map { file, diagnostics in
      """
      <section data-file="\(Markup.html(file))">
      <h2>\(name(of: file)) <span>\(diagnostics.count)</span></h2>
      \(diagnostics.map(article).joined())</section>

      """
    }
    let statistics = Statistics(verdict)
    return """
      <header>
      <h1>\(Product.name)</h1>
      <p>\(verdict.tally).</p>
      \(caveats)\(HTMLFilter(verdict, statistics).text)</header>
      <main>
      \(files.joined())</main>
      <aside>
      <h2>Rules</h2>
      \(statistics.rules.map { reason(of: $0.rule, verdict.ownRules) }.joined())</aside>

      """
  }

  /// The path, which may be broken behind its slashes; the file's own name stands out.
  private func name(of file: String) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map {
      Markup.html(String($0))
    }
    let folders = parts.dropLast().map { "\($0)/<wbr>" }.joined()
    return "<span>\(folders)</span>\(parts.last ?? "")"
  }

  private func article(for diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    let severity = diagnostic.severity.rawValue
    let rule = Markup.html(diagnostic.rule)
    var text = """
      <article class="\(severity)" data-severity="\(severity)" data-rule="\(rule)">
      <p><b>\(severity)</b> \(HTMLPage.inline(diagnostic.message))</p>
      <p class="where">\(position(of: place)) · <a href="#\(rule)">\(rule)</a></p>

      """
    let near = diagnostic.related.filter { isNear($0.place, place) }
    text += HTMLFrame([place] + near.map(\.place), isMain: true).text
    text += near.map { note("\(position(of: $0.place))", $0) }.joined()
    for related in diagnostic.related where !isNear(related.place, place) {
      let name = Markup.html(related.place.file)
      text += note("\(name):\(position(of: related.place))", related)
      text += HTMLFrame([related.place], isMain: false).text
    }
    for fix in diagnostic.fixes {
      let option = fix.safety == .safe ? "--fix" : "--fix --unsafe"
      text += "<p class=\"fix\"><code>\(option)</code> \(HTMLPage.inline(fix.title))</p>\n"
    }
    return text + "</article>\n"
  }

  private func isNear(_ place: Diagnostic.Place, _ other: Diagnostic.Place) -> Bool {
    place.source == other.source && abs(place.start.line - other.start.line) <= Self.near
  }

  private func note(_ location: String, _ related: Diagnostic.Related) -> String {
    "<p class=\"note\">\(location) — \(HTMLPage.inline(related.message))</p>\n"
  }

  private func position(of place: Diagnostic.Place) -> String {
    "\(place.start.line):\(place.start.column)"
  }

  /// What a rule is there for; its page, where pages have an address.
  private func reason(of id: String, _ ownRules: [Rule]) -> String {
    let rule = Markup.html(id)
    let page = Explanation(ofRule: id, ownRules, in: language)
    let link = Product.page(of: id).map { "<p><a href=\"\(Markup.html($0))\">\(rule)</a></p>\n" }
    return """
      <section id="\(rule)">
      <h3>\(page.map { HTMLPage.inline($0.title) } ?? rule)</h3>
      <p class="where">\(rule)</p>
      \(page.map { HTMLPage.text(of: $0.reason) } ?? "")\(link ?? "")</section>

      """
  }
}

extension Server {
  /// The page of the rule whose diagnostic, or whose id in a comment, is at a position.
  mutating func hover(at params: LSP.AtPosition) -> LSP.Hover? {
    flush()
    guard let document = documents[params.textDocument.uri],
      let root = root(of: document.path),
      let offset = document.offset(of: params.position, encoding)
    else { return nil }
    let file = SourceFile(path: document.path, bytes: document.bytes)
    let table = document.table
    var found: (id: String, range: LSP.Range)?
    for suppression in Suppression.all(in: file, comments: file.scan.comments) {
      for name in suppression.rules where name.range.start <= offset && offset <= name.range.end {
        found = (
          name.text,
          LSP.Range(
            start: table.position(at: name.range.start, encoding),
            end: table.position(at: name.range.end, encoding))
        )
      }
    }
    if found == nil {
      let here = LSP.Range(start: params.position, end: params.position)
      let diagnostics = roots[root].workspace.diagnostics(of: document.path)
      found = diagnostics.map { ($0.rule, item($0).range) }.first { here.touches($0.1) }
    }
    guard let found, let rule = roots[root].workspace.rule(found.id),
      let page = try? Explanation(of: rule, in: language(at: document.uri))
    else { return nil }
    return LSP.Hover(contents: LSP.Hover.Markup(value: page.markdown), range: found.range)
  }

  /// The rules' ids, where a comment names rules, and the words that begin such a comment.
  func completions(at params: LSP.AtPosition) -> [LSP.CompletionItem] {
    guard let document = documents[params.textDocument.uri],
      let offset = document.offset(of: params.position, encoding)
    else { return [] }
    let table = document.table
    let line = table.lines.range(ofLine: table.lines.line(at: offset), in: document.bytes)
    let before = String(
      decoding: document.bytes[line.start..<max(line.start, offset)], as: UTF8.self)
    guard let comment = before.ranges(of: "focuslint:").last.map({ before[$0.upperBound...] }),
      before.contains("//") || before.contains("/*")
    else { return [] }
    let word = comment.reversed().prefix { !$0.isWhitespace && $0 != "," }.reversed()
    let start = offset - String(word).utf8.count
    let range = LSP.Range(
      start: table.position(at: start, encoding), end: table.position(at: offset, encoding))
    func item(_ label: String, _ detail: String?) -> LSP.CompletionItem {
      LSP.CompletionItem(
        detail: detail, label: label, textEdit: LSP.TextEdit(newText: label, range: range))
    }
    if !comment.contains(where: \.isWhitespace) {
      return Suppression.directives.map { item($0, nil) }
    }
    if ["-", "—"].contains(where: { comment.contains(" \($0)") }) { return [] }
    let named = Set(comment.split { $0.isWhitespace || $0 == "," }.map(String.init))
    let known = root(of: document.path).map { roots[$0].workspace.rules } ?? RuleBook.rules
    let language = language(at: document.uri)
    let rules = known.filter { !named.contains($0.id) || $0.id == String(word) }
    return rules.map { item($0.id, $0.texts[language]?.title ?? $0.texts[.english]?.title) }
      + [item(Suppression.all, nil)]
  }
}

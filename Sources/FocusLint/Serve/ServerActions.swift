extension Server {
  /// What can be done about the diagnostics that touch a range.
  mutating func codeActions(for params: LSP.CodeActionParams) -> [LSP.CodeAction] {
    flush()
    guard let document = documents[params.textDocument.uri],
      let root = root(of: document.path)
    else { return [] }
    let diagnostics = roots[root].workspace.diagnostics(of: document.path)
    func wants(_ kind: String) -> Bool {
      guard let only = params.context.only else { return true }
      return only.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty }
    }
    var actions: [LSP.CodeAction] = []
    if wants(LSP.CodeActionKind.quickFix) {
      for diagnostic in diagnostics where params.range.touches(item(diagnostic).range) {
        actions += quickFixes(for: diagnostic, root)
      }
    }
    if wants(LSP.CodeActionKind.fixAll), diagnostics.contains(where: \.isFixable),
      let edit = fixAll(in: document, root)
    {
      actions.append(
        LSP.CodeAction(
          edit: edit, kind: LSP.CodeActionKind.fixAll,
          title: word(root, document, "Apply all safe fixes", "安全な修正をすべて適用する")))
    }
    return actions
  }

  private func word(_ root: Int, _ document: OpenDocument, _ english: String, _ japanese: String)
    -> String
  {
    roots[root].workspace.language(of: document.path) == .japanese ? japanese : english
  }

  private func quickFixes(for diagnostic: Diagnostic, _ root: Int) -> [LSP.CodeAction] {
    let item = item(diagnostic)
    let path = diagnostic.place.source.path
    let rule = "`\(diagnostic.rule)`"
    func word(_ english: String, _ japanese: String) -> String {
      roots[root].workspace.language(of: path) == .japanese ? japanese : english
    }
    var actions = diagnostic.fixes.map { fix in
      LSP.CodeAction(
        diagnostics: [item], edit: edit(fix.edits.map(\.textEdit)),
        isPreferred: fix.safety == .safe ? true : nil, kind: LSP.CodeActionKind.quickFix,
        title: fix.title)
    }
    let places = SuppressionPlaces(in: diagnostic.place.source)
    let reason = word("reason", "理由")
    let isOfComments = RuleBook.rules.first { $0.id == diagnostic.rule }?.group == .comments
    if !isOfComments {
      let line = places.insertion(
        of: [diagnostic.rule], reason: reason, onLine: diagnostic.place.start.line - 1)
      let whole = places.insertion(of: diagnostic.rule, reason: reason)
      for (insertion, title) in [
        (line, word("Disable \(rule) for this line", "この行で \(rule) を無効にする")),
        (whole, word("Disable \(rule) in this file", "このファイルで \(rule) を無効にする")),
      ] {
        guard let insertion else { continue }
        actions.append(
          LSP.CodeAction(
            diagnostics: [item], edit: edit([insertion]), kind: LSP.CodeActionKind.quickFix,
            title: title))
      }
    }
    let title = word("Explain \(rule)", "\(rule) の説明を開く")
    let command = LSP.Command(
      arguments: [diagnostic.rule, uri(of: path)], command: LSP.InitializeResult.Server.explain,
      title: title)
    actions.append(
      LSP.CodeAction(
        command: command, diagnostics: [item], kind: LSP.CodeActionKind.quickFix, title: title))
    return actions
  }

  /// Edits of files as the client wants them told.
  private func edit(_ edits: [TextEdit]) -> LSP.WorkspaceEdit {
    let knowsVersions = client.workspace?.workspaceEdit?.documentChanges == true
    var edit = LSP.WorkspaceEdit(
      changes: knowsVersions ? nil : [:], documentChanges: knowsVersions ? [] : nil)
    for (path, edits) in Dictionary(grouping: edits, by: \.file.path).sorted(by: { $0.key < $1.key }
    ) {
      let uri = uri(of: path)
      let table = self.table(of: edits[0].file)
      let changes = edits.sorted { $0.range < $1.range }.map { edit in
        LSP.TextEdit(
          newText: edit.newText,
          range: LSP.Range(
            start: table.position(at: edit.range.start, encoding),
            end: table.position(at: edit.range.end, encoding)))
      }
      edit.changes?[uri] = changes
      edit.documentChanges?.append(
        LSP.WorkspaceEdit.DocumentEdit(
          edits: changes,
          textDocument: LSP.WorkspaceEdit.DocumentEdit.Document(
            uri: uri, version: documents[uri]?.version)))
    }
    return edit
  }

  /// The safe fixes of a document that touch nothing else, made until none is left.
  private func fixAll(in document: OpenDocument, _ root: Int) -> LSP.WorkspaceEdit? {
    var workspace = roots[root].workspace
    var file = SourceFile(path: document.path, bytes: document.bytes)
    let first = file
    for _ in 0..<Fixer.maximumRounds {
      let fixes = workspace.diagnostics(of: document.path).compactMap { diagnostic in
        diagnostic.fixes.first { $0.safety == .safe }?.edits.map(\.textEdit)
      }
      let own = fixes.filter { $0.allSatisfy { Path.same($0.file.path, document.path) } }
      let edits = Fixer.round(of: own).edits
      if edits.isEmpty { break }
      file = SourceFile(path: document.path, bytes: file.bytes(after: edits))
      workspace.replace(document.path, with: file.bytes)
    }
    if file === first { return nil }
    return edit([TextEdit(from: first, to: file)])
  }

  /// The request that shows a page that was put into a file.
  package static func showing(_ path: String, id: JSONRPC.ID) -> [UInt8] {
    JSON.bytes(
      of: JSONRPC.Request(
        id: id, method: "window/showDocument",
        params: LSP.ShowDocument(uri: FileURI.uri(of: path))))
  }
}

extension LSP.Range {
  /// Whether two ranges share a place; an empty one touches what it stands at.
  func touches(_ other: LSP.Range) -> Bool {
    (start.line, start.character) <= (other.end.line, other.end.character)
      && (other.start.line, other.start.character) <= (end.line, end.character)
  }
}

extension TextEdit {
  /// What makes one text of another: all between their common beginning and their common end.
  init(from old: SourceFile, to new: SourceFile) {
    let (left, right) = (old.bytes, new.bytes)
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    // Not inside a character, of either text.
    while start > 0,
      start < left.count && left[start] & 0xC0 == 0x80
        || start < right.count && right[start] & 0xC0 == 0x80
    { start -= 1 }
    var end = 0
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    while end > 0, left[left.count - end] & 0xC0 == 0x80 { end -= 1 }
    let text = String(decoding: right[start..<right.count - end], as: UTF8.self)
    self.init(in: old, at: SourceRange(start, left.count - end), text)
  }
}

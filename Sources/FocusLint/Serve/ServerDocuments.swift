/// What changed, and no root knows of yet.
struct Changed {
  /// The open documents, by the addresses that the client writes.
  var documents: Set<String> = []
  /// Files on the disk.
  var files: Set<Path.Key> = []
  /// Whether files came or went, or something else is said of what is linted, and how.
  var isPlan = false

  var isEmpty: Bool { documents.isEmpty && files.isEmpty && !isPlan }
}

extension Server {
  mutating func take(notification method: String, _ message: Message) throws -> [Output] {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return []
    }
    guard phase == .running else { return [] }
    switch method {
    case "initialized": return registrations()
    case "textDocument/didOpen": open(try params(message, LSP.DidOpen.self).textDocument)
    case "textDocument/didChange": try change(params(message, LSP.DidChange.self))
    case "textDocument/didClose":
      return close(try params(message, LSP.OfTextDocument.self).textDocument.uri)
    case "textDocument/didSave":
      save(try params(message, LSP.OfTextDocument.self).textDocument.uri)
    case "workspace/didChangeWatchedFiles": take(try params(message, LSP.FileEvents.self).changes)
    case "workspace/didChangeWorkspaceFolders":
      return take(try params(message, LSP.FolderChanges.self).event)
    default: break
    }
    return []
  }

  mutating func open(_ item: LSP.TextDocumentItem) {
    guard Server.lints(item.uri) else { return }
    let path = path(of: item.uri)
    documents[item.uri] = OpenDocument(
      uri: item.uri, path: path, version: item.version, text: item.text)
    reopen(item.uri)
  }

  /// Whether an address is a file's, or of a text that is not saved yet; others, such as an older version
  /// that an editor shows beside the file, are nobody's code to mend.
  private static func lints(_ uri: String) -> Bool {
    FileURI.path(of: uri) != nil || uri.hasPrefix("untitled:")
  }

  /// Finds the root of an open document, or makes it one of its own.
  mutating func reopen(_ uri: String) {
    guard var document = documents[uri] else { return }
    document.path = path(of: uri)
    documents[uri] = document
    changed.documents.insert(uri)
    roots.removeAll { $0.document == uri }
    let isFile = FileURI.path(of: uri) != nil
    if isFile, root(of: document.path) != nil { return }
    var options = options
    for other in documents.values where FileURI.path(of: other.uri) != nil {
      options.texts[Path.Key(other.path)] = other.bytes
    }
    roots.append(Root(document: document, isFile: isFile, options: options))
    diagnosed.hasOldMistakes = true
  }

  mutating func change(_ params: LSP.DidChange) throws {
    let uri = params.textDocument.uri
    guard Server.lints(uri) else { return }
    guard var document = documents[uri] else {
      throw JSONRPC.Failure(code: .invalidParams, message: "`\(uri)` is not open.")
    }
    // All changes of a message are made, or none.
    for change in params.contentChanges { try document.make(change, encoding) }
    document.version = params.textDocument.version ?? document.version
    documents[uri] = document
    changed.documents.insert(uri)
    isTyping = true
  }

  mutating func close(_ uri: String) -> [Output] {
    guard let document = documents.removeValue(forKey: uri) else { return [] }
    changed.documents.remove(uri)
    diagnosed.pulled[Path.Key(document.path)] = nil
    roots.removeAll { $0.document == uri }
    for root in roots.indices where roots[root].workspace.replace(document.path, with: nil) {
      judgeAll(in: root)
    }
    // The file may be open under another address.
    if let other = self.document(at: document.path) { changed.documents.insert(other.uri) }
    // Its diagnostics are now those of the file, which may be written otherwise.
    return isPulled ? [] : publications(of: document.path, items(of: document.path))
  }

  mutating func save(_ uri: String) {
    if isSetting(path(of: uri)) { changed.isPlan = true }
  }

  mutating func take(_ events: [LSP.FileEvents.Event]) {
    let (created, deleted) = (1, 3)
    for event in events where FileURI.path(of: event.uri) != nil {
      let path = path(of: event.uri)
      // Of the Markdown that is watched, most are no rules.
      if path.hasSuffix(".md"), !isSetting(path) { continue }
      changed.files.insert(Path.Key(path))
      if event.type == created || event.type == deleted || isSetting(path) { changed.isPlan = true }
    }
  }

  /// Whether a file says what is linted, and how.
  private func isSetting(_ path: String) -> Bool {
    [Surroundings.configurationName, ".gitignore", "Package.swift"].contains(Path.name(of: path))
      || roots.contains {
        $0.workspace.settings.contains(Path.Key(path)) || $0.workspace.readsRules(from: path)
      }
  }

  /// Tells the roots what changed: each hears of all, since a project may lie in several.
  mutating func flush() {
    if changed.isEmpty { return }
    let documents = changed.documents.sorted(by: Path.precedes).compactMap { self.documents[$0] }
    // What is open holds over what is on the disk.
    let files = changed.files.map(\.path).filter { document(at: $0) == nil }
      .sorted(by: Path.precedes)
    for root in roots.indices {
      var isOther = changed.isPlan
      for document in documents where roots[root].hears(of: document) {
        if roots[root].workspace.replace(document.path, with: document.bytes) { isOther = true }
      }
      if !files.isEmpty, roots[root].workspace.change(files) { isOther = true }
      if changed.isPlan { roots[root].workspace.refresh() }
      if isOther { judgeAll(in: root) }
    }
    if changed.isPlan { diagnosed.hasOldMistakes = true }
    if !isPulled {
      let uris = changed.isPlan ? Set(self.documents.keys) : changed.documents
      diagnosed.unpublished.formUnion(uris)
    }
    changed = Changed()
  }
}

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
    guard let document = documents[uri] else { return }
    dirty.insert(uri)
    roots.removeAll { $0.isDocument && $0.uri == uri }
    let isFile = FileURI.path(of: uri) != nil
    if isFile, root(of: document.path) != nil { return }
    roots.append(Root(document: document, isFile: isFile, options: options))
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
    dirty.insert(uri)
  }

  mutating func close(_ uri: String) -> [Output] {
    guard let document = documents.removeValue(forKey: uri) else { return [] }
    dirty.remove(uri)
    diagnosed.pulled[uri] = nil
    if let own = roots.firstIndex(where: { $0.isDocument && $0.uri == uri }) {
      roots.remove(at: own)
      return [publication(uri, [], nil)].compactMap { $0 }
    }
    guard let root = root(of: document.path) else { return [] }
    roots[root].workspace.replace(document.path, with: nil)
    judgeAll(in: root)
    // Its diagnostics are now those of the file, which may be written otherwise.
    if isPulled { return [] }
    return [publication(uri, items(of: document.path, in: root), nil)].compactMap { $0 }
  }

  mutating func save(_ uri: String) {
    guard let path = FileURI.path(of: uri), isSetting(path) else { return }
    refresh()
  }

  mutating func take(_ events: [LSP.FileEvents.Event]) {
    let (created, deleted) = (1, 3)
    var isChanged = false
    for event in events {
      guard let path = FileURI.path(of: event.uri) else { continue }
      // Of the Markdown that is watched, most are no rules.
      if path.hasSuffix(".md"), !isSetting(path) { continue }
      if isSetting(path) || event.type == created || event.type == deleted {
        isChanged = true
        for root in roots.indices where roots[root].contains(path) {
          roots[root].workspace.change(path)
        }
      } else if documents[uri(of: path)] == nil, let root = root(of: path) {
        // What is open holds over what is on the disk.
        roots[root].workspace.change(path)
        judgeAll(in: root)
      }
    }
    if isChanged { refresh() }
  }

  /// Whether a file says what is linted, and how.
  private func isSetting(_ path: String) -> Bool {
    let name = Path.name(of: path)
    if roots.contains(where: { $0.workspace.readsRules(from: path) }) { return true }
    return name.hasSuffix(".yml") || name.hasSuffix(".yaml") || name.hasSuffix(".json")
      || name == ".gitignore"
      || name == "Package.swift"
  }

  /// Finds files and configurations once more.
  private mutating func refresh() {
    for root in roots.indices {
      roots[root].workspace.refresh()
      judgeAll(in: root)
    }
    dirty.formUnion(documents.keys)
  }

  /// Hands the texts of the open documents that changed to their folders.
  mutating func flush() {
    for uri in dirty.sorted() {
      guard let document = documents[uri], let root = root(of: document.path) else { continue }
      if Path.name(of: document.path).hasSuffix(".swift") || roots[root].isDocument {
        roots[root].workspace.replace(document.path, with: document.bytes)
        judgeAll(in: root)
      }
    }
    dirty = []
  }
}

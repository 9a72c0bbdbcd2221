/// What the client knows of diagnostics.
struct Diagnosed {
  /// What was published of a file: a list that is not empty.
  struct Shown {
    var uri: String
    var hash: UInt64
  }

  /// What was last published, by path.
  var shown: [Path.Key: Shown] = [:]
  /// What was last given to a client that asks, by path.
  var pulled: [Path.Key: String] = [:]
  /// Whether the client has asked for whole folders.
  var pullsFolders = false
  /// Open documents whose current text was not published yet.
  var unpublished: Set<String> = []
  /// What has no place and was said already.
  var said: Set<UserError> = []
  /// Whether configurations were read since their mistakes were told.
  var hasOldMistakes = false
  /// Whether a client that asks should ask again.
  var needsRefresh = false

  /// The paths of all files that the client was told something of.
  var known: Set<Path.Key> { Set(shown.keys).union(pulled.keys) }
}

extension Server {
  // MARK: Work without a message

  var hasUrgentWork: Bool {
    phase == .running
      && (!changed.isEmpty || !diagnosed.unpublished.isEmpty || !isRead || !postponed.isEmpty)
  }

  var hasQuietWork: Bool {
    phase == .running
      && (diagnosed.hasOldMistakes || diagnosed.needsRefresh
        || roots.contains { !$0.unjudged.isEmpty || $0.judged != nil })
  }

  /// The open documents first, then a piece of the folders; nil where both are done.
  mutating func urgentWork() -> [Output]? {
    guard phase == .running else { return [] }
    flush()
    if let uri = diagnosed.unpublished.min(by: Path.precedes) {
      diagnosed.unpublished.remove(uri)
      guard let document = documents[uri] else { return [] }
      return publications(of: document.path, items(of: document.path), document.version)
    }
    guard let root = roots.firstIndex(where: { !$0.workspace.isRead }) else {
      return postponed.isEmpty ? nil : answersToPostponed()
    }
    let outputs = scanProgress()
    roots[root].workspace.read(256)
    if roots[root].workspace.isRead { judgeAll(in: root) }
    return outputs + (isRead ? scanProgress() : [])
  }

  /// Tells of configurations, then looks at some of the files that a change may have something to do with.
  mutating func quietWork() -> [Output] {
    isTyping = false
    if diagnosed.hasOldMistakes { return mistakeReports() }
    // A client that asks again asks for all.
    if diagnosed.needsRefresh { return refreshRequest() }
    guard let root = roots.firstIndex(where: { !$0.unjudged.isEmpty || $0.judged != nil }) else {
      return []
    }
    if roots[root].unjudged.isEmpty { list(root) }
    var outputs: [Output] = []
    for _ in 0..<4 {
      guard let key = roots[root].unjudged.popLast() else { break }
      roots[root].judged?.insert(key)
      outputs += tell(key.path)
    }
    return outputs
  }

  /// Has all that a root can say looked at again, what the client knows first.
  mutating func judgeAll(in root: Int) {
    guard roots[root].workspace.isRead else { return }
    if roots[root].isDocument {
      roots[root].unjudged = [Path.Key(roots[root].path)]
      return
    }
    roots[root].unjudged = diagnosed.known.filter { self.root(of: $0.path) == root }
      .sorted { Path.precedes($1.path, $0.path) }
    // The list of the others is made when there is time for it.
    roots[root].judged = isPulled && !diagnosed.pullsFolders ? nil : []
  }

  /// Has those of a root's files looked at that were not.
  private mutating func list(_ root: Int) {
    guard let judged = roots[root].judged else { return }
    roots[root].judged = nil
    roots[root].unjudged = roots[root].workspace.files().map(Path.Key.init)
      .filter { !judged.contains($0) && self.root(of: $0.path) == root }.reversed()
  }

  /// Tells the client of a file where it knows something else.
  mutating func tell(_ path: String) -> [Output] {
    let items = items(of: path)
    let key = Path.Key(path)
    guard isPulled else {
      if Server.hash(items) == diagnosed.shown[key]?.hash { return [] }
      return publications(of: path, items, document(at: path)?.version)
    }
    // What it never asked for is new to it where there is something to see.
    let known = diagnosed.pulled[key] ?? (diagnosed.pullsFolders ? Server.resultID([]) : nil)
    guard let known, known != Server.resultID(items) else { return [] }
    diagnosed.pulled[key] = nil
    diagnosed.needsRefresh = true
    return []
  }

  private mutating func refreshRequest() -> [Output] {
    diagnosed.needsRefresh = false
    for root in roots.indices { (roots[root].unjudged, roots[root].judged) = ([], nil) }
    guard client.workspace?.diagnostics?.refreshSupport == true else { return [] }
    return [
      message(
        JSONRPC.Request(
          id: nextID(), method: "workspace/diagnostic/refresh", params: JSONRPC.Nothing()))
    ]
  }

  // MARK: Published

  /// A file's diagnostics, to be sent; nothing where the client is not told or it would be empty twice.
  /// What was published of the file under another address is taken back.
  mutating func publications(
    of path: String, _ items: [LSP.Diagnostic], _ version: Int? = nil
  ) -> [Output] {
    if isPulled { return [] }
    let (key, uri) = (Path.Key(path), uri(of: path))
    let old = diagnosed.shown[key]?.uri
    diagnosed.shown[key] = Server.hash(items).map { Diagnosed.Shown(uri: uri, hash: $0) }
    var lists: [LSP.PublishDiagnostics] = []
    if let old, !Path.same(old, uri) {
      lists.append(LSP.PublishDiagnostics(diagnostics: [], uri: old, version: nil))
    }
    if !items.isEmpty || version != nil || old.map({ Path.same($0, uri) }) == true {
      lists.append(LSP.PublishDiagnostics(diagnostics: items, uri: uri, version: version))
    }
    return lists.map { notification("textDocument/publishDiagnostics", $0) }
  }

  /// The hash of a list; nil of an empty one.
  private static func hash(_ items: [LSP.Diagnostic]) -> UInt64? {
    items.isEmpty ? nil : FNV.hash(JSON.bytes(of: items))
  }

  private static func resultID(_ items: [LSP.Diagnostic]) -> String {
    String(FNV.hash(JSON.bytes(of: items)), radix: 16)
  }

  // MARK: Asked for

  mutating func report(for params: LSP.DiagnosticParams) -> LSP.DiagnosticReport {
    flush()
    let path = path(of: params.textDocument.uri)
    return report(path, items(of: path), params.previousResultId)
  }

  mutating func report(for params: LSP.WorkspaceDiagnosticParams) -> LSP.WorkspaceDiagnosticReport {
    flush()
    diagnosed.pullsFolders = true
    let previous = Dictionary(
      params.previousResultIds.map { ($0.uri, $0.value) }, uniquingKeysWith: { $1 })
    var uris = Set(previous.keys).union(documents.keys)
    for index in roots.indices {
      for path in roots[index].workspace.files() where root(of: path) == index {
        uris.insert(uri(of: path))
      }
    }
    for key in mistakenFiles { uris.insert(uri(of: key.path)) }
    var reports: [LSP.DiagnosticReport] = []
    for uri in uris.sorted() {
      let path = path(of: uri)
      // What the client knows by an address that it does not use any more is taken back.
      let items = Path.same(uri, self.uri(of: path)) ? items(of: path) : []
      if items.isEmpty, previous[uri] == nil { continue }
      var report = report(path, items, previous[uri])
      report.isOfWorkspace = true
      report.uri = uri
      report.version = documents[uri]?.version
      reports.append(report)
    }
    return LSP.WorkspaceDiagnosticReport(items: reports)
  }

  private mutating func report(_ path: String, _ items: [LSP.Diagnostic], _ previous: String?)
    -> LSP.DiagnosticReport
  {
    let id = Server.resultID(items)
    diagnosed.pulled[Path.Key(path)] = id
    return id == previous
      ? LSP.DiagnosticReport(items: nil, kind: "unchanged", resultId: id)
      : LSP.DiagnosticReport(items: items, kind: "full", resultId: id)
  }
}

/// What the client knows of diagnostics.
struct Diagnosed {
  /// What was last published, by address: the hash of a list that is not empty.
  var shown: [String: UInt64] = [:]
  /// What was last given to a client that asks, by address.
  var pulled: [String: String] = [:]
  /// Whether the client has asked for whole folders.
  var pullsFolders = false
  /// Open documents whose current text was not published yet.
  var unpublished: Set<String> = []
  var needsRefresh = false
}

extension Server {
  // MARK: Work without a message

  var hasUrgentWork: Bool {
    phase == .running
      && (!dirty.isEmpty || !diagnosed.unpublished.isEmpty || !isRead || !postponed.isEmpty)
  }

  var hasQuietWork: Bool {
    phase == .running && (diagnosed.needsRefresh || roots.contains { !$0.unjudged.isEmpty })
  }

  /// The open documents first, then a piece of the folders; nil where both are done.
  mutating func urgentWork() -> [Output]? {
    guard phase == .running else { return [] }
    if !dirty.isEmpty {
      diagnosed.unpublished.formUnion(dirty)
      flush()
      if isPulled { diagnosed.unpublished = [] }
    }
    if let uri = diagnosed.unpublished.sorted().first {
      diagnosed.unpublished.remove(uri)
      guard let document = documents[uri] else { return [] }
      return [publication(uri, items(of: document), document.version)].compactMap { $0 }
    }
    guard let root = roots.firstIndex(where: { !$0.workspace.isRead }) else {
      return postponed.isEmpty ? nil : answersToPostponed()
    }
    let outputs = scanProgress()
    roots[root].workspace.read(256)
    if roots[root].workspace.isRead { judgeAll(in: root) }
    return outputs + (isRead ? scanProgress() : [])
  }

  /// Lints some of the files that a change may have something to do with.
  mutating func quietWork() -> [Output] {
    guard let root = roots.firstIndex(where: { !$0.unjudged.isEmpty }) else {
      return refreshRequest()
    }
    var outputs: [Output] = []
    for _ in 0..<4 {
      guard let path = roots[root].unjudged.popLast() else { break }
      outputs += judge(path, in: root)
    }
    return outputs
  }

  /// Has all that a root can say looked at again, what is open first.
  mutating func judgeAll(in root: Int) {
    guard roots[root].workspace.isRead else { return }
    let path = roots[root].path
    let known = (diagnosed.shown.keys.map { $0 } + diagnosed.pulled.keys)
      .map { self.path(of: $0) }.filter { self.root(of: $0) == root }
    // The list itself is made when there is time for it.
    roots[root].unjudged = [path] + known
  }

  private mutating func judge(_ path: String, in root: Int) -> [Output] {
    // The root's own path stands for all of its files.
    if Path.same(path, roots[root].path), !roots[root].isDocument {
      if isPulled, !diagnosed.pullsFolders { return [] }
      let files = roots[root].workspace.files().filter { self.root(of: $0) == root }
      roots[root].unjudged += files.reversed()
      if !isPulled { return configurationReports(in: root) }
      roots[root].unjudged += configurationMistakes(in: root).keys.map { self.path(of: $0) }
      return []
    }
    let uri = uri(of: path)
    if isPulled {
      let items = items(of: path, in: root)
      // What it never asked for is new to it where there is something to see.
      let known = diagnosed.pulled[uri] ?? (diagnosed.pullsFolders ? Server.resultID([]) : nil)
      guard let known, known != Server.resultID(items) else { return [] }
      diagnosed.pulled[uri] = nil
      diagnosed.needsRefresh = true
      return []
    }
    let items = items(of: path, in: root)
    if Server.hash(items) == diagnosed.shown[uri] { return [] }
    return [publication(uri, items, documents[uri]?.version)].compactMap { $0 }
  }

  private mutating func refreshRequest() -> [Output] {
    guard diagnosed.needsRefresh else { return [] }
    diagnosed.needsRefresh = false
    guard client.workspace?.diagnostics?.refreshSupport == true else { return [] }
    return [
      message(
        JSONRPC.Request(
          id: nextID(), method: "workspace/diagnostic/refresh", params: JSONRPC.Nothing()))
    ]
  }

  // MARK: Published

  /// A file's diagnostics, to be sent; nil where the client is not told or it would be empty twice.
  mutating func publication(_ uri: String, _ items: [LSP.Diagnostic], _ version: Int?) -> Output? {
    if isPulled { return nil }
    if items.isEmpty, version == nil, diagnosed.shown[uri] == nil { return nil }
    diagnosed.shown[uri] = Server.hash(items)
    return notification(
      "textDocument/publishDiagnostics",
      LSP.PublishDiagnostics(diagnostics: items, uri: uri, version: version))
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
    let uri = params.textDocument.uri
    let items = items(at: uri)
    return report(uri, items, params.previousResultId)
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
      uris.formUnion(configurationMistakes(in: index).keys)
    }
    var reports: [LSP.DiagnosticReport] = []
    for uri in uris.sorted() {
      let items = items(at: uri)
      if items.isEmpty, previous[uri] == nil { continue }
      var report = report(uri, items, previous[uri])
      report.isOfWorkspace = true
      report.uri = uri
      report.version = documents[uri]?.version
      reports.append(report)
    }
    return LSP.WorkspaceDiagnosticReport(items: reports)
  }

  private mutating func items(at uri: String) -> [LSP.Diagnostic] {
    if let document = documents[uri] { return items(of: document) }
    return items(of: path(of: uri))
  }

  private mutating func report(_ uri: String, _ items: [LSP.Diagnostic], _ previous: String?)
    -> LSP.DiagnosticReport
  {
    let id = Server.resultID(items)
    diagnosed.pulled[uri] = id
    return id == previous
      ? LSP.DiagnosticReport(items: nil, kind: "unchanged", resultId: id)
      : LSP.DiagnosticReport(items: items, kind: "full", resultId: id)
  }
}

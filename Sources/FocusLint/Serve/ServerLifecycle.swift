extension Server {
  mutating func initialize(_ params: LSP.Initialize) -> LSP.InitializeResult {
    phase = .running
    client = params.capabilities ?? client
    // A number that no process can have tells nothing.
    clientProcess = params.processId.flatMap(Int32.init(exactly:)).flatMap { $0 > 0 ? $0 : nil }
    if let locale = params.locale, locale.lowercased().hasPrefix("ja") { language = .japanese }
    options.fallbackLanguage = language
    // The client names what it likes best first.
    encoding =
      client.general?.positionEncodings?.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    var folders = params.workspaceFolders ?? []
    if folders.isEmpty, let uri = params.rootUri ?? params.rootPath.map(FileURI.uri) {
      folders = [LSP.Initialize.Folder(uri: uri, name: nil)]
    }
    for folder in folders { add(folder) }
    return LSP.InitializeResult(
      capabilities: LSP.InitializeResult.Server(
        diagnosticProvider: isPulled ? LSP.InitializeResult.Diagnostics() : nil,
        positionEncoding: encoding))
  }

  /// Whether the client asks for diagnostics rather than being told them.
  var isPulled: Bool { client.textDocument?.diagnostic != nil }

  private mutating func add(_ folder: LSP.Initialize.Folder) {
    guard let path = FileURI.path(of: folder.uri) else { return }
    let root = Root(folder: path, options: options)
    if self.root(at: root.path) != nil { return }
    roots.append(root)
    diagnosed.hasOldMistakes = true
    judgeAll(in: roots.count - 1)
  }

  /// The folder, not what it lies in.
  private func root(at path: String) -> Int? {
    roots.firstIndex { !$0.isDocument && Path.same($0.path, path) }
  }

  /// Asks the client to watch what lies on the disk, as far as it does not yet.
  mutating func registrations() -> [Output] {
    guard client.workspace?.didChangeWatchedFiles?.dynamicRegistration == true else { return [] }
    let settings = roots.flatMap(\.workspace.settings).map {
      "**/\(Server.glob(Path.name(of: $0.path)))"
    }
    let rules = roots.contains { $0.workspace.hasRuleFolders } ? ["**/*.md"] : []
    let globs = Set(
      ["**/*.swift", "**/\(Surroundings.configurationName)", "**/.gitignore"] + settings
        + rules
    ).subtracting(watched)
    if globs.isEmpty { return [] }
    watched.formUnion(globs)
    let registration = LSP.Registrations.Registration(
      id: "files-\(watched.count)", method: "workspace/didChangeWatchedFiles",
      registerOptions: LSP.Registrations.Watchers(
        watchers: globs.sorted().map(LSP.Registrations.Watcher.init)))
    return [
      message(
        JSONRPC.Request(
          id: nextID(), method: "client/registerCapability",
          params: LSP.Registrations(registrations: [registration])))
    ]
  }

  /// A pattern for a name.
  private static func glob(_ name: String) -> String {
    String(name.map { "*?[]{}\\".contains($0) ? "?" : $0 })
  }

  mutating func take(_ changes: LSP.FolderChanges.Event) -> [Output] {
    for folder in changes.removed {
      guard let path = FileURI.path(of: folder.uri) else { continue }
      if let root = root(at: Root.path(ofFolder: path)) { roots.remove(at: root) }
    }
    for folder in changes.added { add(folder) }
    for uri in documents.keys.sorted() { reopen(uri) }
    // What lies in no folder any more is taken back.
    let gone = diagnosed.shown.keys.map(\.path).filter {
      document(at: $0) == nil && root(of: $0) == nil
    }
    return gone.sorted(by: Path.precedes).flatMap { publications(of: $0, []) }
  }
}

/// How far the reading of the folders is told to the client.
struct ScanProgress {
  enum Phase {
    case unasked
    /// The client was asked whether it shows progress.
    case asked(JSONRPC.ID)
    case begun(percentage: Int)
    case over
  }
  var phase = Phase.unasked
  static let token = "focuslint-scan"
}

extension Server {
  /// Tells of the reading, as far as the client wants to know.
  mutating func scanProgress() -> [Output] {
    let all = max(1, roots.reduce(0) { $0 + $1.workspace.count })
    let unread = roots.reduce(0) { $0 + $1.workspace.unreadCount }
    let percentage = (all - unread) * 100 / all
    switch progress.phase {
    case .unasked:
      guard client.window?.workDoneProgress == true, unread > 0 else { return [] }
      let id = nextID()
      progress.phase = .asked(id)
      return [
        message(
          JSONRPC.Request(
            id: id, method: "window/workDoneProgress/create",
            params: LSP.CreateProgress(token: ScanProgress.token)))
      ]
    case .begun(let last):
      if unread == 0 {
        progress.phase = .over
        return [tell(LSP.Progress.Value(kind: "end"))]
      }
      guard percentage > last else { return [] }
      progress.phase = .begun(percentage: percentage)
      return [tell(LSP.Progress.Value(kind: "report", percentage: percentage))]
    case .asked, .over: return []
    }
  }

  private func tell(_ value: LSP.Progress.Value) -> Output {
    notification("$/progress", LSP.Progress(token: ScanProgress.token, value: value))
  }

  /// A response to one of the server's own requests.
  mutating func answered(_ message: Message) -> [Output] {
    guard case .asked(let id) = progress.phase, message.head.id == id else { return [] }
    let isRefused = (try? JSON.value(of: Refusal.self, in: message.body)) != nil
    progress.phase = isRefused || isRead ? .over : .begun(percentage: 0)
    guard case .begun = progress.phase else { return [] }
    return [tell(LSP.Progress.Value(kind: "begin", percentage: 0, title: "Reading Swift files"))]
  }

  private struct Refusal: Decodable {
    var error: JSONRPC.Nothing
  }
}

import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  /// Carries bytes between a client and the server until one of them ends. All that the client has sent
  /// is taken in before anything is done, so that one result answers many key presses.
  static func serve(_ request: Request) throws(UserError) -> Int32 {
    _ = try request.words(0...0)
    var server = Server(jobs: min(Output.processorCount(), 256))
    var isOpen = true
    while server.exitStatus == nil, isOpen || server.hasMessages {
      if isOpen { isOpen = takeIn(&server) }
      if let process = server.clientProcess, kill(process, 0) == -1, errno == ESRCH {
        return 1
      }
      if case .none = server.work { continue }
      for output in server.step() {
        guard send(output) else { return 1 }
      }
    }
    return server.exitStatus ?? 1
  }

  /// Hands the server what the client has sent, and waits for it while there is nothing else to do.
  ///
  /// - Returns: False where nothing will come any more.
  private static func takeIn(_ server: inout Server) -> Bool {
    var patience: Int32 =
      switch server.work {
      case .now: 0
      case .whenQuiet: 200
      case .none: 5000
      }
    // A client that never stops must not keep the server from its work.
    for _ in 0..<64 {
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      let ready = poll(&input, 1, patience)
      if ready == 0 || ready == -1 && errno == EINTR { return true }
      patience = 0
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = read(0, buffer.baseAddress, 1 << 16)
        filled = max(0, count)
      }
      if count == -1, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return false }
      server.receive(bytes)
    }
    return true
  }

  /// False where the client reads no more.
  private static func send(_ output: Server.Output) -> Bool {
    let body: [UInt8]
    switch output {
    case .message(let message): body = message
    case .page(let rule, let text, let id):
      guard let path = page(rule, text) else { return true }
      body = Server.showing(path, id: id)
    }
    return Frames.frame(of: body).withUnsafeBytes { FileContents.write($0, toDescriptor: 1) } == nil
  }

  /// The folder of pages, which nobody else can write; nil where there can be none. Where its name is
  /// taken by somebody else's folder, or by a link, it has a new one.
  private static let pageFolder: String? = {
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let folder = Path.joined(Path.absolute(temporary, in: "/"), "\(Product.name)-\(geteuid())")
    mkdir(folder, 0o700)
    var status = stat()
    if lstat(folder, &status) == 0, status.st_mode & (S_IFMT | 0o777) == S_IFDIR | 0o700,
      status.st_uid == geteuid()
    {
      return folder
    }
    var template = Array("\(folder)-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }()

  /// Puts a rule's page into a file; nil where that cannot be done.
  private static func page(_ rule: String, _ text: String) -> String? {
    guard let folder = pageFolder else { return nil }
    let path = Path.joined(folder, "\(rule).md")
    return (try? AtomicFile.write(Array(text.utf8), to: path)) == nil ? nil : path
  }
}

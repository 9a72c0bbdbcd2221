/// The language server, as a function of its state and what a client sends: no process, thread or clock.
///
/// Bytes go in by `receive(_:)`; `step()` does the next thing there is to do, and says what to send.
/// Messages come first, in their order; then what is open is linted; then the folders are read, and last
/// what a change may have done to other files is looked at.
package struct Server {
  /// What whoever runs the server does for it.
  package enum Output {
    /// The body of a message to send.
    case message([UInt8])
    /// A rule's page, to be put into a file and shown.
    case page(rule: String, text: String, id: JSONRPC.ID)
  }

  /// What is to be done next.
  package enum Work {
    case none
    /// At once.
    case now
    /// When the client has been quiet for a moment.
    case whenQuiet
  }

  enum Phase { case new, running, shutDown }

  /// A message that waits for its turn.
  struct Message {
    var head: JSONRPC.Head
    var body: [UInt8]
  }

  private var frames = Frames()
  private var inbox: [Message] = []
  private var cancelled: Set<JSONRPC.ID> = []
  /// What could not be read, to be told in its turn.
  private var unreadable: [JSONRPC.Failure] = []
  var phase = Phase.new
  var client = LSP.Initialize.Client()
  var encoding = PositionEncoding.utf16
  /// The process of the client's, which the server must not outlive.
  package internal(set) var clientProcess: Int32?
  /// Nil until the client says that it is over.
  package internal(set) var exitStatus: Int32?

  var options: Linter.Options
  var language = Language.english
  var roots: [Root] = []
  /// The open documents, by the addresses that the client writes.
  var documents: [String: OpenDocument] = [:]
  var changed = Changed()
  /// Whether a document was changed since there was time for other files.
  var isTyping = false
  var diagnosed = Diagnosed()
  /// Requests that wait until all files are read.
  var postponed: [Message] = []
  private var requestCount = 0
  var progress = ScanProgress()
  /// The patterns that the client was asked to watch; none before it says that it is ready.
  var watched: Set<String> = []

  package init(jobs: Int) {
    options = Linter.Options(currentFolder: "/")
    options.jobs = jobs
  }

  // MARK: What comes in

  package mutating func receive(_ bytes: some Collection<UInt8>) {
    frames.append(bytes)
    while let frame = frames.next() {
      guard case .body(let body) = frame else {
        unreadable.append(
          JSONRPC.Failure(code: .parseError, message: "This is no message: no Content-Length."))
        continue
      }
      if let head = try? JSON.value(of: JSONRPC.Head.self, in: body) {
        take(Message(head: head, body: body))
      } else if JSON.isWellFormed(body) {
        unreadable.append(
          JSONRPC.Failure(code: .invalidRequest, message: "This is no request or notification."))
      } else {
        unreadable.append(
          JSONRPC.Failure(code: .parseError, message: "The body of this message is no JSON."))
        frames.reread(body)
      }
    }
  }

  private mutating func take(_ message: Message) {
    if message.head.method == "$/cancelRequest" {
      // One that comes after the answer is for nothing, and its number may come again.
      if let id = try? params(message, Cancel.self).id,
        (inbox + postponed).contains(where: { $0.head.id == id })
      {
        cancelled.insert(id)
      }
    } else {
      inbox.append(message)
    }
  }

  private struct Cancel: Decodable { var id: JSONRPC.ID }

  func params<Value: Decodable>(_ message: Message, _ type: Value.Type) throws -> Value {
    do {
      return try JSON.value(of: JSONRPC.Params<Value>.self, in: message.body).params
    } catch {
      let method = message.head.method ?? ""
      throw JSONRPC.Failure(
        code: .invalidParams, message: "The parameters of `\(method)` are not as they should be.")
    }
  }

  // MARK: What is done

  package var work: Work {
    if hasMessages || hasUrgentWork { return .now }
    return hasQuietWork ? isTyping ? .whenQuiet : .now : .none
  }

  /// Whether something that came in waits for its turn.
  package var hasMessages: Bool { !unreadable.isEmpty || !inbox.isEmpty }

  /// Does the next thing.
  package mutating func step() -> [Output] {
    if let failure = unreadable.popFirst() {
      return [message(JSONRPC.ErrorResponse(error: failure))]
    }
    if let message = inbox.popFirst() { return answers(to: message) }
    return urgentWork() ?? quietWork()
  }

  private mutating func answers(to message: Message) -> [Output] {
    guard let method = message.head.method else { return answered(message) }
    guard let id = message.head.id else {
      do { return try take(notification: method, message) } catch {
        return [log((error as? JSONRPC.Failure)?.message ?? "\(error)")]
      }
    }
    do {
      if cancelled.remove(id) != nil {
        throw JSONRPC.Failure(code: .requestCancelled, message: "The request was cancelled.")
      }
      return try answers(to: method, id, message)
    } catch {
      let failure =
        error as? JSONRPC.Failure ?? JSONRPC.Failure(code: .invalidParams, message: "\(error)")
      return [self.message(JSONRPC.ErrorResponse(error: failure, id: id))]
    }
  }

  private mutating func answers(to method: String, _ id: JSONRPC.ID, _ message: Message) throws
    -> [Output]
  {
    switch (phase, method) {
    case (.new, "initialize"):
      return [response(id, try initialize(params(message, LSP.Initialize.self)))]
    case (.new, _):
      throw JSONRPC.Failure(
        code: .serverNotInitialized, message: "`initialize` must come before `\(method)`.")
    case (.shutDown, _):
      throw JSONRPC.Failure(code: .invalidRequest, message: "After `shutdown` comes `exit` alone.")
    case (.running, "initialize"):
      throw JSONRPC.Failure(code: .invalidRequest, message: "`initialize` comes once.")
    case (.running, "shutdown"):
      phase = .shutDown
      let waiting = postponed.compactMap(\.head.id).map { id in
        self.message(
          JSONRPC.ErrorResponse(
            error: JSONRPC.Failure(code: .requestCancelled, message: "The server shuts down."),
            id: id))
      }
      postponed = []
      return waiting + [response(id, JSONRPC.Nothing?.none)]
    case (.running, _):
      return try answers(toRequest: method, id, message)
    }
  }

  private mutating func answers(toRequest method: String, _ id: JSONRPC.ID, _ message: Message)
    throws -> [Output]
  {
    switch method {
    case "textDocument/diagnostic":
      return [response(id, report(for: try params(message, LSP.DiagnosticParams.self)))]
    case "workspace/diagnostic":
      guard isRead else {
        postponed.append(message)
        return []
      }
      return [response(id, report(for: try params(message, LSP.WorkspaceDiagnosticParams.self)))]
    case "textDocument/codeAction":
      return [response(id, codeActions(for: try params(message, LSP.CodeActionParams.self)))]
    case "textDocument/hover":
      return [response(id, hover(at: try params(message, LSP.AtPosition.self)))]
    case "textDocument/completion":
      return [response(id, completions(at: try params(message, LSP.AtPosition.self)))]
    case "workspace/executeCommand":
      return try execute(params(message, LSP.Command.self), id)
    default:
      throw JSONRPC.Failure(
        code: .methodNotFound, message: "`\(method)` is nothing that focuslint does.")
    }
  }

  /// Answers what waited until all files were read.
  mutating func answersToPostponed() -> [Output] {
    let waiting = postponed
    postponed = []
    return waiting.flatMap { answers(to: $0) }
  }

  // MARK: What goes out

  func message(_ value: some Encodable) -> Output { .message(JSON.bytes(of: value)) }

  func response(_ id: JSONRPC.ID, _ result: some Encodable) -> Output {
    message(JSONRPC.Response(id: id, result: result))
  }

  func notification(_ method: String, _ params: some Encodable) -> Output {
    message(JSONRPC.Notification(method: method, params: params))
  }

  /// A number that no other request has.
  mutating func nextID() -> JSONRPC.ID {
    requestCount += 1
    return .string("\(Product.name)-\(requestCount)")
  }

  func log(_ text: String) -> Output {
    notification("window/logMessage", LSP.ShowMessage(message: text, type: 1))
  }
}

extension Array {
  fileprivate mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}

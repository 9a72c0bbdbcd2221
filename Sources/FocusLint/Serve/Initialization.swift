extension LSP {
  struct Initialize: Decodable {
    var processId: Int?
    var locale: String?
    var rootUri: String?
    var rootPath: String?
    var workspaceFolders: [Folder]?
    var capabilities: Client?

    struct Folder: Codable, Hashable {
      var uri: String
      var name: String?
    }

    /// What the client can do; what it does not say, it cannot.
    struct Client: Decodable {
      var general: General?
      var textDocument: TextDocument?
      var window: Window?
      var workspace: Workspace?

      struct General: Decodable { var positionEncodings: [String]? }
      struct Empty: Decodable {}
      struct TextDocument: Decodable { var diagnostic: Empty? }
      struct Window: Decodable {
        var workDoneProgress: Bool?
        var showDocument: ShowDocument?
        struct ShowDocument: Decodable { var support: Bool? }
      }
      struct Workspace: Decodable {
        var didChangeWatchedFiles: Registrable?
        var diagnostics: Refresh?
        var workspaceEdit: Edit?
        struct Registrable: Decodable { var dynamicRegistration: Bool? }
        struct Refresh: Decodable { var refreshSupport: Bool? }
        struct Edit: Decodable { var documentChanges: Bool? }
      }
    }
  }

  struct FolderChanges: Decodable {
    var event: Event
    struct Event: Decodable { var added: [Initialize.Folder], removed: [Initialize.Folder] }
  }

  struct InitializeResult: Encodable {
    var capabilities: Server
    var serverInfo = Info()

    struct Info: Encodable { var name = Product.name, version = Product.version }

    struct Server: Encodable {
      var codeActionProvider = CodeActions()
      var completionProvider = Completion()
      /// Nil for a client that is told rather than asks.
      var diagnosticProvider: Diagnostics?
      var executeCommandProvider = Commands()
      var hoverProvider = true
      var positionEncoding: PositionEncoding
      var textDocumentSync = Sync()
      var workspace = Workspace()
    }

    struct CodeActions: Encodable {
      var codeActionKinds = [CodeActionKind.quickFix, CodeActionKind.fixAll]
    }
    struct Completion: Encodable { var triggerCharacters = [":", " "] }
    struct Diagnostics: Encodable {
      var identifier = Product.name
      var interFileDependencies = true
      var workspaceDiagnostics = true
    }
    struct Commands: Encodable { var commands = [Server.explain, Server.map] }
    struct Sync: Encodable {
      /// 2: a change is a range and its new text.
      var change = 2
      var openClose = true
    }
    struct Workspace: Encodable {
      var workspaceFolders = Folders()
      struct Folders: Encodable { var changeNotifications = true, supported = true }
    }
  }

  enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.focuslint"
  }
}

/// What a `character` of the protocol's positions counts.
package enum PositionEncoding: String, Codable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

extension LSP.InitializeResult.Server {
  static let explain = "focuslint.explain"
  static let map = "focuslint.map"
}

/// The words of the language server protocol 3.17, as far as they are used.
///
/// Names are the protocol's; what is optional there is optional here.
enum LSP {
  struct Position: Codable, Hashable, Sendable {
    /// Both from 0.
    var line: Int
    /// In units of the negotiated encoding.
    var character: Int
  }

  struct Range: Codable, Hashable, Sendable {
    var start: Position
    var end: Position
  }

  struct Location: Encodable {
    var range: Range
    var uri: String
  }

  struct TextEdit: Encodable {
    var newText: String
    var range: Range
  }

  // MARK: Documents

  struct TextDocument: Codable { var uri: String }

  struct VersionedTextDocument: Codable {
    var uri: String
    var version: Int?
  }

  struct TextDocumentItem: Decodable {
    var uri: String
    var version: Int
    var text: String
  }

  struct DidOpen: Decodable { var textDocument: TextDocumentItem }

  struct DidChange: Decodable {
    var textDocument: VersionedTextDocument
    var contentChanges: [Change]

    struct Change: Decodable {
      /// Nil where the text is all of the document.
      var range: Range?
      var text: String
    }
  }

  struct OfTextDocument: Decodable { var textDocument: TextDocument }

  struct AtPosition: Decodable {
    var textDocument: TextDocument
    var position: Position
  }

  struct FileEvents: Decodable {
    var changes: [Event]
    struct Event: Decodable {
      var uri: String
      var type: Int
    }
  }

  // MARK: Diagnostics

  struct Diagnostic: Encodable {
    var code: String
    var codeDescription: CodeDescription?
    var message: String
    var range: Range
    var relatedInformation: [Related]?
    var severity: Int
    var source: String
    var tags: [Int]?

    struct CodeDescription: Encodable { var href: String }
    struct Related: Encodable {
      var location: Location
      var message: String
    }

    static let unnecessary = 1
  }

  struct PublishDiagnostics: Encodable {
    var diagnostics: [Diagnostic]
    var uri: String
    var version: Int?
  }

  struct DiagnosticParams: Decodable {
    var textDocument: TextDocument
    var previousResultId: String?
  }

  struct WorkspaceDiagnosticParams: Decodable {
    var previousResultIds: [Previous]
    struct Previous: Decodable {
      var uri: String
      var value: String
    }
  }

  /// A full report, or where `items` is nil that nothing changed.
  struct DiagnosticReport: Encodable {
    var items: [Diagnostic]?
    var kind: String
    var resultId: String
    /// Of a report for a workspace.
    var uri: String?
    var version: Int?
    /// Whether the report is one for a workspace, where a version is there even if it is `null`.
    var isOfWorkspace = false

    private enum Key: CodingKey { case items, kind, resultId, uri, version }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(items, forKey: .items)
      try container.encode(kind, forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
      guard isOfWorkspace else { return }
      try container.encodeIfPresent(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  struct WorkspaceDiagnosticReport: Encodable { var items: [DiagnosticReport] }

  // MARK: Code actions, hover, completion

  struct CodeActionParams: Decodable {
    var textDocument: TextDocument
    var range: Range
    var context: Context
    struct Context: Decodable { var only: [String]? }
  }

  struct CodeAction: Encodable {
    var command: Command?
    var diagnostics: [Diagnostic]?
    var edit: WorkspaceEdit?
    var isPreferred: Bool?
    var kind: String
    var title: String
  }

  struct Command: Codable {
    var arguments: [String]?
    var command: String
    var title: String?
  }

  struct WorkspaceEdit: Encodable {
    /// For clients that do not know versions.
    var changes: [String: [TextEdit]]?
    var documentChanges: [DocumentEdit]?

    struct DocumentEdit: Encodable {
      var edits: [TextEdit]
      var textDocument: Document

      struct Document: Encodable {
        var uri: String
        var version: Int?

        private enum Key: CodingKey { case uri, version }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: Key.self)
          try container.encode(uri, forKey: .uri)
          // Of a document that is not open it is `null`.
          try container.encode(version, forKey: .version)
        }
      }
    }
  }

  struct Hover: Encodable {
    var contents: Markup
    var range: Range?
    struct Markup: Encodable {
      var kind = "markdown"
      var value: String
    }
  }

  struct CompletionItem: Encodable {
    var detail: String?
    var kind = 20  // a member of an enum
    var label: String
    var textEdit: TextEdit
  }

  // MARK: Windows and work

  struct ShowDocument: Encodable {
    var takeFocus = true
    var uri: String
  }

  struct ShowMessage: Encodable {
    var message: String
    var type: Int
  }

  struct Registrations: Encodable {
    var registrations: [Registration]

    struct Registration: Encodable {
      var id: String
      var method: String
      var registerOptions: Watchers
    }
    struct Watchers: Encodable { var watchers: [Watcher] }
    struct Watcher: Encodable { var globPattern: String }
  }

  struct CreateProgress: Encodable { var token: String }

  struct Progress: Encodable {
    var token: String
    var value: Value

    struct Value: Encodable {
      var kind: String
      var message: String?
      var percentage: Int?
      var title: String?
    }
  }
}

/// The envelope of the language server protocol's messages, JSON-RPC 2.0.
package enum JSONRPC {
  /// What a response is for: a number or a string.
  package enum ID: Hashable, Codable, Sendable {
    case number(Int)
    case string(String)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .string(let string): try container.encode(string)
      }
    }
  }

  /// What can be told of a message before its parameters are read.
  struct Head: Decodable {
    /// Nil of a notification.
    var id: ID?
    /// Nil of a response.
    var method: String?
  }

  struct Params<Value: Decodable>: Decodable { var params: Value }

  struct Failure: Error, Encodable {
    var code: Code
    var message: String

    enum Code: Int, Encodable {
      case parseError = -32700
      case invalidRequest = -32600
      case methodNotFound = -32601
      case invalidParams = -32602
      case serverNotInitialized = -32002
      case requestCancelled = -32800
    }
  }

  // MARK: What is sent

  struct Response<Result: Encodable>: Encodable {
    var id: ID?
    var jsonrpc = "2.0"
    var result: Result

    private enum Key: CodingKey { case id, jsonrpc, result }

    /// A nil result is sent as `null`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(result, forKey: .result)
    }
  }

  struct ErrorResponse: Encodable {
    var error: Failure
    var id: ID?
    var jsonrpc = "2.0"

    private enum Key: CodingKey { case error, id, jsonrpc }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(error, forKey: .error)
      // Where it is not known whose error it is, the protocol wants `null`.
      try container.encode(id, forKey: .id)
      try container.encode(jsonrpc, forKey: .jsonrpc)
    }
  }

  struct Notification<Params: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var method: String
    var params: Params
  }

  struct Request<Params: Encodable>: Encodable {
    var id: ID
    var jsonrpc = "2.0"
    var method: String
    var params: Params
  }

  /// Parameters of a message that has none.
  struct Nothing: Codable {}
}

@testable import FocusLint

/// A Swift file as the house tests see it: words and signs with their lines, without comments and
/// string literals (code in an interpolation is taken for text).
struct SwiftText {
  struct Token: Equatable {
    var text: String
    var line: Int
  }

  let path: String
  let lineCount: Int
  let tokens: [Token]

  init(path: String) throws {
    self.init(path: path, bytes: try Repository.bytes(of: path))
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    lineCount = bytes.count { $0 == UInt8(ascii: "\n") }
    var scanner = Scanner(bytes: bytes)
    scanner.scan()
    tokens = scanner.tokens
  }

  /// Whether a name stands at an index and no dot before it.
  func isFree(_ index: Int) -> Bool {
    index == 0 || tokens[index - 1].text != "."
  }
}

extension SwiftText {
  private struct Scanner {
    let bytes: [UInt8]
    var tokens: [Token] = []
    private var index = 0
    private var line = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      while index < bytes.count {
        if starts("//") {
          skip { !$0.starts("\n") }
        } else if starts("/*") {
          skipComment()
        } else if bytes[index] == UInt8(ascii: "\"") || isRawLiteral {
          skipLiteral()
        } else if Self.isWord(bytes[index]) {
          let start = index
          while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
          let text = String(decoding: bytes[start..<index], as: UTF8.self)
          tokens.append(Token(text: text, line: line))
        } else {
          if bytes[index] > 32 {
            tokens.append(Token(text: String(UnicodeScalar(bytes[index])), line: line))
          }
          advance()
        }
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 97...122, 95, 128...: true
      default: false
      }
    }

    private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private var isRawLiteral: Bool {
      bytes[index] == UInt8(ascii: "#")
        && bytes[index...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
    }

    private mutating func advance(_ count: Int = 1) {
      for _ in 0..<count where index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    }

    private mutating func skip(while condition: (Scanner) -> Bool) {
      while index < bytes.count, condition(self) { advance() }
    }

    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts("/*") { depth += 1 } else if starts("*/") { depth -= 1 }
        advance(starts("/*") || starts("*/") ? 2 : 1)
      } while depth > 0 && index < bytes.count
    }

    private mutating func skipLiteral() {
      let start = index
      skip { $0.starts("#") }
      let marks = String(repeating: "#", count: index - start)
      let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
      advance(quotes.utf8.count)
      while index < bytes.count, !starts(quotes + marks) {
        advance(marks.isEmpty && starts("\\") ? 2 : 1)
      }
      advance(quotes.utf8.count + marks.utf8.count)
    }
  }
}

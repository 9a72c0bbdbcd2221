/// A rule's query as it is written in its page, and the places in it.
package struct QueryText: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String
  package var text: String
  /// The page, as messages show it.
  package var file: String
  /// The page's line on which it begins, at column 1.
  package var line: Int

  package init(rule: String, text: String, file: String, line: Int) {
    (self.rule, self.text, self.file, self.line) = (rule, text, file, line)
  }

  /// Where a byte of it stands in the page.
  func place(of offset: Int) -> UserError.Place {
    let before = text.utf8.prefix(offset)
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    return UserError.Place(
      file: file, line: self.line + before.count { $0 == UInt8(ascii: "\n") },
      column: String(decoding: before[(line ?? before.startIndex)...], as: UTF8.self).utf16.count
        + 1)
  }

  func mistake(_ reason: String, _ advice: String = "", at offset: Int) -> UserError {
    UserError(reason, advice: advice, at: place(of: offset))
  }

  /// What can be seen of a query without the grammar.
  struct Marks {
    /// Whether it begins a pattern and closes what it opens, so that others can stand around it.
    var isWhole = true
    /// Where predicates begin, at their `#`.
    var predicates: [Int] = []
    /// The names behind `@`.
    var captures: [String] = []
  }

  var marks: Marks {
    var marks = Marks()
    var open: [UInt8] = []
    var isFirst = true
    let bytes = Array(text.utf8)
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte <= UInt8(ascii: " ") {
        at += 1
        continue
      }
      if byte == UInt8(ascii: ";") {
        at = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        continue
      }
      if isFirst, !"([\"_".utf8.contains(byte), !QueryText.isOfName(byte) { marks.isWhole = false }
      isFirst = false
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        while at < bytes.count, bytes[at] != byte { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        if at >= bytes.count { marks.isWhole = false }
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if open.popLast() != byte { marks.isWhole = false }
      case UInt8(ascii: "#"): marks.predicates.append(at)
      case UInt8(ascii: "@"): marks.captures.append(name(at: at + 1))
      default: break
      }
      at += 1
    }
    if !open.isEmpty || isFirst { marks.isWhole = false }
    return marks
  }

  /// The name that begins at a byte; what stands there where that is none.
  func name(at offset: Int) -> String {
    let rest = text.utf8.dropFirst(offset)
    let name = String(decoding: rest.prefix(while: QueryText.isOfName), as: UTF8.self)
    if !name.isEmpty { return name }
    let word = rest.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
    return String(decoding: word.prefix(20), as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    Word.mayHold(byte) || "-.?!".utf8.contains(byte)
  }
}

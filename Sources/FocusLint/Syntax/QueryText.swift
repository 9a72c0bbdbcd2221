/// A rule's query as it is written in its page.
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

  func error(_ mistake: QueryMistake) -> UserError {
    UserError(mistake.reason, advice: mistake.advice, at: place(of: mistake.offset))
  }

  /// The name that begins at a byte; what stands there where that is none.
  func name(at offset: Int) -> String {
    let rest = text.utf8.dropFirst(offset)
    let name = String(decoding: rest.prefix(while: QueryText.isOfName), as: UTF8.self)
    if !name.isEmpty { return name }
    let word = rest.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
    return String(decoding: word.prefix(20), as: UTF8.self)
  }

  static func isOfName(_ byte: UInt8) -> Bool { Word.mayHold(byte) || "-.?!".utf8.contains(byte) }
}

/// What is wrong with a query.
struct QueryMistake: Error {
  var reason: String
  var advice = ""
  /// In the query's bytes.
  var offset: Int

  init(_ reason: String, _ advice: String = "", at offset: Int) {
    (self.reason, self.advice, self.offset) = (reason, advice, offset)
  }
}

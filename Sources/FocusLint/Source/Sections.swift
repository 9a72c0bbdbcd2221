/// A variant's text in sections of whole top-level declarations, in order and without gaps.
///
/// Each is parsed by itself: what cannot be read in one leaves the others as they are, and after a change
/// only the touched one is parsed again.
enum Sections {
  /// The sections of a text; a file without a declaration is one.
  ///
  /// - Parameter scan: Of the file's bytes, where every offset means the same.
  static func all(of text: [UInt8], _ scan: Scan) -> [SourceRange] {
    var starts: [Int] = []
    text.withUnsafeBufferPointer { text in
      for end in scan.ends {
        guard let next = text[end...].firstIndex(where: { $0 > UInt8(ascii: " ") }) else { break }
        if starts.last ?? 0 < next, declares(text, at: next) { starts.append(next) }
      }
      if !scan.isBalanced { starts = (starts + lines(of: text, scan)).sorted() }
    }
    let bounds = [0] + starts + [text.count]
    return zip(bounds, bounds.dropFirst()).filter { $0 < $1 }.map { SourceRange($0, $1) }
  }

  /// Words that can begin a declaration, and nothing that goes on behind a brace.
  private static let words: Set = [
    "import", "struct", "class", "enum", "extension", "protocol", "actor", "func", "var", "let",
    "typealias", "private", "fileprivate", "internal", "package", "public", "open", "final",
    "indirect", "nonisolated", "infix", "prefix", "postfix", "precedencegroup", "macro",
  ]
  private static let lengths = words.map(\.utf8.count).min()!...words.map(\.utf8.count).max()!

  private static func declares(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    if text[start] == UInt8(ascii: "@") || text[start] == UInt8(ascii: "#") { return true }
    var end = start
    while end < text.count, end - start <= lengths.upperBound, Word.mayHold(text[end]) { end += 1 }
    return lengths.contains(end - start)
      && words.contains(String(decoding: text[start..<end], as: UTF8.self))
  }

  /// The lines that begin with a declaration, without a blank in front: where a bracket is missing,
  /// most people's indentation still tells what is at the top.
  private static func lines(of text: UnsafeBufferPointer<UInt8>, _ scan: Scan) -> [Int] {
    var starts: [Int] = []
    var texts = scan.longTexts[...]
    var hasAttribute = false
    for index in text.indices.dropFirst() where text[index - 1] == UInt8(ascii: "\n") {
      while let first = texts.first, first.end <= index { texts.removeFirst() }
      if let first = texts.first, first.start < index { continue }
      if text[index] <= UInt8(ascii: " ") { continue }
      if !hasAttribute, declares(text, at: index) { starts.append(index) }
      hasAttribute = text[index] == UInt8(ascii: "@")
    }
    return starts
  }
}

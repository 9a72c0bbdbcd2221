/// A regular expression written between bare slashes: `/a"b/`.
///
/// It begins where an expression can begin, with neither a blank nor another operator's end behind the
/// slash, and ends on its line. Every other slash divides, begins a comment or is an operator.
struct RegexLiteral {
  let text: UnsafeBufferPointer<UInt8>

  private static let words: Set = [
    "return", "in", "case", "if", "while", "guard", "switch", "where", "else", "try", "await",
    "throw",
    "yield",
  ]

  /// Where the literal ends whose first slash stands at an offset; nil where none begins there.
  ///
  /// - Parameter comments: Those in front of it, in order; they count as blanks.
  func end(from slash: Int, after comments: [SourceRange]) -> Int? {
    guard slash + 1 < text.count, !" \t,)".utf8.contains(text[slash + 1]),
      canBegin(at: slash, after: comments)
    else { return nil }
    var (depth, isInClass) = (0, false)
    var at = slash + 1
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\\"):
        guard at + 1 < text.count, !"\r\n".utf8.contains(text[at + 1]) else { return nil }
        at += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case _ where isInClass: break
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        return depth == 0 && !" \t".utf8.contains(text[at - 1]) ? at + 1 : nil
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Whether an expression, rather than an operator behind one, can begin there.
  private func canBegin(at slash: Int, after comments: [SourceRange]) -> Bool {
    var at = slash
    var next = comments.endIndex - 1
    while at > 0 {
      if next >= 0, comments[next].end == at {
        at = comments[next].start
        next -= 1
      } else if " \t".utf8.contains(text[at - 1]) {
        at -= 1
      } else {
        break
      }
    }
    guard at > 0 else { return true }
    switch text[at - 1] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
    case let byte where "=(,:[{;&|".utf8.contains(byte): return true
    // Behind a value these two are its own: `a!/b`.
    case UInt8(ascii: "?"): return at < slash
    case UInt8(ascii: "!"): return at < 2 || !isInWord(at - 2) && !")]".utf8.contains(text[at - 2])
    default: return endsInKeyword(at)
    }
  }

  private func endsInKeyword(_ end: Int) -> Bool {
    var start = end
    while start > 0, end - start < 8, isInWord(start - 1) { start -= 1 }
    let isWhole = start == 0 || !isInWord(start - 1) && !".`#@".utf8.contains(text[start - 1])
    return isWhole
      && RegexLiteral.words.contains(String(decoding: text[start..<end], as: UTF8.self))
  }

  private func isInWord(_ index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

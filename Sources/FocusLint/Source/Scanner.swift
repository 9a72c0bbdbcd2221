/// Reads a file's bytes once, from the first to the last, for `Scan`.
struct Scanner {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0
  private(set) var comments: [SourceRange] = []
  private(set) var longTexts: [SourceRange] = []
  private(set) var directives: [Scan.Directive] = []
  private(set) var ends: [Int] = []
  private(set) var tooDeep: Int?
  private(set) var nesting = 0
  /// How many brackets were open where each `#if` around `at` began.
  private var nestings: [Int] = []
  /// The string literals that enclose `at`, each with the parentheses open in its interpolation.
  private var literals: [Literal] = []

  private struct Literal {
    var hashes: Int
    var isMultiline: Bool
    var openParentheses: Int
  }

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  private func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < text.count ? text[at + offset] : 0
  }

  private var isAtLineEnd: Bool { byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") }

  mutating func run() {
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "/"):
        at = RegexLiteral(text: text).end(from: at, after: comments) ?? at + 1
      case UInt8(ascii: "\""): openLiteral(hashes: 0)
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      default: passOver()
      }
    }
  }

  /// Goes on to the next byte that may mean something.
  private mutating func passOver() {
    var next = at + 1
    while next < text.count {
      switch text[next] {
      case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        at = next
        return
      default: next += 1
      }
    }
    at = next
  }

  private mutating func lineComment() {
    let start = at
    while at < text.count, !isAtLineEnd { at += 1 }
    comments.append(SourceRange(start, at))
  }

  private mutating func blockComment() {
    let start = at
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < text.count
    at = min(at, text.count)
    comments.append(SourceRange(start, at))
  }

  private mutating func open() {
    nesting += 1
    if nesting > Scan.maximumNesting, tooDeep == nil { tooDeep = at }
    if byte() == UInt8(ascii: "("), !literals.isEmpty {
      literals[literals.count - 1].openParentheses += 1
    }
    at += 1
  }

  private mutating func close() {
    nesting = max(0, nesting - 1)
    let closesParenthesis = byte() == UInt8(ascii: ")")
    if nesting == 0, byte() == UInt8(ascii: "}") { ends.append(at + 1) }
    at += 1
    guard closesParenthesis, !literals.isEmpty else { return }
    literals[literals.count - 1].openParentheses -= 1
    if literals[literals.count - 1].openParentheses == 0 {
      literalText(literals.removeLast())
    }
  }

  /// A `#`: a raw string, a directive at the start of a line, or a macro.
  private mutating func hash() {
    let start = at
    while byte() == UInt8(ascii: "#") { at += 1 }
    if byte() == UInt8(ascii: "\"") {
      openLiteral(hashes: at - start)
    } else if byte() == UInt8(ascii: "/"), at - start > 0 {
      regex(hashes: at - start)
    } else if at - start == 1, literals.isEmpty, isFirstOnLine(start) {
      directive(from: start)
    }
  }

  private func isFirstOnLine(_ start: Int) -> Bool {
    var index = start - 1
    while index >= 0 {
      switch text[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0xBF: return true
      default: return comments.last?.end == index + 1 && isFirstOnLine(comments.last!.start)
      }
    }
    return true
  }

  private mutating func directive(from start: Int) {
    let wordStart = at
    while byte() >= UInt8(ascii: "a"), byte() <= UInt8(ascii: "z") { at += 1 }
    let kind: Scan.Directive.Kind
    switch String(decoding: text[wordStart..<at], as: UTF8.self) {
    case "if": kind = .if
    case "elseif": kind = .elseif
    case "else": kind = .else
    case "endif": kind = .endif
    default: return
    }
    let conditionStart = at
    while at < text.count, !isAtLineEnd {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") {
        break
      }
      at += 1
    }
    switch kind {
    case .if: nestings.append(nesting)
    case .elseif, .else: nesting = nestings.last ?? nesting
    case .endif: _ = nestings.popLast()
    }
    directives.append(
      Scan.Directive(
        kind: kind, range: SourceRange(start, at), condition: SourceRange(conditionStart, at)))
  }

  /// `#/…/#`: nothing in it is code.
  private mutating func regex(hashes: Int) {
    let start = at
    at += 1
    while at < text.count {
      if byte() == UInt8(ascii: "/"), hasHashes(hashes, after: at + 1) {
        at += 1 + hashes
        longTexts.append(SourceRange(start, at))
        return
      }
      if hashes == 1, isAtLineEnd { break }
      at += 1
    }
    longTexts.append(SourceRange(start, at + 1))
  }

  private func hasHashes(_ count: Int, after start: Int) -> Bool {
    guard start + count <= text.count else { return false }
    return (start..<start + count).allSatisfy { text[$0] == UInt8(ascii: "#") }
  }

  private mutating func openLiteral(hashes: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    at += isMultiline ? 3 : 1
    literalText(Literal(hashes: hashes, isMultiline: isMultiline, openParentheses: 0))
  }

  /// Passes over a literal's text up to its end or its next interpolation. A one-line literal that
  /// is not closed ends with its line.
  private mutating func literalText(_ literal: Literal) {
    let start = at
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\\") where hasHashes(literal.hashes, after: at + 1):
        at += 1 + literal.hashes
        if byte() == UInt8(ascii: "(") {
          if literal.isMultiline { longTexts.append(SourceRange(start, at)) }
          literals.append(literal)
          return open()
        }
        if !isAtLineEnd { at += 1 }
      case UInt8(ascii: "\""):
        let quotes = literal.isMultiline ? 3 : 1
        let closes =
          (quotes == 1 || byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""))
          && hasHashes(literal.hashes, after: at + quotes)
        at += closes ? quotes + literal.hashes : 1
        if closes {
          if literal.isMultiline { longTexts.append(SourceRange(start, at)) }
          return
        }
      case UInt8(ascii: "\n") where !literal.isMultiline,
        UInt8(ascii: "\r") where !literal.isMultiline:
        longTexts.append(SourceRange(start, at + 1))
        return
      default: at += 1
      }
    }
    longTexts.append(SourceRange(start, at + 1))
  }
}

/// Reads a query as it is written: its form, its captures and its predicates. Which nodes and fields there
/// are only the grammar knows.
struct QueryReader {
  let text: QueryText
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  /// Of the pattern that is read.
  private var predicates: [WrittenPredicate] = []

  /// The names that something captures, and whether every match has one.
  typealias Captures = [String: Bool]

  init(_ text: QueryText) {
    self.text = text
    bytes = Array(text.text.utf8)
  }

  /// The patterns in their order, as the grammar numbers them.
  mutating func patterns() throws(QueryMistake) -> [QueryPattern] {
    guard bytes.count <= 1 << 16 else { throw QueryMistake("a query has at most 64 KB.", at: 0) }
    var patterns: [QueryPattern] = []
    while next() != nil {
      let start = offset
      predicates = []
      let captures = try item()
      if let byte = next(), byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { throw stray }
      if captures.isEmpty {
        let advice = "Put `@report` behind what is to be reported."
        throw QueryMistake("this pattern captures nothing.", advice, at: start)
      }
      var read: [QueryPredicate] = []
      for predicate in predicates { read.append(try predicate.predicate(captures.keys.sorted())) }
      patterns.append(QueryPattern(rule: text.rule, read, captures: captures))
    }
    if patterns.isEmpty {
      let advice = "A pattern is `(call_expression) @report`."
      throw QueryMistake("this query has no pattern.", advice, at: 0)
    }
    return patterns
  }

  /// The next byte that is neither blank nor in a comment; nil at the end.
  private mutating func next() -> UInt8? {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: ";") {
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if bytes[offset] > UInt8(ascii: " ") {
        return bytes[offset]
      } else {
        offset += 1
      }
    }
    return nil
  }

  private var isOpen: QueryMistake {
    QueryMistake(
      "the query ends here, and something is still open.", "Look for a missing `)`, `]` or `\"`.",
      at: bytes.count)
  }

  private var stray: QueryMistake {
    let name = text.name(at: offset)
    let isName = Word.mayHold(bytes[offset]) && name != "_"
    return QueryMistake(
      "`\(name)` cannot stand here.",
      isName ? "A node stands in brackets: `(\(name))`." : "", at: offset)
  }

  /// A node, a group, a choice, a token, or a predicate, with what stands behind it.
  private mutating func item() throws(QueryMistake) -> Captures {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw QueryMistake("more than 100 levels of brackets.", at: offset) }
    switch next() {
    case nil: throw isOpen
    case UInt8(ascii: "("):
      offset += 1
      if next() == UInt8(ascii: "#") {
        try readPredicate()
        return [:]
      }
      return try completed(try group())
    case UInt8(ascii: "["):
      offset += 1
      return try completed(try choice())
    case UInt8(ascii: "\""):
      _ = try string()
      return try completed([:])
    case let byte?:
      let start = offset
      let name = Word.mayHold(byte) ? self.name() : ""
      if !name.isEmpty, next() == UInt8(ascii: ":") {
        offset += 1
        return try item()
      }
      guard name == "_" else {
        offset = start
        throw stray
      }
      return try completed([:])
    }
  }

  /// What stands between `(` and `)`: a node with what is in it, or what follows on each other.
  private mutating func group() throws(QueryMistake) -> Captures {
    let isOfMissing = name() == "MISSING"
    if let byte = next(), isOfMissing ? Word.mayHold(byte) : byte == UInt8(ascii: "/") {
      // The name of what is missing, or of a kind of what is named.
      if !isOfMissing { offset += 1 }
      _ = name()
    }
    return try items(until: UInt8(ascii: ")")).reduce(into: [:]) { $0.merge($1) { $0 || $1 } }
  }

  /// What stands between `[` and `]`.
  private mutating func choice() throws(QueryMistake) -> Captures {
    let choices = try items(until: UInt8(ascii: "]"))
    let names = Set(choices.flatMap(\.keys))
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, choices.allSatisfy { $0[name] == true })
      })
  }

  /// What stands between brackets.
  private mutating func items(until close: UInt8) throws(QueryMistake) -> [Captures] {
    var items: [Captures] = []
    while let byte = next() {
      switch byte {
      case close:
        offset += 1
        return items
      case UInt8(ascii: "."): offset += 1
      case UInt8(ascii: "!"):
        offset += 1
        while offset < bytes.count, QueryText.isOfName(bytes[offset]) { offset += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): throw stray
      default: items.append(try item())
      }
    }
    throw isOpen
  }

  /// Reads the captures and quantifiers behind something.
  private mutating func completed(_ captures: Captures) throws(QueryMistake) -> Captures {
    var captures = captures
    var mayBeMissing = false
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "@"): captures[try capture()] = true
      case UInt8(ascii: "*"), UInt8(ascii: "?"):
        offset += 1
        mayBeMissing = true
      case UInt8(ascii: "+"): offset += 1
      default: return mayBeMissing ? captures.mapValues { _ in false } : captures
      }
    }
    return mayBeMissing ? captures.mapValues { _ in false } : captures
  }

  private mutating func capture() throws(QueryMistake) -> String {
    let start = offset
    offset += 1
    let name = self.name()
    if name.isEmpty { throw QueryMistake("a name is missing behind this `@`.", at: start) }
    return name
  }

  private mutating func name() -> String {
    let name = bytes[offset...].prefix(while: QueryText.isOfName)
    offset += name.count
    return String(decoding: name, as: UTF8.self)
  }

  /// What stands between quotes.
  private mutating func string() throws(QueryMistake) -> String {
    let start = offset
    var read: [UInt8] = []
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: read, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), offset < bytes.count else {
        read.append(byte)
        continue
      }
      switch bytes[offset] {
      case UInt8(ascii: "n"): read.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): read.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "t"): read.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): read.append(bytes[offset])
      default:
        throw QueryMistake(
          "this backslash says nothing.", "In a text of a query it is written `\\\\`.",
          at: offset - 1)
      }
      offset += 1
    }
    throw QueryMistake("this `\"` is not closed on its line.", at: start)
  }

  /// - Precondition: Its `#` is next.
  private mutating func readPredicate() throws(QueryMistake) {
    let start = offset
    offset += 1
    var predicate = WrittenPredicate(name: name(), offset: start)
    while let byte = next() {
      switch byte {
      case UInt8(ascii: ")"):
        offset += 1
        if depth == 1 {
          throw QueryMistake(
            "this predicate stands outside of a pattern.",
            "Put it in front of the last `)` of the pattern that it belongs to.", at: start)
        }
        predicates.append(predicate)
        return
      case UInt8(ascii: "@"):
        predicate.offsets.append(offset)
        predicate.parts.append(.capture(try capture()))
      case UInt8(ascii: "\""):
        predicate.offsets.append(offset)
        predicate.parts.append(.word(try string()))
      case _ where Word.mayHold(byte) || byte == UInt8(ascii: "-"):
        predicate.offsets.append(offset)
        predicate.parts.append(.word(name()))
      default: throw stray
      }
    }
    throw isOpen
  }
}

import CTreeSitter

/// The queries of all rules, compiled into one: a tree is gone through once, however many they are.
package final class Query: Sendable {
  // Nothing changes it once it is made; each parser goes through trees with a cursor of its own.
  nonisolated(unsafe) private let query: OpaquePointer
  private let patterns: [QueryPattern]
  private let names: [String]

  private init(_ query: OpaquePointer, _ patterns: [QueryPattern]) {
    self.query = query
    self.patterns = patterns
    names = (0..<ts_query_capture_count(query)).map { QueryReading(query).captureName($0) }
  }

  deinit { ts_query_delete(query) }

  /// Compiles some queries; nil where there are none, or where one has a mistake.
  ///
  /// Of each query the first mistake is named. To compile takes some 50 ms with a grammar of this size,
  /// and as long again for each pattern: so they are looked at one by one only where something is wrong.
  package static func compiled(_ texts: [QueryText]) -> (query: Query?, mistakes: [UserError]) {
    if texts.isEmpty { return (nil, []) }
    let whole = texts.map { $0.text + "\n" }.joined()
    if texts.allSatisfy(\.marks.isWhole), case .success(let query) = compiled(whole) {
      let reading = QueryReading(query)
      let (patterns, mistakes) = reading.patterns(of: texts)
      let unused = Set(texts.map(\.rule)).subtracting(patterns.map(\.rule))
      if mistakes.isEmpty, unused.isEmpty { return (Query(query, patterns), []) }
      ts_query_delete(query)
      if unused.isEmpty { return (nil, mistakes) }
    }
    let mistakes = texts.compactMap(mistake)
    return (
      nil, mistakes.isEmpty ? [texts[0].mistake("this query cannot be read.", at: 0)] : mistakes
    )
  }

  /// What is wrong with one query by itself.
  private static func mistake(in text: QueryText) -> UserError? {
    switch compiled(text.text) {
    case .failure(let failure): return failure.mistake(in: text)
    case .success(let query):
      defer { ts_query_delete(query) }
      return ts_query_pattern_count(query) == 0
        ? text.mistake(
          "this query has no pattern.", "A pattern is `(call_expression) @report`.", at: 0)
        : QueryReading(query).patterns(of: [text]).mistakes.first
    }
  }

  private static func compiled(_ text: String) -> Result<OpaquePointer, QueryFailure> {
    var offset: UInt32 = 0
    var kind = TSQueryErrorNone
    let count = UInt32(text.utf8.count)
    if let query = ts_query_new(Grammar.shared.language, text, count, &offset, &kind) {
      return .success(query)
    }
    return .failure(QueryFailure(kind: kind, offset: Int(offset)))
  }

  /// Words without which no file has a match of a rule: any of these lists, with all the words of the
  /// list.
  package func words(of rule: String) -> [[String]] {
    patterns.filter { $0.rule == rule }.flatMap(\.words)
  }

  private struct Budget {
    var deadline: Duration
    var isSpent = false
  }

  /// Where the patterns fit in a tree; nil when the thread's clock passed the deadline.
  ///
  /// - Parameters:
  ///   - cursor: Of the calling thread.
  ///   - text: That the tree was made of.
  func matches(
    in root: TSNode, _ text: ArraySlice<UInt8>, _ cursor: OpaquePointer, before deadline: Duration
  ) -> [QueryMatch]? {
    var found: [QueryMatch] = []
    var budget = Budget(deadline: deadline)
    withUnsafeMutablePointer(to: &budget) { budget in
      var options = TSQueryCursorOptions(
        payload: budget,
        progress_callback: { state in
          let budget = state!.pointee.payload!.assumingMemoryBound(to: Budget.self)
          budget.pointee.isSpent = Parser.clock > budget.pointee.deadline
          return budget.pointee.isSpent
        })
      ts_query_cursor_exec_with_options(cursor, query, root, &options)
      var match = TSQueryMatch()
      while ts_query_cursor_next_match(cursor, &match) {
        if let match = self.match(match, text) { found.append(match) }
      }
    }
    return budget.isSpent ? nil : found
  }

  private func match(_ match: TSQueryMatch, _ text: ArraySlice<UInt8>) -> QueryMatch? {
    let pattern = patterns[Int(match.pattern_index)]
    let captures = UnsafeBufferPointer(start: match.captures, count: Int(match.capture_count)).map {
      QueryMatch.Capture(
        name: names[Int($0.index)],
        range: SourceRange(Int(ts_node_start_byte($0.node)), Int(ts_node_end_byte($0.node))))
    }
    let isAccepted = pattern.accepts { name in
      captures.filter { $0.name == name }.map { capture in
        let (start, end) = (
          text.startIndex + capture.range.start, text.startIndex + capture.range.end
        )
        return String(decoding: text[start..<end], as: UTF8.self)
      }
    }
    return captures.isEmpty || !isAccepted ? nil : QueryMatch(pattern, captures)
  }
}

/// Why a query does not compile.
struct QueryFailure: Error {
  var kind: TSQueryError
  var offset: Int

  func mistake(in text: QueryText) -> UserError {
    let name = text.name(at: offset)
    func unknown(_ what: String, _ names: [String], at offset: Int) -> UserError {
      text.mistake(
        "there is no \(what).", Spelling.hint(for: name, among: names), at: offset)
    }
    switch kind {
    case TSQueryErrorNodeType:
      let isToken = offset > 0 && Array(text.text.utf8)[offset - 1] == UInt8(ascii: "\"")
      return isToken
        ? unknown("token `\(name)` in the grammar", [], at: offset - 1)
        : unknown("node `\(name)` in the grammar", Grammar.shared.nodeNames, at: offset)
    case TSQueryErrorField:
      return unknown("field `\(name)` in the grammar", Grammar.shared.fieldNames, at: offset)
    case TSQueryErrorCapture:
      let others = text.marks.captures.filter { $0 != name }.map { "@" + $0 }
      return text.mistake(
        "there is no capture `@\(name)` in this query.",
        Spelling.hint(for: "@" + name, among: others), at: offset - 1)
    case TSQueryErrorStructure:
      return text.mistake(
        "no Swift code has this form.",
        "`\(Product.name) debug grammar FILE` shows the form of some.", at: offset)
    default:
      return offset >= text.text.utf8.count
        ? text.mistake(
          "the query ends here, and something is still open.",
          "Look for a missing `)`, `]` or `\"`.", at: offset)
        : text.mistake("`\(name)` cannot stand here.", at: offset)
    }
  }
}

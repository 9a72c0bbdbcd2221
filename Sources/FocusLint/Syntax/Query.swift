import CTreeSitter

/// A rule's query. It is read at once, and compiled when a tree is first looked through for it.
///
/// To compile takes 40 ms and more with a grammar of this size: nearly all of it goes into finding out
/// whether the grammar allows of the patterns at all.
package final class Query: Sendable {
  package let text: QueryText
  private let patterns: [QueryPattern]
  private let state = Shared(State.read)

  private enum State: @unchecked Sendable {
    case read
    // Nothing changes it once it is made; each parser goes through trees with a cursor of its own.
    case compiled(OpaquePointer, names: [String])
    case impossible(UserError)
  }

  /// - Throws: the first mistake that can be seen without compiling.
  package init(_ text: QueryText) throws(UserError) {
    self.text = text
    do throws(QueryMistake) {
      patterns = try Query.patterns(of: text)
    } catch { throw text.error(error) }
  }

  deinit {
    if case .compiled(let query, _) = state.use({ $0 }) { ts_query_delete(query) }
  }

  /// Words without which no file has a match: any of these lists, with all the words of the list.
  package var words: [[String]] { patterns.flatMap(\.words) }

  /// The names that something is captured under in every match.
  package var captures: Set<String> {
    patterns.dropFirst().reduce(patterns[0].captures) { $0.intersection($1.captures) }
  }

  private static func patterns(of text: QueryText) throws(QueryMistake) -> [QueryPattern] {
    var patterns: [QueryPattern] = []
    var mistake: QueryMistake?
    do throws(QueryMistake) {
      var reader = QueryReader(text)
      patterns = try reader.patterns()
    } catch { mistake = error }
    if let misnamed = misnamed(in: text, before: mistake?.offset ?? text.text.utf8.count) {
      throw misnamed
    }
    if let mistake { throw mistake }
    return patterns
  }

  /// The first node, token or field in front of a byte that the grammar does not have.
  private static func misnamed(in text: QueryText, before end: Int) -> QueryMistake? {
    // What is behind no grammar has, so it is refused there before it is looked into any further.
    let start = Array(text.text.utf8.prefix(end))
    guard case .failure(let failure) = compiled(start + "\n(0)".utf8), failure.offset < end,
      end == text.text.utf8.count || failure.isOfName
    else { return nil }
    return failure.mistake(in: text)
  }

  private static func compiled(_ text: [UInt8]) -> Result<OpaquePointer, QueryFailure> {
    var offset: UInt32 = 0
    var kind = TSQueryErrorNone
    let query = text.withUnsafeBytes { bytes in
      ts_query_new(
        Grammar.shared.language, bytes.bindMemory(to: CChar.self).baseAddress,
        UInt32(bytes.count), &offset, &kind)
    }
    return query.map(Result.success)
      ?? .failure(QueryFailure(kind: kind, offset: Int(offset)))
  }

  /// Compiles it if that was not done yet; the result is what is wrong with it.
  @discardableResult
  package func compile() -> UserError? {
    state.use { state in
      if case .read = state {
        switch Query.compiled(Array(text.text.utf8)) {
        case .failure(let failure): state = .impossible(text.error(failure.mistake(in: text)))
        case .success(let query):
          let count = ts_query_capture_count(query)
          state = .compiled(query, names: (0..<count).map { Query.captureName($0, query) })
        }
      }
      if case .impossible(let mistake) = state { return mistake }
      return nil
    }
  }

  /// What was found to be wrong with it when it was compiled, if it was.
  package var foundMistake: UserError? {
    if case .impossible(let mistake) = state.use({ $0 }) { mistake } else { nil }
  }

  private static func captureName(_ id: UInt32, _ query: OpaquePointer) -> String {
    var count: UInt32 = 0
    return ts_query_capture_name_for_id(query, id, &count).map { String(cString: $0) } ?? ""
  }

  private struct Budget {
    var deadline: Duration
    var isSpent = false
  }

  /// Where the patterns fit in a tree; nil when the thread's clock passed the deadline.
  ///
  /// - Parameters:
  ///   - text: That the tree was made of.
  ///   - cursor: Of the calling thread.
  func matches(
    in root: TSNode, _ text: ArraySlice<UInt8>, _ cursor: OpaquePointer, before deadline: Duration
  ) -> [QueryMatch]? {
    compile()
    guard case .compiled(let query, let names) = state.use({ $0 }) else { return [] }
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
      while !budget.pointee.isSpent, ts_query_cursor_next_match(cursor, &match) {
        if let match = self.match(match, names, text) { found.append(match) }
        budget.pointee.isSpent = Parser.clock > deadline
      }
    }
    return budget.isSpent ? nil : found
  }

  private func match(
    _ match: TSQueryMatch, _ names: [String], _ text: ArraySlice<UInt8>
  ) -> QueryMatch? {
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

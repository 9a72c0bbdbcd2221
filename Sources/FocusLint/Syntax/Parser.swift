import CTreeSitter
import CTreeSitterSwift

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads Swift text into syntax trees, within a budget of time. One a thread.
package final class Parser {
  private let parser: OpaquePointer
  private let cursor: OpaquePointer
  private let grammar = Grammar.shared

  package init() {
    parser = ts_parser_new()
    cursor = ts_query_cursor_new()
    // Cannot fail: the shim refuses a library that is too old for the grammar.
    precondition(ts_parser_set_language(parser, grammar.language))
  }

  deinit {
    ts_parser_delete(parser)
    ts_query_cursor_delete(cursor)
  }

  /// How much processor time a file of some bytes may take: 100 ms and 1 s a megabyte, 2 s at most.
  ///
  /// Processor time, so that a busy machine reads what an idle one reads.
  package static func budget(for count: Int) -> Duration {
    .milliseconds(min(2000, 100 + count / 1000))
  }

  /// The processor time that the calling thread has used.
  package static var clock: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The tree of a variant's text; nil when the thread's clock passed the deadline, or the tree is too
  /// deep.
  ///
  /// - Parameters:
  ///   - text: As long as the file's bytes, with every offset where it is on disk.
  ///   - sections: Those parsed before, of other variants or of an earlier text, for the same queries;
  ///     grows.
  ///   - queries: What is looked for.
  package func tree(
    of text: [UInt8], in file: SourceFile, vocabulary: Vocabulary = Vocabulary(),
    sections: inout ParsedSections, queries: [Query] = [], before deadline: Duration
  ) -> SyntaxTree? {
    var assembly = Assembly(count: text.count)
    for range in Sections.all(of: text, file.scan) {
      guard
        let section = sections.section(
          text[range.start..<range.end],
          {
            section(of: $0, queries, before: deadline)
          })
      else { return nil }
      assembly.add(section, at: range.start)
    }
    return SyntaxTree(
      file: file, nodes: assembly.nodes, matches: assembly.matches, hasErrors: assembly.hasErrors,
      vocabulary: vocabulary)
  }

  private func section(
    of text: ArraySlice<UInt8>, _ queries: [Query], before deadline: Duration
  ) -> ParsedSection? {
    guard let tree = parsed(text, before: deadline) else { return nil }
    defer { ts_tree_delete(tree) }
    let root = ts_tree_root_node(tree)
    var matches: [QueryMatch] = []
    for query in queries {
      guard let found = query.matches(in: root, text, cursor, before: deadline) else { return nil }
      matches += found
    }
    matches.sort { $0.report.start < $1.report.start }
    var lowering = Lowering(grammar: grammar, text: Array(text))
    let nodes = lowering.nodes(of: root)
    if SyntaxTree.isTooDeep(nodes) { return nil }
    return ParsedSection(nodes: nodes, matches: matches, hasErrors: ts_node_has_error(root))
  }

  private struct Input {
    var bytes: UnsafeBufferPointer<UInt8>
    var deadline: Duration
    /// How often the parser asked whether to go on.
    var asked = 0
  }

  func parsed(_ text: ArraySlice<UInt8>, before deadline: Duration) -> OpaquePointer? {
    if Parser.clock > deadline { return nil }
    return text.withUnsafeBufferPointer { bytes in
      var input = Input(bytes: bytes, deadline: deadline)
      return withUnsafeMutablePointer(to: &input) { payload in
        let source = TSInput(
          payload: payload,
          read: { payload, offset, _, count in
            let bytes = payload!.assumingMemoryBound(to: Input.self).pointee.bytes
            let rest = max(0, bytes.count - Int(offset))
            count!.pointee = UInt32(rest)
            guard rest > 0 else { return nil }
            return UnsafeRawPointer(bytes.baseAddress! + Int(offset))
              .assumingMemoryBound(to: CChar.self)
          },
          encoding: TSInputEncodingUTF8, decode: nil)
        let options = TSParseOptions(
          payload: payload,
          progress_callback: { state in
            let input = state!.pointee.payload!.assumingMemoryBound(to: Input.self)
            // To read the clock takes a call of the system.
            input.pointee.asked += 1
            return input.pointee.asked % 16 == 0 && Parser.clock > input.pointee.deadline
          })
        ts_parser_reset(parser)
        return ts_parser_parse_with_options(parser, nil, source, options)
      }
    }
  }
}

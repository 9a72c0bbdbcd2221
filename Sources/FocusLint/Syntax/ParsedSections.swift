#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One section of a text, parsed; offsets and indices count from its own start.
struct ParsedSection: Sendable {
  /// The section's file first.
  var nodes: [RawNode]
  /// Of the rules' queries, in the order of what they report.
  var matches: [QueryMatch]
  var hasErrors: Bool
}

/// Sections that were parsed, by their text: variants of a file share most of theirs, and so do a text
/// and what it was before a key press.
package struct ParsedSections: Sendable {
  private var known: [Text: ParsedSection] = [:]
  private var used: [Text: ParsedSection] = [:]
  /// What they were looked through for.
  private var queries: [ObjectIdentifier] = []

  /// A section's bytes, hashed once.
  private struct Text: Hashable {
    let bytes: ArraySlice<UInt8>
    private let hash: UInt64

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      hash = bytes.withUnsafeBytes { FNV.hash(words: $0) }
    }

    /// A copy: a slice would keep all of the file's text.
    private init(copying text: Text) {
      bytes = ArraySlice(Array(text.bytes))
      hash = text.hash
    }

    var copy: Text { Text(copying: self) }

    static func == (left: Text, right: Text) -> Bool {
      left.hash == right.hash && left.bytes.count == right.bytes.count
        && left.bytes.withUnsafeBytes { left in
          right.bytes.withUnsafeBytes {
            memcmp(left.baseAddress!, $0.baseAddress!, left.count) == 0
          }
        }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  package init() {}

  /// The section of a text, parsed where it is not known; nil where that takes too long.
  mutating func section(
    _ text: ArraySlice<UInt8>, _ parsed: (ArraySlice<UInt8>) -> ParsedSection?
  ) -> ParsedSection? {
    let text = Text(text)
    if let section = used[text] { return section }
    if let index = known.index(forKey: text) {
      used[known[index].key] = known[index].value
      return known[index].value
    }
    let section = parsed(text.bytes)
    if let section { used[text.copy] = section }
    return section
  }

  /// Forgets all that was looked through for other queries.
  mutating func prepare(for queries: [Query]) {
    let queries = queries.map { ObjectIdentifier($0) }
    if self.queries != queries { (known, self.queries) = ([:], queries) }
  }

  /// Forgets what was not used since this was last done.
  package mutating func forgetUnused() {
    known = used
    used = [:]
  }
}

/// The nodes of a whole text, put together from those of its sections.
struct Assembly {
  private(set) var nodes: [RawNode]
  private(set) var matches: [QueryMatch] = []
  private(set) var hasErrors = false

  /// - Parameter count: Of the text's bytes.
  init(count: Int) {
    nodes = [RawNode(kind: .file, role: .none, parent: -1, next: 1, start: 0, end: UInt32(count))]
    nodes.reserveCapacity(count / 6)
  }

  mutating func add(_ section: ParsedSection, at start: Int) {
    let (shift, offset) = (Int32(nodes.count - 1), UInt32(start))
    hasErrors = hasErrors || section.hasErrors
    matches += section.matches.map { $0.moved(by: start) }
    section.nodes.withUnsafeBufferPointer { section in
      for var node in section.dropFirst() {
        node.next += shift
        if node.parent > 0 { node.parent += shift }
        node.start += offset
        node.end += offset
        if node.nameStart < node.nameEnd {
          node.nameStart += offset
          node.nameEnd += offset
        }
        nodes.append(node)
      }
    }
    nodes[0].next = Int32(nodes.count)
  }
}

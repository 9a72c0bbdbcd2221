import CYAML

/// A value of a YAML file, and where it starts.
package struct YAMLNode: Sendable {
  package enum Value: Sendable {
    /// The text as it reads after quotes and escapes; `isPlain` where it has no quotes.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// In the order of the file; the keys are scalars, and no two are the same.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  package let value: Value
  /// Counted from 1.
  package let line: Int
  /// UTF-16 code units from 1.
  package let column: Int

  package init(value: Value, line: Int, column: Int) {
    self.value = value
    self.line = line
    self.column = column
  }

  /// The text of a scalar; nil for a list, a mapping and a value left empty.
  package var string: String? {
    guard case .scalar(let text, _) = value, !isNull else { return nil }
    return text
  }

  /// Whether nothing is written (or `~`, or `null`).
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = value else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// What a plain `true` or `false` means, as YAML 1.2 and editors read it; nil for anything else.
  package var bool: Bool? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  package var sequence: [YAMLNode]? {
    guard case .sequence(let nodes) = value else { return nil }
    return nodes
  }

  package var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    guard case .mapping(let pairs) = value else { return nil }
    return pairs
  }

  /// The value of a key of a mapping.
  package subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.string == key }?.value
  }
}

/// Reads one YAML document of the plain kind: scalars, lists and mappings.
///
/// Anchors, aliases, tags, directives, second documents, keys that repeat or are no scalars, and
/// more than 100 levels are mistakes. Built on libyaml's events: its document nodes can hold
/// themselves.
package enum YAML {
  /// The document of a file; nil where the file is empty or holds nothing but comments.
  ///
  /// - Throws: `file:line:column: …`, where `file` is used as it is.
  package static func document(_ bytes: [UInt8], file: String) throws(UserError) -> YAMLNode? {
    guard !bytes.isEmpty else { return nil }
    let source = SourceFile(path: file, bytes: bytes)
    return try bytes.withUnsafeBufferPointer { (input) throws(UserError) -> YAMLNode? in
      // It keeps pointers into itself, so it must not move.
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else { throw UserError("\(file): out of memory.") }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      var builder = YAMLBuilder(places: YAMLPlaces(source: source))
      // With the encoding set it does not skip a byte order mark.
      let text = UnsafeBufferPointer(rebasing: input[builder.places.markLength...])
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)

      while !builder.isAtEnd {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
          throw builder.places.failure(of: parser.pointee)
        }
        defer { yaml_event_delete(&event) }
        try builder.add(event)
      }
      return builder.root
    }
  }
}

/// Puts nodes together from events, with a stack of its own instead of recursion.
private struct YAMLBuilder {
  private struct Frame {
    var line: Int
    var column: Int
    var items: [YAMLNode]?
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    var key: YAMLNode?
    var keys: Set<String> = []
  }

  var places: YAMLPlaces
  private(set) var root: YAMLNode?
  private(set) var isAtEnd = false
  private var stack: [Frame] = []
  private var documents = 0

  init(places: YAMLPlaces) { self.places = places }

  mutating func add(_ event: yaml_event_t) throws(UserError) {
    let place = places.place(of: event.start_mark)
    switch event.type {
    case YAML_STREAM_END_EVENT: isAtEnd = true
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 { throw places.error("a second document is not read here.", place) }
      let data = event.data.document_start
      if data.version_directive != nil || data.tag_directives.start != data.tag_directives.end {
        throw places.error("YAML directives (`%`) are not read here.", place)
      }
    case YAML_ALIAS_EVENT: throw places.error("aliases (`*`) are not read here.", place)
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      try refuse(anchor: data.anchor, tag: data.tag, at: place)
      let text = String(
        decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
      let isPlain = data.style == YAML_PLAIN_SCALAR_STYLE
      try put(node(.scalar(text, isPlain: isPlain), place))
    case YAML_SEQUENCE_START_EVENT:
      try refuse(
        anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, at: place)
      try open(Frame(line: place.line, column: place.column, items: []))
    case YAML_MAPPING_START_EVENT:
      try refuse(
        anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, at: place)
      try open(Frame(line: place.line, column: place.column))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try close()
    default: break
    }
  }

  private func node(_ value: YAMLNode.Value, _ place: Position) -> YAMLNode {
    YAMLNode(value: value, line: place.line, column: place.column)
  }

  private func refuse(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?,
    at place: Position
  ) throws(UserError) {
    if anchor != nil { throw places.error("anchors (`&`) are not read here.", place) }
    if tag != nil { throw places.error("tags (`!`) are not read here.", place) }
  }

  private mutating func open(_ frame: Frame) throws(UserError) {
    let place = Position(line: frame.line, column: frame.column, offset: 0)
    if stack.count >= 100 { throw places.error("more than 100 levels of nesting.", place) }
    if let parent = stack.last, parent.items == nil, parent.key == nil {
      throw places.error("a key must be a word, not a list or a mapping.", place)
    }
    stack.append(frame)
  }

  private mutating func close() throws(UserError) {
    let frame = stack.removeLast()
    let value = frame.items.map { YAMLNode.Value.sequence($0) } ?? .mapping(frame.pairs)
    try put(YAMLNode(value: value, line: frame.line, column: frame.column))
  }

  private mutating func put(_ node: YAMLNode) throws(UserError) {
    guard let top = stack.indices.last else {
      root = node
      return
    }
    if stack[top].items != nil {
      stack[top].items?.append(node)
    } else if let key = stack[top].key {
      stack[top].pairs.append((key, node))
      stack[top].key = nil
    } else if case .scalar(let text, _) = node.value {
      guard stack[top].keys.insert(text).inserted else {
        let place = Position(line: node.line, column: node.column, offset: 0)
        throw places.error("the key `\(text)` is here twice.", place)
      }
      stack[top].key = node
    }
  }
}

/// libyaml counts characters; editors count UTF-16 code units.
private struct YAMLPlaces {
  let source: SourceFile
  /// The last character asked for and the byte it starts at: marks mostly come in order.
  private var character = 0
  private var offset: Int
  let markLength: Int

  init(source: SourceFile) {
    self.source = source
    markLength = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = markLength
  }

  mutating func place(of mark: yaml_mark_t) -> Position {
    if mark.index < character { self = YAMLPlaces(source: source) }
    while character < mark.index, offset < source.bytes.count {
      offset += 1
      while offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      character += 1
    }
    return source.position(at: offset)
  }

  func error(_ what: String, _ place: Position) -> UserError {
    let place = UserError.Place(file: source.path, line: place.line, column: place.column)
    return UserError(what, at: place)
  }

  mutating func failure(of parser: yaml_parser_t) -> UserError {
    let problem = parser.problem.map { String(cString: $0) } ?? "cannot be read"
    if parser.error == YAML_READER_ERROR {
      let place = source.position(at: markLength + parser.problem_offset)
      return error("\(problem).", place)
    }
    let context = parser.context.map { String(cString: $0) + ": " } ?? ""
    return error("\(context)\(problem).", place(of: parser.problem_mark))
  }
}

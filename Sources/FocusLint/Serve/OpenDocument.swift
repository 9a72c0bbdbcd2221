/// A text that a client has open.
struct OpenDocument {
  /// As the client writes it.
  var uri: String
  var path: String
  var version: Int
  private(set) var bytes: [UInt8]
  private var lines: LineTable

  init(uri: String, path: String, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
    lines = LineTable(bytes)
  }

  /// Makes a change of the client's.
  ///
  /// A position past a line's end means its end, and one past the last line the text's end.
  ///
  /// - Throws: where the range ends before it starts, or has a negative number.
  mutating func make(_ change: LSP.DidChange.Change, _ encoding: PositionEncoding)
    throws(JSONRPC.Failure)
  {
    if let range = change.range {
      guard let start = offset(of: range.start, encoding),
        let end = offset(of: range.end, encoding),
        start <= end
      else {
        throw JSONRPC.Failure(code: .invalidParams, message: "A range of the change is not valid.")
      }
      bytes.replaceSubrange(start..<end, with: change.text.utf8)
    } else {
      bytes = Array(change.text.utf8)
    }
    lines = LineTable(bytes)
  }

  var table: PositionTable { PositionTable(bytes: bytes, lines: lines, isOpen: true) }

  /// The bytes in front of a position; nil where it has a negative number.
  func offset(of position: LSP.Position, _ encoding: PositionEncoding) -> Int? {
    table.offset(of: position, encoding)
  }
}

/// Positions of the protocol in a text, and where they are in its bytes.
///
/// A byte order mark is a character of a text that a client sent, and none of a file on the disk: a client
/// that opens it does not show it to the protocol.
struct PositionTable {
  let bytes: [UInt8]
  let lines: LineTable
  let isOpen: Bool

  private func range(ofLine line: Int) -> SourceRange {
    let range = lines.range(ofLine: line, in: bytes)
    return isOpen ? SourceRange(lines.starts[line], range.end) : range
  }

  /// Nil where a number is negative.
  func offset(of position: LSP.Position, _ encoding: PositionEncoding) -> Int? {
    guard position.line >= 0, position.character >= 0 else { return nil }
    guard position.line < lines.starts.count else { return bytes.count }
    let line = range(ofLine: position.line)
    switch encoding {
    case .utf8:
      var offset = min(line.end, line.start + min(position.character, line.end))
      // Inside a character means its start.
      while offset > line.start, offset < line.end, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    case .utf16:
      var (units, offset) = (0, line.start)
      while offset < line.end {
        let length = PositionTable.length(bytes[offset])
        let width = length == 4 ? 2 : 1
        if units + width > position.character { break }
        units += width
        offset += length
      }
      return min(offset, line.end)
    }
  }

  func position(at offset: Int, _ encoding: PositionEncoding) -> LSP.Position {
    let offset = min(offset, bytes.count)
    let line = lines.line(at: offset)
    let start = range(ofLine: line).start
    guard start < offset else { return LSP.Position(line: line, character: 0) }
    let character =
      switch encoding {
      case .utf8: offset - start
      case .utf16: String(decoding: bytes[start..<offset], as: UTF8.self).utf16.count
      }
    return LSP.Position(line: line, character: character)
  }

  /// How many bytes the character takes that a byte begins.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}

extension PositionTable {
  init(_ file: SourceFile, isOpen: Bool) {
    self.init(bytes: file.bytes, lines: file.lines, isOpen: isOpen)
  }

  func range(_ place: Diagnostic.Place, _ encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(
      start: position(at: place.start.offset, encoding),
      end: position(at: place.end.offset, encoding))
  }
}

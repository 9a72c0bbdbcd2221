/// One file's bytes as they are on disk, and how its offsets read as lines and columns.
///
/// A reference, so that facts and problems can name their file at no cost; nothing in it changes.
package final class SourceFile: Sendable {
  /// Absolute, without `.` and `..`; links are not resolved.
  package let path: String
  package let bytes: [UInt8]
  package let lines: LineTable
  package let scan: Scan

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
    scan = Scan(bytes)
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range; each ill-formed byte sequence reads as one U+FFFD.
  package func text(_ range: SourceRange) -> String {
    bytes.withUnsafeBufferPointer { all in
      String(
        decoding: all[max(0, range.start)..<min(all.count, max(range.start, range.end))],
        as: UTF8.self)
    }
  }

  /// The place of an offset; an offset past the end is the end.
  package func position(at offset: Int) -> Position {
    let offset = min(offset, bytes.count)
    let line = lines.line(at: offset)
    let start = lines.range(ofLine: line, in: bytes).start
    let column = start < offset ? text(SourceRange(start, offset)).utf16.count : 0
    return Position(line: line + 1, column: column + 1, offset: offset)
  }
}

extension SourceFile {
  /// The comments that share a byte with a range, in order.
  package func comments(in range: SourceRange) -> ArraySlice<SourceRange> {
    let comments = scan.comments
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].end <= range.start { low = middle + 1 } else { high = middle }
    }
    return comments[low...].prefix { $0.start < range.end }
  }
}

extension SourceFile {
  /// How its first line ends.
  package var lineEnding: String {
    guard lines.starts.count > 1 else { return "\n" }
    let end = lines.range(ofLine: 0, in: bytes).end
    return text(SourceRange(end, lines.starts[1]))
  }
}

extension SourceFile: Hashable {
  package static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

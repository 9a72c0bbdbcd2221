#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where each line of a file starts, and how its offsets read as lines and columns.
///
/// LF, CRLF and a lone CR end a line. A byte order mark counts in offsets, not in columns.
package struct LineTable: Sendable {
  /// The offset of each line's first byte; never empty, ascending.
  package let starts: [Int]
  private let markLength: Int

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 24)
    bytes.withUnsafeBytes { text in
      let end = UInt8(ascii: "\n")
      // Few files have another line ending, and without one a line is passed over at once.
      let hasReturns = text.contains(UInt8(ascii: "\r"))
      var index = 0
      while !hasReturns, let base = text.baseAddress, index < text.count,
        let found = memchr(base + index, Int32(end), text.count - index)
      {
        index = UnsafeRawPointer(found) - base + 1
        starts.append(index)
      }
      while hasReturns, index < text.count {
        let byte = text[index]
        index += 1
        if byte == UInt8(ascii: "\r"), index < text.count, text[index] == end { index += 1 }
        if byte == end || byte == UInt8(ascii: "\r") { starts.append(index) }
      }
    }
    self.starts = starts
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line that holds an offset, counted from 0; an offset past the end is on the last line.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its line ending and without a byte order mark.
  package func range(ofLine line: Int, in bytes: [UInt8]) -> SourceRange {
    let start = max(starts[line], line == 0 ? markLength : 0)
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return SourceRange(start, max(start, end))
  }
}

/// A place as people read it.
package struct Position: Hashable, Sendable {
  /// Counted from 1.
  package var line: Int
  /// UTF-16 code units from 1, as editors count.
  package var column: Int
  /// UTF-8 bytes from 0.
  package var offset: Int
}

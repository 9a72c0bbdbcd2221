/// A half-open range of UTF-8 byte offsets in one file, counted from 0 as the file is on disk.
package struct SourceRange: Hashable, Comparable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  package var isEmpty: Bool { start == end }

  /// Its first byte, or where it is if it is empty.
  package var first: SourceRange { SourceRange(start, min(end, start + 1)) }

  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// By start, then by end.
  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}

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

extension [SourceRange] {
  /// The last that starts at an offset or before it, of ranges in the order of their starts.
  package func last(startingUpTo offset: Int) -> SourceRange? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}

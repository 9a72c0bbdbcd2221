/// Which lines of a text are not those of an older one.
///
/// Lines are compared without their endings, so a file that goes from LF to CRLF changes in none. What
/// is unique on both sides and in one order stays; between two such lines it is asked again, so a long
/// file costs little more than its length.
package struct LineDifference: Sendable {
  /// For each line of the new text.
  package private(set) var isChanged: [Bool]
  private let old: [UInt64]
  private let new: [UInt64]

  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = LineDifference.hashes(of: old)
    self.new = LineDifference.hashes(of: new)
    isChanged = Array(repeating: true, count: self.new.count)
    var pieces = [(old: self.old.indices, new: self.new.indices)]
    while let (old, new) = pieces.popLast() { pieces += keepLines(old, new) }
  }

  /// One for each line.
  private static func hashes(of bytes: [UInt8]) -> [UInt64] {
    let table = LineTable(bytes)
    return table.starts.indices.map { line in
      let range = table.range(ofLine: line, in: bytes)
      return FNV.hash(bytes[range.start..<range.end])
    }
  }

  /// Keeps what two pieces begin and end with, and the lines that say which of the rest belong
  /// together; gives what is between those.
  private mutating func keepLines(
    _ old: Range<Int>, _ new: Range<Int>
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    var (old, new) = (old, new)
    while let left = old.first, let right = new.first, self.old[left] == self.new[right] {
      isChanged[right] = false
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let left = old.last, let right = new.last, self.old[left] == self.new[right] {
      isChanged[right] = false
      (old, new) = (old.dropLast(), new.dropLast())
    }
    if old.isEmpty || new.isEmpty { return [] }
    let anchors = LineDifference.ascending(unique(old, new))
    if anchors.isEmpty {
      keepLinesOneByOne(old, new)
      return []
    }
    var pieces: [(old: Range<Int>, new: Range<Int>)] = []
    var (left, right) = (old.lowerBound, new.lowerBound)
    for anchor in anchors {
      isChanged[anchor.new] = false
      pieces.append((left..<anchor.old, right..<anchor.new))
      (left, right) = (anchor.old + 1, anchor.new + 1)
    }
    pieces.append((left..<old.upperBound, right..<new.upperBound))
    return pieces
  }

  /// Of lines that come more than once, the longest sequence that both pieces have; none where that
  /// would take long.
  private mutating func keepLinesOneByOne(_ old: Range<Int>, _ new: Range<Int>) {
    guard old.count * new.count <= 1 << 20 else { return }
    let difference = self.new[new].difference(from: self.old[old])
    for line in new { isChanged[line] = false }
    for case .insert(let offset, _, _) in difference.insertions {
      isChanged[new.lowerBound + offset] = true
    }
  }

  private struct Pair {
    var old: Int
    var new: Int
  }

  /// The lines that each of two pieces has once, in the order of the new text.
  private func unique(_ old: Range<Int>, _ new: Range<Int>) -> [Pair] {
    func places(_ lines: ArraySlice<UInt64>) -> [UInt64: Int?] {
      Dictionary(zip(lines, lines.indices.map(Optional.some))) { _, _ in nil }
    }
    let (before, after) = (places(self.old[old]), places(self.new[new]))
    return new.compactMap { index in
      let line = self.new[index]
      guard after[line] == .some(index), let place = before[line] ?? nil else { return nil }
      return Pair(old: place, new: index)
    }
  }

  /// The longest part of some pairs whose old lines ascend as their new ones do.
  private static func ascending(_ pairs: [Pair]) -> [Pair] {
    // By length less one: the index of the pair that ends such a part with the least old line.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pairs[index].old { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var part: [Pair] = []
    var next = ends.last
    while let index = next {
      part.append(pairs[index])
      next = previous[index]
    }
    return part.reversed()
  }
}

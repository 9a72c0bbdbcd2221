/// How a file's reading differs from what it was.
struct ReadingChange {
  /// What the changed passages say, or said.
  var topics: Set<Topic> = []
  private let old: SourceFile
  private let new: SourceFile
  /// How many passages at the start and at the end of each variant are as they were.
  private var kept: [(first: Int, last: Int)] = []
  private var counts: [Int] = []
  /// What of the text is as it was, in bytes, at its start and at its end.
  private let same: (first: Int, last: Int)

  /// Nil where the readings cannot be compared piece by piece.
  init?(from old: Reading, to new: Reading) {
    guard old.variants.map(\.runs) == new.variants.map(\.runs), old.unread == new.unread,
      old.isTestFile == new.isTestFile, old.file.conditions == new.file.conditions
    else { return nil }
    self.old = old.file
    self.new = new.file
    same = ReadingChange.commonEnds(old.file.bytes, new.file.bytes)
    for (was, facts) in zip(old.variants, new.variants) {
      let (were, passages) = (was.passages, facts.passages)
      let kept = self.kept(were, passages)
      self.kept.append(kept)
      counts.append(passages.count)
      for passage in were[kept.first..<(were.count - kept.last)] {
        topics.formUnion(passage.topics)
      }
      for passage in passages[kept.first..<(passages.count - kept.last)] {
        topics.formUnion(passage.topics)
      }
    }
    if topics.contains(.everything) { return nil }
  }

  private func kept(_ old: [Passage], _ new: [Passage]) -> (first: Int, last: Int) {
    let least = min(old.count, new.count)
    var first = 0
    while first < least, end(ofGapAfter: first, old) <= same.first,
      old[first].node.equals(new[first].node, movedBy: 0),
      old[first].matchesAre(in: new[first], movedBy: 0)
    { first += 1 }
    let delta = self.new.bytes.count - self.old.bytes.count
    var last = 0
    while last < least - first {
      let place = old.count - last - 1
      let start = place > 0 ? old[place - 1].node.range.end : 0
      guard start >= self.old.bytes.count - same.last,
        old[place].node.equals(new[new.count - last - 1].node, movedBy: delta),
        old[place].matchesAre(in: new[new.count - last - 1], movedBy: delta)
      else { break }
      last += 1
    }
    return (first, last)
  }

  /// Where the next passage begins: what stands between them belongs to both.
  private func end(ofGapAfter place: Int, _ passages: [Passage]) -> Int {
    place + 1 < passages.count ? passages[place + 1].node.range.start : old.bytes.count
  }

  /// Puts what was said of the passages that are as they were in the places that they have now.
  func move(_ parts: inout Judgement.View, in variant: Int) {
    let kept = kept[variant]
    let between = [Judgement.Part?](
      repeating: nil, count: counts[variant] - kept.first - kept.last)
    parts = Array(parts.prefix(kept.first)) + between + parts.suffix(kept.last)
  }

  /// A problem where it is now; nil where the text has changed in a place that it names.
  func moved(_ problem: Problem) -> Problem? {
    var problem = problem
    guard let range = moved(problem.range, in: problem.file) else { return nil }
    problem.range = range
    problem.file = successor(of: problem.file)
    for (index, related) in problem.related.enumerated() {
      guard let range = moved(related.range, in: related.file) else { return nil }
      problem.related[index].range = range
      problem.related[index].file = successor(of: related.file)
    }
    for (index, edit) in (problem.fix?.edits ?? []).enumerated() {
      guard let range = moved(edit.range, in: edit.file) else { return nil }
      problem.fix?.edits[index].range = range
      problem.fix?.edits[index].file = successor(of: edit.file)
    }
    return problem
  }

  private func successor(of file: SourceFile) -> SourceFile { file === old ? new : file }

  private func moved(_ range: SourceRange, in file: SourceFile) -> SourceRange? {
    if file !== old || range.end <= same.first { return range }
    guard range.start >= old.bytes.count - same.last else { return nil }
    let delta = new.bytes.count - old.bytes.count
    return SourceRange(range.start + delta, range.end + delta)
  }

  /// How many bytes two texts have in common at their starts and, behind these, at their ends.
  private static func commonEnds(_ one: [UInt8], _ other: [UInt8]) -> (first: Int, last: Int) {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        let least = min(one.count, other.count)
        var first = 0
        while first < least, one[first] == other[first] { first += 1 }
        var last = 0
        while last < least - first, one[one.count - last - 1] == other[other.count - last - 1] {
          last += 1
        }
        return (first, last)
      }
    }
  }
}

extension SourceFile {
  /// The directives that decide what is compiled, in the order of the text.
  fileprivate var conditions: [String] { scan.directives.map { text($0.range) } }
}

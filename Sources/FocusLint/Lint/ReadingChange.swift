/// How a file's reading differs from what it was.
struct ReadingChange {
  /// What the changed passages say, or said.
  private(set) var topics: Set<Topic> = []
  /// What is as it was; nil where the readings cannot be compared piece by piece.
  private(set) var rest: Rest?
  private let old: SourceFile?

  /// What of a file is as it was.
  struct Rest {
    fileprivate let old: SourceFile
    fileprivate let new: SourceFile
    /// How many passages at the start and at the end of each variant are as they were.
    fileprivate var kept: [(first: Int, last: Int)] = []
    fileprivate var counts: [Int] = []
    /// What of the text is as it was, in bytes, at its start and at its end.
    fileprivate let same: (first: Int, last: Int)
  }

  /// - Parameters:
  ///   - old: Nil where the file is new.
  ///   - new: Nil where it is gone.
  ///   - projections: What else than the passages has changed.
  init(from old: Reading?, to new: Reading?, projections: Set<String>) {
    self.old = old?.file
    if let old, let new { compare(old, new) }
    if rest == nil {
      for facts in (old?.variants ?? []) + (new?.variants ?? []) {
        for passage in facts.passages { topics.formUnion(passage.topics) }
      }
      // What takes code out of the reports, or makes a file a test, does so within the file.
      topics.remove(.everything)
    }
    topics.formUnion(projections.map(Topic.projection))
  }

  private mutating func compare(_ old: Reading, _ new: Reading) {
    guard old.variants.map(\.runs) == new.variants.map(\.runs), old.unread == new.unread,
      old.isTestFile == new.isTestFile, old.file.conditions == new.file.conditions
    else { return }
    var rest = Rest(old: old.file, new: new.file, same: old.file.ends(sharedWith: new.file))
    for (was, facts) in zip(old.variants, new.variants) {
      let (were, passages) = (was.passages, facts.passages)
      let kept = rest.kept(were, passages)
      rest.kept.append(kept)
      rest.counts.append(passages.count)
      for passage in were[kept.first..<(were.count - kept.last)] {
        topics.formUnion(passage.topics)
      }
      for passage in passages[kept.first..<(passages.count - kept.last)] {
        topics.formUnion(passage.topics)
      }
    }
    if !topics.contains(.everything) { self.rest = rest }
  }

  /// A problem where it is now; nil where the text has changed in a place that it names.
  func moved(_ problem: Problem) -> Problem? {
    var problem = problem
    guard move(&problem.range, &problem.file) else { return nil }
    for (index, var related) in problem.related.enumerated() {
      guard move(&related.range, &related.file) else { return nil }
      problem.related[index] = related
    }
    for (index, var edit) in (problem.fix?.edits ?? []).enumerated() {
      guard move(&edit.range, &edit.file) else { return nil }
      problem.fix?.edits[index] = edit
    }
    return problem
  }

  /// False where the text there has changed.
  private func move(_ range: inout SourceRange, _ file: inout SourceFile) -> Bool {
    if file !== old { return true }
    guard let rest, let moved = rest.moved(range) else { return false }
    (range, file) = (moved, rest.new)
    return true
  }
}

extension ReadingChange.Rest {
  fileprivate func kept(_ old: [Passage], _ new: [Passage]) -> (first: Int, last: Int) {
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

  fileprivate func moved(_ range: SourceRange) -> SourceRange? {
    if range.end <= same.first { return range }
    guard range.start >= old.bytes.count - same.last else { return nil }
    let delta = new.bytes.count - old.bytes.count
    return SourceRange(range.start + delta, range.end + delta)
  }
}

extension SourceFile {
  /// The directives that decide what is compiled, in the order of the text.
  fileprivate var conditions: [String] { scan.directives.map { text($0.range) } }
}

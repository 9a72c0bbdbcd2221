/// What the comments of one file hide.
struct Suppressions {
  private let all: [Suppression]
  private let starts: LineTable
  /// By rule, or `all`: where it is off, ascending; regions of one rule do not overlap at their ends.
  private var regions: [String: [Region]] = [:]
  /// By line, counted from 0: the comments that speak of it alone.
  private var ofLine: [Int: [Int]] = [:]
  private var used: Set<Int> = []

  /// From a comment to the one that ends what it began.
  private struct Region {
    var range: SourceRange
    var index: Int
  }

  init(_ all: [Suppression], in file: SourceFile) {
    self.all = all
    starts = file.lines
    var ends: [String: Int] = [:]
    for index in all.indices.reversed() {
      let suppression = all[index]
      guard let action = suppression.action else { continue }
      if let line = suppression.line(in: starts) {
        ofLine[line, default: []].append(index)
      } else if action == .enable {
        for name in suppression.rules { ends[name.text] = suppression.comment.start }
      } else {
        for name in suppression.rules {
          let end = min(ends[name.text] ?? .max, ends[Suppression.all] ?? .max)
          regions[name.text, default: []].append(
            Region(range: SourceRange(suppression.comment.start, end), index: index))
        }
      }
    }
    for rule in regions.keys { regions[rule]?.reverse() }
  }

  /// Whether a problem is hidden; the comments that hide it count as used.
  ///
  /// - Parameter own: A comment that the problem is about, and that does not hide it.
  mutating func hides(_ problem: Problem, asideFrom own: SourceRange? = nil) -> Bool {
    let onLine = (ofLine[starts.line(at: problem.range.start)] ?? []).filter {
      all[$0].names(problem.rule)
    }
    var hiding = onLine.filter { all[$0].action == .disable }
    if onLine.count == hiding.count {
      hiding += [problem.rule, Suppression.all].compactMap { rule in
        region(of: rule, at: problem.range.start)
      }
    }
    hiding.removeAll { all[$0].comment == own }
    used.formUnion(hiding)
    return !hiding.isEmpty
  }

  /// The comment that last turned a rule off before an offset, where it still holds there.
  private func region(of rule: String, at offset: Int) -> Int? {
    guard let regions = regions[rule] else { return nil }
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < regions[low - 1].range.end else { return nil }
    return regions[low - 1].index
  }

  /// Those that hide nothing, of the ones that can be judged, in the order of the text.
  func unused(whereRan ran: (Suppression) -> Bool) -> [Suppression] {
    all.indices.filter { index in
      !used.contains(index) && all[index].action == .disable && !all[index].rules.isEmpty
        && ran(all[index])
    }.map { all[$0] }
  }
}

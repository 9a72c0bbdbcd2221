/// What the rules say of the passages of one file.
struct Judgement: Sendable {
  /// By the reading's variants.
  private(set) var variants: [[View]]
  /// What the rules that judged were.
  let rules: [String]

  /// A variant as some runs see the project round it; its passages in the order of the text.
  typealias View = [Part?]

  /// What the rules say of one passage.
  struct Part: Sendable {
    var problems: [Problem]
    /// What that rests on, aside from the passage itself; nil where nobody asks.
    var topics: Set<Topic>?
  }

  /// Makes one with nothing judged yet.
  init(rules: [String], variants: [[View]]) {
    self.rules = rules
    self.variants = variants
  }

  /// Whether all of a variant is judged.
  func isComplete(_ variant: Int) -> Bool {
    variants[variant].allSatisfy { $0.allSatisfy { $0 != nil } }
  }

  /// The problems of all variants, united by rule and range, in the order of the text.
  var problems: [Problem] {
    var found: [Place: Problem] = [:]
    for part in variants.joined().joined() {
      for problem in part?.problems ?? [] {
        let place = Place(rule: problem.rule, range: problem.range)
        if found[place] == nil { found[place] = problem }
      }
    }
    return found.values.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }

  private struct Place: Hashable {
    var rule: String
    var range: SourceRange
  }

  /// Judges what is not judged yet of a variant.
  mutating func complete(_ variant: Int, _ part: (_ view: Int, _ passage: Int) -> Part) {
    for view in variants[variant].indices {
      for passage in variants[variant][view].indices
      where variants[variant][view][passage] == nil {
        variants[variant][view][passage] = part(view, passage)
      }
    }
  }

  /// Forgets what a change of one file may have changed.
  ///
  /// - Parameter isOwn: Whether the changed file is this one, of which something is as it was.
  mutating func apply(_ change: ReadingChange, isOwn: Bool) {
    for variant in variants.indices {
      for view in variants[variant].indices {
        if isOwn { change.rest?.move(&variants[variant][view], in: variant) }
        for passage in variants[variant][view].indices {
          guard let part = variants[variant][view][passage] else { continue }
          variants[variant][view][passage] = part.after(change)
        }
      }
    }
  }
}

extension Judgement.Part {
  /// What is left of it after a change; nil where it rests on what has changed.
  fileprivate func after(_ change: ReadingChange) -> Judgement.Part? {
    guard let topics, !topics.contains(.everything), topics.isDisjoint(with: change.topics)
    else { return nil }
    var moved: [Problem] = []
    for problem in problems {
      guard let problem = change.moved(problem) else { return nil }
      moved.append(problem)
    }
    return Judgement.Part(problems: moved, topics: topics)
  }
}

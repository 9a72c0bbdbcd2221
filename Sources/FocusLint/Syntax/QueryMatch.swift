/// One pattern of a rule's query.
package final class QueryPattern: Sendable {
  /// The id of the rule.
  package let rule: String
  /// The names that something is captured under in every match.
  let captures: Set<String>
  /// What is known of the code must answer these; the text has answered the others.
  package let questions: [QueryPredicate]
  /// Words that the text of any match holds: any of these lists, with all the words of the list.
  let words: [[String]]
  private let textual: [QueryPredicate]

  /// - Parameter captures: The names that something captures, and whether every match has one.
  init(rule: String, _ predicates: [QueryPredicate], captures: [String: Bool]) {
    self.rule = rule
    self.captures = Set(captures.filter(\.value).keys)
    questions = predicates.filter { !$0.name.isTextual }
    textual = predicates.filter(\.name.isTextual)
    words = QueryPattern.words(predicates.filter { captures[$0.capture] == true })
  }

  /// All combinations of one word of each condition that names words, as long as they are few.
  private static func words(_ predicates: [QueryPredicate]) -> [[String]] {
    var alternatives: [[String]] = [[]]
    for predicate in predicates where !predicate.isNegated && predicate.other == nil {
      switch predicate.name {
      case .equals, .anyOf, .inside:
        // Of a type nested in others, the last name stands at its declaration.
        let words =
          predicate.name == .inside
          ? predicate.words.map { String($0.split(separator: ".").last ?? "") } : predicate.words
        guard words.allSatisfy({ $0.utf8.count > 1 }), alternatives.count * words.count <= 64 else {
          continue
        }
        alternatives = alternatives.flatMap { known in words.map { known + [$0] } }
      default: continue
      }
    }
    return alternatives
  }

  /// Whether the texts of what is captured are as they should be.
  ///
  /// - Parameter texts: Of the nodes that are captured under a name.
  func accepts(_ texts: (String) -> [String]) -> Bool {
    textual.allSatisfy { predicate in
      let others = predicate.other.map(texts)
      return texts(predicate.capture).allSatisfy { text in
        let holds =
          switch predicate.name {
          case .matches: predicate.expression?.isFound(in: text) ?? false
          default: (others ?? predicate.words).contains { $0.utf8.elementsEqual(text.utf8) }
          }
        return holds != predicate.isNegated
      }
    }
  }
}

/// Code that a pattern fits.
package struct QueryMatch: Sendable {
  package struct Capture: Hashable, Sendable {
    /// Without its `@`.
    package var name: String
    package var range: SourceRange
  }

  package let pattern: QueryPattern
  /// In the order of the text, the outer before the inner; never empty.
  package private(set) var captures: [Capture]
  /// What is reported: what is captured as `@report`, else the capture that begins first.
  package private(set) var report: SourceRange

  /// - Parameter captures: At least one.
  init(_ pattern: QueryPattern, _ captures: [Capture]) {
    self.pattern = pattern
    self.captures = captures.sorted {
      ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end)
    }
    report = (self.captures.first { $0.name == "report" } ?? self.captures[0]).range
  }

  package func captures(_ name: String) -> [Capture] { captures.filter { $0.name == name } }

  /// The same in a text in front of which some bytes were put.
  func moved(by offset: Int) -> QueryMatch {
    var match = self
    for index in captures.indices {
      match.captures[index].range.start += offset
      match.captures[index].range.end += offset
    }
    match.report.start += offset
    match.report.end += offset
    return match
  }
}

extension QueryMatch: Equatable {
  package static func == (left: QueryMatch, right: QueryMatch) -> Bool {
    left.pattern === right.pattern && left.captures == right.captures
  }
}

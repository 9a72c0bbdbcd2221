/// A predicate as it is written.
struct WrittenPredicate {
  enum Part {
    case capture(String)
    case word(String)
  }

  /// Without its `#`.
  var name: String
  var parts: [Part] = []
  /// Where its `#` is.
  var offset: Int
  /// Where each part begins.
  var offsets: [Int] = []

  init(name: String, offset: Int) { (self.name, self.offset) = (name, offset) }

  /// What it asks.
  ///
  /// - Parameter captures: Those of its pattern.
  func predicate(_ captures: [String]) throws(QueryMistake) -> QueryPredicate {
    let isNegated = name.hasPrefix("not-")
    let bare = name.dropFirst(isNegated ? 4 : 0)
    guard bare.hasSuffix("?"), let known = QueryPredicate.Name(rawValue: String(bare.dropLast()))
    else { throw isUnknown }
    let usage = "It is written `\(known.usage)`."
    guard case .capture(let capture)? = parts.first else {
      throw QueryMistake("`#\(name)` asks of a capture.", usage, at: offset)
    }
    guard known.count.contains(parts.count - 1) else {
      throw QueryMistake(
        "`#\(name)` has the wrong number of words behind `@\(capture)`.", usage, at: offset)
    }
    var predicate = QueryPredicate(name: known, isNegated: isNegated, capture: capture, words: [])
    for (part, place) in zip(parts, offsets).dropFirst() {
      switch part {
      case .word(let word): predicate.words.append(try checked(word, of: &predicate, at: place))
      case .capture(let other) where known == .equals: predicate.other = other
      case .capture:
        throw QueryMistake("`#\(name)` compares with words, not with captures.", usage, at: offset)
      }
    }
    for (part, place) in zip(parts, offsets) {
      guard case .capture(let name) = part, !captures.contains(name) else { continue }
      let near = Spelling.hint(for: "@" + name, among: captures.map { "@" + $0 })
      let all = "There is \(captures.map { "`@\($0)`" }.joined(separator: ", "))."
      throw QueryMistake(
        "there is no capture `@\(name)` in this pattern.", near.isEmpty ? all : near, at: place)
    }
    return predicate
  }

  private var isUnknown: QueryMistake {
    let names = QueryPredicate.Name.allCases.map { $0.rawValue + "?" }
    let near = Spelling.hint(
      for: name, among: (names + names.map { "not-" + $0 }).map { "#" + $0 })
    let all =
      "There is \(names.map { "`#\($0)`" }.joined(separator: ", ")), each with `not-` too."
    return QueryMistake(
      "there is no predicate `#\(name)`.", near.isEmpty ? all : near, at: offset)
  }

  private func checked(
    _ word: String, of predicate: inout QueryPredicate, at place: Int
  ) throws(QueryMistake) -> String {
    if let choices = predicate.name.choices, !choices.contains(word) {
      let all = "There is \(choices.map { "`\($0)`" }.joined(separator: ", "))."
      let near = Spelling.hint(for: word, among: choices)
      throw QueryMistake(
        "`#\(name)` knows no `\(word)`.", near.isEmpty ? all : near, at: place)
    }
    if predicate.name == .matches {
      do throws(RegularExpression.Mistake) {
        predicate.expression = try RegularExpression(word)
      } catch {
        throw QueryMistake("`\(word)` is no regular expression: \(error.reason).", at: place)
      }
    }
    return word
  }
}

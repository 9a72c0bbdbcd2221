import CTreeSitter

/// Reads the patterns of a compiled query, and finds what is wrong with their predicates.
struct QueryReading {
  private let query: OpaquePointer

  init(_ query: OpaquePointer) { self.query = query }

  /// What a predicate is made of, as it is written.
  private enum Part {
    case capture(String)
    case word(String)
  }

  func captureName(_ id: UInt32) -> String {
    var count: UInt32 = 0
    return ts_query_capture_name_for_id(query, id, &count).map { String(cString: $0) } ?? ""
  }

  /// The patterns in their order, and the first mistake of each text.
  ///
  /// - Parameter texts: That the query was compiled from, each with a line break behind it.
  func patterns(of texts: [QueryText]) -> (patterns: [QueryPattern], mistakes: [UserError]) {
    var patterns: [QueryPattern] = []
    var mistakes: [UserError] = []
    var (start, index) = (0, 0)
    for (text, marks) in texts.map({ ($0, $0.marks) }) {
      let end = start + text.text.utf8.count + 1
      var isRight = true
      while index < Int(ts_query_pattern_count(query)) {
        let first = Int(ts_query_start_byte_for_pattern(query, UInt32(index))) - start
        if first + start >= end { break }
        let last = Int(ts_query_end_byte_for_pattern(query, UInt32(index))) - start
        do throws(UserError) {
          let places = marks.predicates.filter { first <= $0 && $0 < last }
          patterns.append(try pattern(UInt32(index), of: text, at: first, places))
        } catch {
          if isRight { mistakes.append(error) }
          isRight = false
        }
        index += 1
      }
      start = end
    }
    return (patterns, mistakes)
  }

  /// - Parameters:
  ///   - start: Where it begins in the text.
  ///   - places: Where its predicates begin.
  private func pattern(
    _ index: UInt32, of text: QueryText, at start: Int, _ places: [Int]
  ) throws(UserError) -> QueryPattern {
    var captures: [String: TSQuantifier] = [:]
    for id in 0..<ts_query_capture_count(query) {
      let quantifier = ts_query_capture_quantifier_for_id(query, index, id)
      if quantifier != TSQuantifierZero { captures[captureName(id)] = quantifier }
    }
    if captures.isEmpty {
      let advice = "Put `@report` behind what is to be reported."
      throw text.mistake("this pattern captures nothing.", advice, at: start)
    }
    var predicates: [QueryPredicate] = []
    for (parts, place) in zip(parts(ofPattern: index), places) {
      predicates.append(
        try predicate(parts, captures.keys.sorted()) { text.mistake($0, $1, at: place) })
    }
    return QueryPattern(rule: text.rule, predicates) {
      [TSQuantifierOne, TSQuantifierOneOrMore].contains(captures[$0])
    }
  }

  /// The predicates of a pattern, each with its name first.
  private func parts(ofPattern index: UInt32) -> [[Part]] {
    var count: UInt32 = 0
    let steps = UnsafeBufferPointer(
      start: ts_query_predicates_for_pattern(query, index, &count), count: Int(count))
    var all: [[Part]] = []
    var parts: [Part] = []
    for step in steps {
      switch step.type {
      case TSQueryPredicateStepTypeCapture: parts.append(.capture(captureName(step.value_id)))
      case TSQueryPredicateStepTypeString:
        var count: UInt32 = 0
        let text = ts_query_string_value_for_id(query, step.value_id, &count)
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
        parts.append(.word(String(decoding: bytes, as: UTF8.self)))
      default:
        all.append(parts)
        parts = []
      }
    }
    return all
  }

  private func predicate(
    _ parts: [Part], _ captures: [String], _ mistake: (String, String) -> UserError
  ) throws(UserError) -> QueryPredicate {
    guard case .word(let written)? = parts.first else {
      throw mistake("a predicate has a name.", "")
    }
    let isNegated = written.hasPrefix("not-")
    let bare = written.dropFirst(isNegated ? 4 : 0)
    guard bare.hasSuffix("?"), let name = QueryPredicate.Name(rawValue: String(bare.dropLast()))
    else {
      let names = QueryPredicate.Name.allCases.map { $0.rawValue + "?" }
      let near = Spelling.hint(
        for: written, among: (names + names.map { "not-" + $0 }).map { "#" + $0 })
      let all =
        "There is \(names.map { "`#\($0)`" }.joined(separator: ", ")), each with `not-` too."
      throw mistake("there is no predicate `#\(written)`.", near.isEmpty ? all : near)
    }
    let usage = "It is written `\(name.usage)`."
    guard parts.count > 1, case .capture(let capture) = parts[1] else {
      throw mistake("`#\(written)` asks of a capture.", usage)
    }
    var predicate = QueryPredicate(name: name, isNegated: isNegated, capture: capture, words: [])
    guard name.count.contains(parts.count - 2) else {
      throw mistake("`#\(written)` has the wrong number of words behind `@\(capture)`.", usage)
    }
    for part in parts.dropFirst(2) {
      switch part {
      case .word(let word): predicate.words.append(word)
      case .capture(let other) where name == .equals: predicate.other = other
      case .capture: throw mistake("`#\(written)` compares with words, not with captures.", usage)
      }
    }
    for asked in [capture] + [predicate.other].compactMap({ $0 }) where !captures.contains(asked) {
      let all = "There is \(captures.map { "`@\($0)`" }.joined(separator: ", "))."
      throw mistake("there is no capture `@\(asked)` in this pattern.", all)
    }
    return try checked(predicate, written, mistake)
  }

  private func checked(
    _ predicate: QueryPredicate, _ written: String, _ mistake: (String, String) -> UserError
  ) throws(UserError) -> QueryPredicate {
    var predicate = predicate
    if let choices = predicate.name.choices,
      let word = predicate.words.first(where: { !choices.contains($0) })
    {
      let all = "There is \(choices.map { "`\($0)`" }.joined(separator: ", "))."
      let near = Spelling.hint(for: word, among: choices)
      throw mistake("`#\(written)` knows no `\(word)`.", near.isEmpty ? all : near)
    }
    if predicate.name == .matches {
      do { predicate.expression = try QueryExpression(predicate.words[0]) } catch {
        throw mistake("`\(predicate.words[0])` is no regular expression: \(error).", "")
      }
    }
    return predicate
  }
}

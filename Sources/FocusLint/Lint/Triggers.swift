/// The words that make a file worth parsing, for all rules at once.
///
/// Of each alternative the longest word is looked for first, and those of all rules in one pass; few files
/// hold any, so the others are looked for there alone.
struct Triggers: Sendable {
  /// Words that must stand together, as indices.
  private struct Alternative {
    /// In `search`; nil where nothing is looked for.
    var longest: Int?
    /// In `others`.
    var others: [Int]
  }

  private let search: WordSearch
  /// Each word with the project's own names that will do in its place.
  private let others: [[Word]]
  /// Whether some rule has something to say of every file.
  private let hasEmpty: Bool
  private let formulas: [(rule: String, alternatives: [Alternative])]

  init(_ rules: [Rule], vocabulary: Vocabulary = Vocabulary()) {
    var longest = Numbering()
    var others = Numbering()
    formulas = rules.map { rule in
      let alternatives = rule.words.map { words in
        let first = words.max { $0.utf8.count < $1.utf8.count }
        return Alternative(
          longest: first.map { longest.number(of: $0) },
          others: words.filter { $0 != first }.map { others.number(of: $0) })
      }
      return (rule.id, alternatives)
    }
    hasEmpty = rules.contains { $0.words.contains([]) }
    search = WordSearch(longest.words.map { [$0] + vocabulary.synonyms(of: $0) })
    self.others = others.words.map { ([$0] + vocabulary.synonyms(of: $0)).map(Word.init) }
  }

  /// The rules that a file's bytes can trigger.
  func rules(of bytes: [UInt8]) -> Set<String> {
    let found = search.found(in: bytes)
    if !hasEmpty, !found.contains(true) { return [] }
    var known: [Bool?] = Array(repeating: nil, count: others.count)
    func has(_ index: Int) -> Bool {
      if let answer = known[index] { return answer }
      let answer = others[index].contains { $0.isIn(bytes) }
      known[index] = answer
      return answer
    }
    var rules: Set<String> = []
    for (rule, alternatives) in formulas
    where alternatives.contains(where: { alternative in
      alternative.longest.map { found[$0] } != false && alternative.others.allSatisfy(has)
    }) {
      rules.insert(rule)
    }
    return rules
  }

  /// Words in the order in which they were first named.
  private struct Numbering {
    private(set) var words: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of word: String) -> Int {
      if let known = numbers[word] { return known }
      numbers[word] = words.count
      words.append(word)
      return words.count - 1
    }
  }
}

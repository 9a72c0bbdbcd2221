/// The words that make a file worth parsing, for all rules at once.
struct Triggers: Sendable {
  /// Each word of the rules, with the project's own names that will do in its place.
  private let words: [[Word]]
  /// For each rule, the alternatives, each a list of indices of words.
  private let formulas: [(rule: String, alternatives: [[Int]])]

  init(_ rules: [Rule], vocabulary: Vocabulary = Vocabulary()) {
    var indices: [String: Int] = [:]
    var words: [[Word]] = []
    formulas = rules.map { rule in
      (
        rule.id,
        rule.words.map { alternative in
          alternative.map { word in
            if let known = indices[word] { return known }
            indices[word] = words.count
            words.append(([word] + vocabulary.synonyms(of: word)).map(Word.init))
            return words.count - 1
          }
        }
      )
    }
    self.words = words
  }

  /// The rules that a file's bytes can trigger.
  func rules(of bytes: [UInt8]) -> Set<String> {
    var known: [Bool?] = Array(repeating: nil, count: words.count)
    func has(_ index: Int) -> Bool {
      if let answer = known[index] { return answer }
      let answer = words[index].contains { $0.isIn(bytes) }
      known[index] = answer
      return answer
    }
    var rules: Set<String> = []
    for (rule, alternatives) in formulas
    where alternatives.contains(where: { $0.allSatisfy(has) }) {
      rules.insert(rule)
    }
    return rules
  }
}

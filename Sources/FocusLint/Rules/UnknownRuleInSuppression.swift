/// The logic of `unknown-rule-in-suppression`; its page says what it finds and why.
enum UnknownRuleInSuppression {
  static func problems(in comments: CommentFacts) -> [Problem] {
    comments.suppressions.flatMap { suppression -> [Problem] in
      guard suppression.action != nil else { return [] }
      let unknown = suppression.rules.filter {
        $0.text != Suppression.all && !comments.rules.contains($0.text)
      }
      let near = unknown.map { Spelling.nearest(to: $0.text, among: comments.rules) }
      // One word of a sentence stands for all of them.
      let firstStranger = near.firstIndex(of: nil)
      return zip(unknown, near).enumerated().compactMap { index, pair in
        let (word, rule) = pair
        if let rule { return misspelt(word, rule, in: comments.file) }
        guard index == firstStranger else { return nil }
        return Problem(
          "unknown-rule-in-suppression", "unknown", ["word": word.text], in: comments.file,
          at: word.range)
      }
    }
  }

  private static func misspelt(
    _ word: Suppression.Name, _ rule: String, in file: SourceFile
  ) -> Problem {
    Problem(
      "unknown-rule-in-suppression", "misspelt", ["word": word.text, "rule": rule], in: file,
      at: word.range,
      fix: Fix("rename", ["rule": rule], .unsafe, [TextEdit(in: file, at: word.range, rule)]))
  }
}

extension FileFacts {
  /// What the rules' queries match, and what is known of it: for those who write rules.
  package var matchesDescription: String {
    let project = ProjectFacts([self], variants: VariantIndex([self]))
    return tree.matches.map { match in
      let isReported = project.confirms(match, in: tree)
      let end = isReported ? "\n" : ", not reported\n"
      let head = "\(match.pattern.rule), \(place(match.report))\(end)"
      let captures = match.captures.map { capture in
        let line = file.text(capture.range).prefix(40).split(whereSeparator: \.isNewline)
        return "  @\(capture.name), \(place(capture.range))  «\(line.joined(separator: "⏎"))»\n"
      }
      let questions = match.pattern.questions.flatMap { question in
        match.captures(question.capture).map { capture in
          let words = ([question.name.rawValue + "?", "@" + question.capture] + question.words)
          let answer = project.answer(to: question, at: tree.node(at: capture.range))
          let said = answer.map { $0 != question.isNegated ? "holds" : "does not hold" }
          return "  #\(question.isNegated ? "not-" : "")\(words.joined(separator: " ")): "
            + "\(said ?? "nobody can say")\n"
        }
      }
      return head + captures.joined() + questions.joined()
    }.joined()
  }

  private func place(_ range: SourceRange) -> String {
    let position = file.position(at: range.start)
    return "\(position.line):\(position.column)"
  }
}

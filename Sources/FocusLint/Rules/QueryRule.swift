/// The logic of all rules that are no more than a query.
enum QueryRule {
  /// The key of a query's one message.
  static let message = "message"

  static func problems(of rule: String, in passage: Passage, project: ProjectFacts) -> [Problem] {
    var reported: Set<SourceRange> = []
    return passage.matches.filter { match in
      guard match.pattern.rule == rule, !reported.contains(match.report) else { return false }
      if !match.pattern.questions.isEmpty { project.notebook.rest(on: .everything) }
      return project.confirms(match, in: passage.node.tree)
        && reported.insert(match.report).inserted
    }.map { match in
      Problem(
        rule, message, arguments(of: match, in: passage.file), in: passage.file, at: match.report)
    }
  }

  /// What is captured first under each name, as far as it fits into a sentence.
  private static func arguments(of match: QueryMatch, in file: SourceFile) -> [String: String] {
    match.captures.reduce(into: [:]) { arguments, capture in
      if arguments[capture.name] != nil { return }
      let text = file.text(capture.range)
      let line = text.prefix { !$0.isNewline }.prefix(40)
      arguments[capture.name] = line.count == text.count ? text : line + "…"
    }
  }
}

/// The logic of all rules that are no more than a query.
enum QueryRule {
  /// The key of a query's one message.
  static let message = "message"

  static func problems(of rule: String, in file: FileFacts, project: ProjectFacts) -> [Problem] {
    file.tree.matches.filter { $0.pattern.rule == rule && project.confirms($0, in: file.tree) }
      .map { match in
        Problem(rule, message, arguments(of: match, in: file), in: file.file, at: match.report)
      }
  }

  /// What is captured first under each name, as far as it fits into a sentence.
  private static func arguments(of match: QueryMatch, in file: FileFacts) -> [String: String] {
    match.captures.reduce(into: [:]) { arguments, capture in
      if arguments[capture.name] != nil { return }
      let text = file.file.text(capture.range)
      let line = text.prefix { !$0.isNewline }.prefix(40)
      arguments[capture.name] = line.count == text.count ? text : line + "…"
    }
  }
}

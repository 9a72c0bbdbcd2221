@testable import FocusLint

/// Code to lint that is not on any disk.
struct Snippet {
  var path = "/p/A.swift"
  var text: String

  /// What linting some code as one project gives, in the order of the files.
  static func outputs(
    _ snippets: [Snippet], rules: Set<String> = Set(RuleBook.rules.map(\.id)),
    options: Set<String> = [], project: String? = "/", isNarrowed: Bool = false
  ) -> [Analysis.Output] {
    let inputs = snippets.map {
      Analysis.Input(
        path: $0.path, rules: rules, isNarrowed: isNarrowed, options: options, project: project)
    }
    let texts = snippets.map { (Path.Key($0.path), Array($0.text.utf8)) }
    return Analysis(rules: RuleBook.rules, texts: Dictionary(texts) { $1 }).outputs(
      for: inputs)
  }

  static func problems(
    _ snippets: [Snippet], rules: Set<String> = Set(RuleBook.rules.map(\.id)),
    options: Set<String> = [], project: String? = "/"
  ) -> [Problem] {
    outputs(snippets, rules: rules, options: options, project: project).flatMap(\.problems)
  }
}

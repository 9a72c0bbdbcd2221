/// A place in the linted code that a rule finds fault with.
///
/// It holds no prose: `message` is a key of the rule page's `messages:`, and `arguments` fill its
/// placeholders, so that the words live in the pages in each language.
package struct Problem: Hashable, Sendable {
  package var rule: String
  package var file: SourceFile
  package var range: SourceRange
  package var message: String
  package var arguments: [String: String]
  package var related: [Related]
  package var fix: Fix?

  /// Another place that belongs to the problem; `message` is a key of the page's `related:`.
  package struct Related: Hashable, Sendable {
    package var message: String
    package var arguments: [String: String]
    package var file: SourceFile
    package var range: SourceRange

    package init(
      _ message: String, _ arguments: [String: String] = [:], in file: SourceFile,
      at range: SourceRange
    ) {
      self.message = message
      self.arguments = arguments
      self.file = file
      self.range = range
    }
  }

  package init(
    _ rule: String, _ message: String, _ arguments: [String: String] = [:], in file: SourceFile,
    at range: SourceRange, related: [Related] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.message = message
    self.arguments = arguments
    self.file = file
    self.range = range
    self.related = related
    self.fix = fix
  }
}

extension Problem.Related {
  /// Where the method is declared by which a framework reaches a place through other functions; none
  /// where the place is in that method itself.
  static func reached(by route: Route) -> [Problem.Related] {
    switch route.entry {
    case .update(let function), .make(let function), .layout(let function), .cell(let function),
      .load(let function), .report(let function):
      guard function.node != route.steps[0].site.enclosingFunction else { return [] }
      return [
        Problem.Related(
          "reached", ["name": function.name], in: function.node.file, at: function.node.nameRange)
      ]
    case .introspection, nil: return []
    }
  }
}

extension Explanation {
  /// Nil for a rule that is neither of the book nor the project's own.
  init?(ofRule id: String, _ ownRules: [Rule], in language: Language) {
    guard let rule = (RuleBook.rules + ownRules).first(where: { $0.id == id }),
      let page = try? Explanation(of: rule, in: language)
    else { return nil }
    self = page
  }

  /// In one line; may hold backquotes.
  var title: String { twin?.title ?? page.title }

  /// Why: what stands between the title and the first section.
  var reason: Markdown { Markdown(twin?.introduction ?? page.introduction) }
}

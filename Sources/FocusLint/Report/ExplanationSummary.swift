extension Explanation {
  /// Nil for a rule of another book.
  init?(ofRule id: String, in language: Language) {
    guard let rule = RuleBook.rules.first(where: { $0.id == id }),
      let page = try? Explanation(of: rule, in: language)
    else { return nil }
    self = page
  }

  /// In one line; may hold backquotes.
  var title: String { twin?.title ?? page.title }

  /// Why: what stands between the title and the first section.
  var reason: Markdown { Markdown(twin?.introduction ?? page.introduction) }
}

/// What a report that is read away from the program says of a rule: its title, its reason, its page.
struct RuleWords {
  let rule: Rule
  /// In one line; may hold backquotes.
  let title: String
  /// Why, in Markdown: what stands between the title and the first section of the page.
  let reason: Markdown
  /// The whole page in Markdown, without its front matter.
  let markdown: String
  /// The whole page in lines of 80 columns.
  let text: String

  /// Nil for a rule of another book.
  init?(of id: String, in language: Language) {
    guard let rule = RuleBook.rules.first(where: { $0.id == id }),
      let page = RuleWords.page(of: id, in: .english),
      let text = try? Explanation(of: rule, in: language).text(width: 80, style: TextStyle())
    else { return nil }
    let twin = language == .english ? nil : RuleWords.page(of: id, in: language)
    self.rule = rule
    title = twin?.title ?? page.title
    reason = Markdown(twin?.introduction ?? page.introduction)
    markdown = RuleWords.markdown(of: page, twin)
    self.text = text
  }

  private static func page(of id: String, in language: Language) -> RulePage? {
    RulePages.page(of: id, in: language)
      .flatMap { try? RulePage(Array($0.utf8), file: "\(id).md") }
  }

  /// The page; of one in another language, which has no code, each section with the code of the first.
  private static func markdown(of page: RulePage, _ twin: RulePage?) -> String {
    var lines = ["# \(twin?.title ?? page.title)"] + (twin?.introduction ?? page.introduction)
    for section in page.sections {
      let prose = twin.map { $0.sections.first { $0.title == section.title }?.lines ?? [] }
      lines.append("## \(section.title)")
      lines += prose.map { $0 + code(in: section.lines) } ?? section.lines
    }
    return lines.map { $0.replacing("// expect: ", with: "// ← ") }.joined(separator: "\n") + "\n"
  }

  /// The blocks of code with their fences, an empty line before each.
  private static func code(in lines: [String]) -> [String] {
    var isCode = false
    return lines.flatMap { line -> [String] in
      let isFence = line.hasPrefix("```")
      defer { if isFence { isCode.toggle() } }
      return isFence && !isCode ? ["", line] : isCode ? [line] : []
    }
  }
}

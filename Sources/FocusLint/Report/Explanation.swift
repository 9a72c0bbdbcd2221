/// A rule's page as it is read in a terminal.
package struct Explanation: Sendable {
  let rule: Rule
  private let language: Language
  let page: RulePage
  /// The page in the reader's language, which has prose and no code.
  let twin: RulePage?

  /// - Throws: where the rule has no page, or one that cannot be read.
  package init(of rule: Rule, in language: Language) throws(UserError) {
    self.rule = rule
    self.language = language
    guard let text = rule.page(in: .english) else {
      throw UserError("the rule `\(rule.id)` has no page.")
    }
    page = try RulePage(Array(text.utf8), file: "\(rule.id).md")
    let twin = language == .english ? nil : rule.page(in: language)
    self.twin = try twin.map { (text) throws(UserError) in
      try RulePage(Array(text.utf8), file: "\(rule.id).\(language.rawValue).md")
    }
  }

  /// - Parameter width: In terminal columns.
  package func text(width: Int, style: TextStyle) throws(UserError) -> String {
    var layout = PageLayout(width: width, style: style)
    func text(of block: Markdown.Block) -> String {
      layout.text(of: block) { mark(for: $0) }
    }
    let title = Markdown([twin?.title ?? page.title].map { "# \($0)" })
    var parts = title.blocks.map(text(of:))
    parts.append(try head(in: &layout))
    let introduction = Markdown(twin?.introduction ?? page.introduction).blocks
    for blocks in [introduction] + page.sections.map(blocks(of:)) {
      for (index, block) in blocks.enumerated() {
        if index > 0, block.isCode, blocks[index - 1].isCode { parts.append(PageLayout.divider) }
        parts.append(text(of: block))
      }
    }
    if !layout.links.isEmpty {
      parts.append(text(of: .heading(Markdown.spans(in: word("Links", "リンク")))))
      parts.append(layout.links)
    }
    return spaced(parts)
  }

  /// The parts with an empty line between them, but items of one list.
  private func spaced(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      let isNextItem = index > 0 && part.hasPrefix("  - ") && parts[index - 1].hasPrefix("  - ")
      text += (index == 0 || isNextItem ? "" : "\n") + part
    }
    return text
  }

  private func head(in layout: inout PageLayout) throws(UserError) -> String {
    var rows = [
      (word("Rule", "ルール"), "`\(rule.id)`"), (word("Severity", "重大度"), rule.severity.rawValue),
      (word("Runs", "実行"), runs), (word("Group", "分類"), rule.group.heading(in: language)),
    ]
    let options = try (twin ?? page).frontMatter.texts("options").sorted { $0.key < $1.key }
    for (name, text) in options {
      rows.append((word("Option", "オプション"), "`\(name)`: \(text)"))
    }
    let width = rows.map { Terminal.width(of: $0.0) }.max() ?? 0
    return rows.map { name, value in
      let gap = String(repeating: " ", count: width - Terminal.width(of: name) + 2)
      let indent = String(repeating: " ", count: width + 4)
      return layout.text(
        of: Markdown.spans(in: value), first: "  \(name)\(gap)", indent: indent)
    }.joined()
  }

  /// When the rule runs, and how to change that.
  private var runs: String {
    let setting = "\(rule.id): \(rule.isOnByDefault ? "off" : rule.severity.rawValue)"
    let place = "`\(Surroundings.configurationName)`"
    return if rule.isOnByDefault {
      word(
        "by default; `\(setting)` under `rules:` in \(place) turns it off",
        "既定で有効。\(place) の `rules:` に `\(setting)` と書けば無効になります")
    } else {
      word(
        "only where asked for: `--enable \(rule.id)`, or `\(setting)` under `rules:` in \(place)",
        "指定したときだけ。`--enable \(rule.id)` か、\(place) の `rules:` に `\(setting)`")
    }
  }

  /// The blocks of a section: in another language, its prose and then the code of this one.
  private func blocks(of section: RulePage.Section) -> [Markdown.Block] {
    let heading = Markdown.Block.heading(Markdown.spans(in: heading(of: section.title)))
    let blocks = Markdown(section.lines).blocks
    guard let twin else { return [heading] + blocks }
    let prose = twin.sections.filter { $0.title == section.title }.flatMap(\.lines)
    return [heading] + Markdown(prose).blocks + blocks.filter(\.isCode)
  }

  func heading(of section: String) -> String {
    switch section {
    case "Bad": word("Bad", "悪い例")
    case "Good": word("Good", "良い例")
    case "Fixed": word("Fixed", "直した例")
    case "When to allow it": word("When to allow it", "残してよい場合")
    case "Platforms": word("Platforms", "プラットフォーム")
    default: section
    }
  }

  /// What a line's `// expect: ` says, to a reader of this rule's page.
  func mark(for expectation: String) -> String {
    let ids = expectation.split(separator: ",").map { item in
      String(item.drop { $0 == " " }.prefix { $0 != " " })
    }
    let here = word("here", "ここ")
    return ids.map { $0 == rule.id ? here : $0 }.joined(separator: ", ")
  }

  private func word(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }
}

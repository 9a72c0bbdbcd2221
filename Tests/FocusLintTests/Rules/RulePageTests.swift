import Testing

@testable import FocusLint

/// What every page of `rules/` must be.
struct RulePageTests {
  @Test func thereArePages() {
    #expect(!Page.ids.isEmpty)
  }

  @Test(arguments: Page.ids)
  func itParsesAndHasItsSections(_ id: String) throws {
    let page = try RulePage(Repository.bytes(of: "rules/\(id).md"), file: "rules/\(id).md")
    let sections = page.sections.map(\.title)
    #expect(sections.filter { $0 != "Fixed" } == ["Bad", "Good", "When to allow it", "Platforms"])
    let twin = "rules/\(id).ja.md"
    let japanese = try RulePage(Repository.bytes(of: twin), file: twin)
    #expect(japanese.sections.map(\.title) == ["Bad", "Good", "When to allow it", "Platforms"])
    #expect(!japanese.sections.contains { $0.lines.contains { $0.hasPrefix("```") } })
  }

  @Test(arguments: Page.ids)
  func itHasEnoughExamples(_ id: String) throws {
    let examples = try Page(id: id).rule.examples
    #expect(examples.count { $0.kind == .bad } >= 3)
    #expect(examples.count { $0.kind == .good } >= 3)
    #expect(examples.flatMap(\.expectations).contains { $0.rule == id })
  }

  @Test(arguments: Page.ids)
  func bothLanguagesHaveTheSameKeysAndPlaceholders(_ id: String) throws {
    let page = try Page(id: id)
    let english = page.rule.texts
    #expect(placeholders(in: english.messages) == placeholders(in: page.translation.messages))
    #expect(placeholders(in: english.related) == placeholders(in: page.translation.related))
    #expect(placeholders(in: english.fixes) == placeholders(in: page.translation.fixes))
  }

  @Test(arguments: Page.ids)
  func eachMessageIsOneShortSentence(_ id: String) throws {
    let page = try Page(id: id)
    for (texts, stop) in [(page.rule.texts, "."), (page.translation, "。")] {
      for template in Array(texts.messages.values) + Array(texts.related.values) {
        let message = filled(template)
        #expect(message.hasSuffix(stop), "\(message)")
        #expect(message.count <= 100, "\(message.count): \(message)")
        #expect(message.count { $0 == "`" }.isMultiple(of: 2), "\(message)")
        #expect(!message.contains("\n"))
      }
    }
  }

  @Test(arguments: Page.ids)
  func eachFixHasAShortTitle(_ id: String) throws {
    let page = try Page(id: id)
    for title in Array(page.rule.texts.fixes.values) + Array(page.translation.fixes.values) {
      #expect(filled(title).count <= 60, "\(title)")
      #expect(!title.hasSuffix(".") && !title.hasSuffix("。") && !title.contains("\n"))
    }
  }

  /// Names are as long as they often are; where the longest is known, that one.
  private func filled(_ template: String) -> String {
    placeholders(in: template).reduce(template) { text, name in
      let value = ["method": "becomeFirstResponder", "function": "viewDidLayoutSubviews"][name]
      return text.split(separator: "{\(name)}", omittingEmptySubsequences: false)
        .joined(separator: value ?? "twelveLetter")
    }
  }

  private func placeholders(in table: [String: String]) -> [String: [String]] {
    table.mapValues { placeholders(in: $0) }
  }

  private func placeholders(in template: String) -> [String] {
    template.matches(of: /\{([a-z]+)\}/).map { String($0.output.1) }.sorted()
  }
}

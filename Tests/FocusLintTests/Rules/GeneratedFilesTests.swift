import Testing

@testable import FocusLint

/// The generated files say what the pages say: compared, or written under `RECORD=1`.
struct GeneratedFilesTests {
  @Test func theRuleBookIsFresh() throws {
    try compareOrRecord(
      RuleBookText.book(of: Page.all()), "Sources/FocusLint/Rules/RuleBook.generated.swift")
  }

  @Test func theEmbeddedPagesAreFresh() throws {
    try compareOrRecord(
      RuleBookText.pages(Page.all()), "Sources/FocusLint/Rules/RulePages.generated.swift")
  }

  @Test func theIndexIsFresh() throws {
    try compareOrRecord(RuleBookText.index(of: Page.all()), "rules/README.md")
  }

  @Test(arguments: [("README.md", Language.english), ("README.ja.md", .japanese)])
  func theTablesOfTheReadmesAreFresh(path: String, language: Language) throws {
    let (start, end) = ("<!-- rules: written by `make record` -->\n", "<!-- end of rules -->")
    let readme = try Repository.text(of: path)
    let head = try #require(readme.firstRange(of: start))
    let tail = try #require(readme.firstRange(of: end))
    let table = RuleBookText.summary(of: try Page.all(), in: language)
    try compareOrRecord(
      readme[..<head.upperBound] + table + readme[tail.lowerBound...], path)
  }

  @Test func theBookGivesThePagesBack() throws {
    for page in try Page.all() where !Repository.isRecording {
      let rule = try #require(RuleBook.rules.first { $0.id == page.rule.id })
      #expect(rule.words == page.rule.words)
      #expect(rule.texts[.english]?.messages == page.rule.texts.messages)
      #expect(rule.texts[.japanese]?.related == page.translation.related)
      #expect(RulePages.page(of: rule.id, in: .english) == page.english)
      #expect(RulePages.page(of: rule.id, in: .japanese) == page.japanese)
      #expect(RuleBook.options[rule.id] ?? [] == page.rule.options.keys.sorted())
    }
  }

  @Test func literalsCompile() {
    #expect(RuleBookText.literal("a\\b \"c\"\n\t\u{3042}") == "\"a\\\\b \\\"c\\\"\\n\\t\u{3042}\"")
    #expect(RuleBookText.rawLiteral("## a\n") == "###\"\"\"\n## a\n\n\"\"\"###")
  }

  private func compareOrRecord(_ text: String, _ path: String) throws {
    if Repository.isRecording {
      try Repository.write(text, to: path)
    } else {
      let isFresh = try Repository.exists(path) && Repository.text(of: path) == text
      #expect(isFresh, "\(path) is stale; run `make record`.")
    }
  }
}

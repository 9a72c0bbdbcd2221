import Testing

@testable import FocusLint

/// What the reader of pages makes of right and of wrong pages.
struct RuleFileTests {
  private let page = """
    ---
    id: a-rule
    group: command-focus
    severity: info
    default: off
    words: One & Two | Three
    options: { wide: "looks further" }
    messages:
      plain: "`{name}` is wrong."
    ---

    # A title

    Why.

    ## Bad

    ```swift
    // file: A.swift
    let a = 1
    // file: B.swift
    let b = 2

    let c = a  // expect: a-rule, other-rule (error), a-rule
    ```

    ## Good

    ```yaml
    # no example, and no title
    ```

    ```swift
    let a = 3
    ```

    """

  @Test func itReadsAllOfAPage() throws {
    let rule = try RuleFile(Array(page.utf8), file: "rules/a-rule.md")
    #expect(rule.group == .commandFocus)
    #expect(rule.severity == .info)
    #expect(!rule.isOnByDefault)
    #expect(rule.words == [["One", "Two"], ["Three"]])
    #expect(rule.options == ["wide": "looks further"])
    #expect(rule.texts.title == "A title")
    #expect(rule.texts.messages == ["plain": "`{name}` is wrong."])
    #expect(rule.texts.related.isEmpty)
    #expect(rule.examples.map(\.kind) == [.bad, .good])
  }

  @Test func itReadsTheFilesOfAnExample() throws {
    let example = try RuleFile(Array(page.utf8), file: "a-rule.md").examples[0]
    #expect(example.line == 19)
    #expect(example.files.map(\.name) == ["A.swift", "B.swift"])
    #expect(example.files.map(\.line) == [20, 22])
    #expect(example.files[0].text == "let a = 1\n")
    let expected = [
      RuleExample.Expectation(file: "B.swift", line: 3, rule: "a-rule", severity: nil),
      RuleExample.Expectation(file: "B.swift", line: 3, rule: "other-rule", severity: .error),
      RuleExample.Expectation(file: "B.swift", line: 3, rule: "a-rule", severity: nil),
    ]
    #expect(example.expectations == expected)
  }

  @Test func itReadsLinesThatEndInCRLF() throws {
    let text = page.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let rule = try RuleFile(Array(text.utf8), file: "a-rule.md")
    #expect(rule.examples[0].expectations.count == 3)
  }

  @Test func itReadsAMarkAtTheStartAndBlanksAtTheEnd() throws {
    let text =
      "\u{FEFF}" + page.replacing("---\n", with: "--- \n").replacing("## Bad", with: "## Bad\t ")
    #expect(try RuleFile(Array(text.utf8), file: "a-rule.md").examples.count == 2)
  }

  @Test func aPageIsUTF8() {
    let bytes = page.replacing("Why.", with: "Why?").utf8.map {
      $0 == UInt8(ascii: "?") ? 0xFF : $0
    }
    let error = #expect(throws: UserError.self) { try RuleFile(bytes, file: "a-rule.md") }
    #expect(error?.message == "a-rule.md:14:1: this line is not UTF-8.")
  }

  /// What a comment, a list of ids or a file system would read otherwise.
  @Test(arguments: ["A-rule", "a rule", "all", "1", "a,b", "規則", "-a", "a--b", "a-", "a_b", "a.b"])
  func notEveryNameIsAnID(_ id: String) {
    let text = page.replacing("id: a-rule", with: "id: \"\(id)\"")
    let error = #expect(throws: UserError.self) {
      try RuleFile(Array(text.utf8), file: "\(id).md")
    }
    #expect(error?.message == "\(id).md:2:5: `\(id)` cannot be the id of a rule.")
  }

  /// A message speaks of what each match has, in every language.
  @Test(arguments: [
    ("`{name}` {report}", nil), ("{ name } {} {, {no", nil), ("{other}", "other"), ("{a} {b}", "a"),
    ("{maybe}", "maybe"), ("{one}", "one"),
  ])
  func aMessageNamesWhatIsCaptured(_ message: String, _ unknown: String?) throws {
    let query = try Query(
      QueryText(
        rule: "a-rule",
        text: """
          (call_expression (simple_identifier) @name (call_suffix)? @maybe) @report
          [(simple_identifier) @one (self_expression)] @name @report
          """, file: "a-rule.md", line: 1))
    let twin = "---\nmessage: >-\n  \(message)\n---\n# T\n"
    let texts = Result { try RuleFile.translation(Array(twin.utf8), file: "a.ja.md", query: query) }
    if let unknown {
      #expect(throws: UserError.self) { try texts.get() }
      guard case .failure(let error as UserError) = texts else { return }
      #expect(error.message.hasPrefix("a.ja.md:2:10: the message names `{\(unknown)}`,"))
    } else {
      #expect(try texts.get().messages == ["message": message])
    }
  }

  @Test(arguments: [
    ("severity: info", "severity: grave", "a-rule.md:4:11: `severity` is one of"),
    ("severity: info", "severty: info", "a-rule.md:4:1: unknown key `severty`"),
    ("severity: info\n", "", "a-rule.md:2:1: `severity` is missing."),
    ("words: One &", "words: One & &", "a-rule.md:6:8: `words` is words joined by"),
    ("id: a-rule", "id: b-rule", "a-rule.md:2:5: the rule `b-rule` belongs in `b-rule.md`"),
    ("  plain: \"`", "  plain: `", "a-rule.md:9:10: "),
    ("messages:", "related:", "a-rule.md:2:1: `messages` is missing."),
    ("---\nid", "id", "a-rule.md:1:1: a rule page begins with its front matter."),
    ("# A title", "A title", "a-rule.md:11:1: the title (`# …`) is missing."),
    ("# A title", "# A title\n# Another", "a-rule.md:13:1: a rule page has one title."),
    ("## Good", "## Fine", "a-rule.md:1:1: the section `## Good` is missing."),
    ("  // expect: a-rule, other-rule (error), a-rule", "", "a-rule.md:19:1: an example under"),
    ("(error)", "(grave)", "a-rule.md:24:1: `// expect:` names rules"),
    ("let a = 3", "let a = 3 // expect: a-rule", "a-rule.md:34:1: an example under `## Good`"),
    ("```swift\nlet a = 3\n```", "", "a-rule.md:28:1: `## Good` has no example."),
    ("let a = 3\n```", "let a = 3", "a-rule.md:34:1: a code block is not closed."),
  ])
  func aMistakeIsNamedWithItsPlace(_ old: String, _ new: String, _ message: String) throws {
    let parts = page.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let error = #expect(throws: UserError.self) {
      _ = try RuleFile(Array(parts.joined(separator: new).utf8), file: "a-rule.md")
    }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "no error")")
  }
}

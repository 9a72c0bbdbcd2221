@testable import FocusLint

/// The files that are generated from the rule pages.
enum RuleBookText {
  private static let note = """
    // swift-format-ignore-file
    // Written from rules/*.md by `make record`. Do not edit.
    """

  /// `RuleBook.generated.swift`: a constant a rule, so that the compiler meets no large literal.
  static func book(of pages: [Page]) -> String {
    let names = pages.map { constant(for: $0.rule.id) }
    let options = pages.filter { !$0.rule.options.isEmpty }.map { page in
      "    \(literal(page.rule.id)): \(literal(page.rule.options.keys.sorted())),\n"
    }
    return """
      \(note)

      /// The rules that focuslint comes with, sorted by id.
      package enum RuleBook {
        package static let rules: [Rule] = [
      \(names.map { "    \($0),\n" }.joined())  ]

        /// The names of the options that a rule takes beside its severity; rules without any are left out.
        package static let options: [String: [String]] = [
      \(options.isEmpty ? "    :\n" : options.joined())  ]
      \(pages.map { "\n" + rule(of: $0) }.joined())}

      """
  }

  /// `RulePages.generated.swift`: the pages as raw literals, which cost nothing until one is read.
  static func pages(_ pages: [Page]) -> String {
    let cases = pages.map { page in
      """
          case (\(literal(page.rule.id)), .english):
            return \(rawLiteral(page.english))
          case (\(literal(page.rule.id)), .japanese):
            return \(rawLiteral(page.japanese))

      """
    }
    return """
      \(note)

      /// The pages of the rules that focuslint comes with.
      package enum RulePages {
        /// The Markdown of a rule's page, with its front matter; nil for a rule of another book.
        package static func page(of rule: String, in language: Language) -> String? {
          switch (rule, language) {
      \(cases.joined())    default:
            return nil
          }
        }
      }

      """
  }

  /// `rules/README.md`.
  static func index(of pages: [Page]) -> String {
    let rules = pages.map { page in
      Rule(
        id: page.rule.id, group: page.rule.group, severity: page.rule.severity,
        isOnByDefault: page.rule.isOnByDefault, words: [], texts: [.english: page.rule.texts],
        check: .code { _, _ in [] })
    }
    return """
      # Rules

      <!-- Written from the pages by `make record`. Do not edit. -->

      Each page says why, shows code that is wrong and code that is right, and when to allow it. The
      examples are linted by the tests.

      \(RuleList.index(of: rules))
      """
  }

  /// The table of a README: a row for each group.
  static func summary(of pages: [Page], in language: Language) -> String {
    let rows = Rule.Group.allCases.compactMap { group -> String? in
      let suffix = language == .japanese ? ".ja" : ""
      let links = pages.filter { $0.rule.group == group }.map { page in
        let off = language == .japanese ? "（既定では無効）" : " (off by default)"
        return "[`\(page.rule.id)`](rules/\(page.rule.id)\(suffix).md)"
          + (page.rule.isOnByDefault ? "" : off)
      }
      return links.isEmpty
        ? nil : "| \(group.heading(in: language)) | \(links.joined(separator: ", ")) |\n"
    }
    let head = language == .japanese ? "| 分類 | ルール |" : "| about | rules |"
    return "\n\(head)\n|---|---|\n\(rows.joined())\n"
  }

  static func constant(for id: String) -> String {
    let name = Page.typeName(of: id)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func rule(of page: Page) -> String {
    let rule = page.rule
    return """
        private static let \(constant(for: rule.id)) = Rule(
          id: \(literal(rule.id)), group: .\(rule.group), severity: .\(rule.severity), isOnByDefault: \(rule.isOnByDefault),
          words: [\(rule.words.map { literal($0) }.joined(separator: ", "))],
          texts: [
            .english: \(texts(rule.texts)),
            .japanese: \(texts(page.translation)),
          ],
          check: \(check(of: rule)))

      """
  }

  private static func check(of rule: RuleFile) -> String {
    if let query = rule.query {
      return """
        .query(
              try! Query(
                QueryText(
                  rule: \(literal(rule.id)), text: \(rawLiteral(query.text.text)),
                  file: \(literal(query.text.file)), line: \(query.text.line))))
        """
    }
    let type = Page.typeName(of: rule.id)
    return rule.group == .comments
      ? ".comments(\(type).problems(in:))" : ".code(\(type).problems(in:project:))"
  }

  private static func texts(_ texts: Rule.Texts) -> String {
    let tables = [("messages", texts.messages), ("related", texts.related), ("fixes", texts.fixes)]
      .filter { !$0.1.isEmpty }
      .map { name, table in
        let rows = table.sorted { $0.key < $1.key }.map {
          "          \(literal($0.key)): \(literal($0.value)),\n"
        }
        return "        \(name): [\n\(rows.joined())        ]"
      }
    return """
      Rule.Texts(
              title: \(literal(texts.title)),
      \(tables.joined(separator: ",\n")))
      """
  }
}

extension RuleBookText {
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  static func literal(_ texts: [String]) -> String {
    "[\(texts.map { literal($0) }.joined(separator: ", "))]"
  }

  /// A multi-line raw literal with as many `#` as the text needs; the text ends in a newline.
  static func rawLiteral(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text.utf8 {
      run = character == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}

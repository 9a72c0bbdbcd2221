/// What the page of a rule, `rules/<id>.md`, declares: the rule's metadata, words and examples.
package struct RuleFile: Sendable {
  package var id: String
  package var group: Rule.Group
  package var severity: Severity
  package var isOnByDefault: Bool
  /// As in `Rule`.
  package var words: [[String]]
  /// What each option of the rule does, by its name; nearly always empty.
  package var options: [String: String]
  package var texts: Rule.Texts
  /// In the order of the page.
  package var examples: [RuleExample]

  /// - Throws: the first mistake of the page, as `file:line:column: …`.
  package init(_ bytes: [UInt8], file: String) throws(UserError) {
    let page = try RulePage(bytes, file: file)
    let matter = page.frontMatter
    try matter.allow([
      "id", "group", "severity", "default", "words", "options", "messages", "related", "fixes",
    ])
    id = try Self.id(matter, file: file)
    group = try matter.choice("group", Rule.Group.allCases.map { ($0.rawValue, $0) })
    severity = try matter.choice("severity", Severity.allCases.map { ($0.rawValue, $0) })
    isOnByDefault = try matter.choice("default", [("on", true), ("off", false)])
    words = try matter.formula("words")
    options = try matter.texts("options")
    texts = try Self.texts(of: page)
    examples = []
    for kind in RuleExample.Kind.allCases {
      let sections = page.sections.filter { $0.title == kind.rawValue }
      if sections.isEmpty, kind != .fixed {
        throw UserError("\(file):1:1: the section `## \(kind.rawValue)` is missing.")
      }
      for section in sections {
        examples += try RuleExample.examples(of: kind, in: section, file: file)
      }
    }
  }

  /// The words of a rule in another language, from its twin page, `rules/<id>.ja.md`.
  package static func translation(_ bytes: [UInt8], file: String) throws(UserError) -> Rule.Texts {
    let page = try RulePage(bytes, file: file)
    try page.frontMatter.allow(["messages", "related", "fixes", "options"])
    return try texts(of: page)
  }

  private static func id(_ matter: FrontMatter, file: String) throws(UserError) -> String {
    let (id, node) = try matter.string("id")
    let name = String(file.split(separator: "/").last ?? "")
    guard "\(id).md" == name else {
      throw matter.error("the rule `\(id)` belongs in `\(id).md`, not `\(name)`.", at: node)
    }
    return id
  }

  private static func texts(of page: RulePage) throws(UserError) -> Rule.Texts {
    Rule.Texts(
      title: page.title,
      messages: try page.frontMatter.texts("messages", isRequired: true),
      related: try page.frontMatter.texts("related"),
      fixes: try page.frontMatter.texts("fixes"))
  }
}

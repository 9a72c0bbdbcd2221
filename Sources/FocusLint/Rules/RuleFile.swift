/// What the page of a rule, `rules/<id>.md`, declares: the rule's metadata, words and examples.
package struct RuleFile: Sendable {
  package var id: String
  /// Where the page says the id.
  package var place: UserError.Place
  package var group: Rule.Group
  package var severity: Severity
  package var isOnByDefault: Bool
  /// As in `Rule`; empty where they follow from the query.
  package var words: [[String]]
  /// Nil for a rule that is code.
  package var query: QueryText?
  /// What each option of the rule does, by its name; nearly always empty.
  package var options: [String: String]
  package var texts: Rule.Texts
  /// In the order of the page.
  package var examples: [RuleExample]

  /// - Parameter isQuery: Whether the page must have a query; any other may.
  /// - Throws: the first mistake of the page, with its place.
  package init(_ bytes: [UInt8], file: String, isQuery: Bool = false) throws(UserError) {
    let page = try RulePage(bytes, file: file)
    let matter = page.frontMatter
    let isQuery = isQuery || page.sections.contains { $0.title == Self.querySection }
    try matter.allow(
      ["id", "group", "severity", "default", "words"]
        + (isQuery ? [QueryRule.message] : ["options", "messages", "related", "fixes"]))
    (id, place) = try Self.id(matter, file: file)
    query = try isQuery ? Self.query(of: page, rule: id, file: file) : nil
    group = try matter.choice(
      "group", Rule.Group.allCases.map { ($0.rawValue, $0) }, usual: isQuery ? .custom : nil)
    severity = try matter.choice(
      "severity", Severity.allCases.map { ($0.rawValue, $0) }, usual: isQuery ? .warning : nil)
    isOnByDefault = try matter.choice(
      "default", [("on", true), ("off", false)], usual: isQuery ? true : nil)
    words = try isQuery && !matter.has("words") ? [] : matter.formula("words")
    options = try matter.texts("options")
    texts = try Self.texts(of: page)
    examples = []
    for kind in RuleExample.Kind.allCases {
      let sections = page.sections.filter { $0.title == kind.rawValue }
      if sections.isEmpty, kind != .fixed {
        throw UserError("the section `## \(kind.rawValue)` is missing.", in: file, line: 1)
      }
      for section in sections {
        examples += try RuleExample.examples(of: kind, in: section, file: file)
      }
    }
  }

  /// The words of a rule in another language, from its twin page, `rules/<id>.ja.md`.
  package static func translation(_ bytes: [UInt8], file: String) throws(UserError) -> Rule.Texts {
    let page = try RulePage(bytes, file: file)
    try page.frontMatter.allow(["messages", "related", "fixes", "options", QueryRule.message])
    return try texts(of: page)
  }

  private static func id(
    _ matter: FrontMatter, file: String
  ) throws(UserError) -> (String, UserError.Place) {
    let (id, node) = try matter.string("id")
    let name = String(file.split(separator: "/").last ?? "")
    guard "\(id).md" == name else {
      throw matter.error("the rule `\(id)` belongs in `\(id).md`, not `\(name)`.", at: node)
    }
    return (id, UserError.Place(file: file, line: node.line, column: node.column))
  }

  /// The section that makes a rule a query.
  package static let querySection = "Query"

  private static func query(
    of page: RulePage, rule: String, file: String
  ) throws(UserError) -> QueryText {
    let sections = page.sections.filter { $0.title == querySection }
    let blocks = sections.flatMap(\.code)
    guard let section = sections.first else {
      throw UserError(
        "the section `## \(querySection)` is missing.", in: file, line: 1,
        advice: "It holds the query of the rule, as a code block.")
    }
    guard blocks.count == 1 else {
      throw UserError(
        "`## \(querySection)` has \(blocks.isEmpty ? "no" : "more than one") code block.",
        in: file, line: section.line,
        advice: "The query is one code block; it may have several patterns.")
    }
    let block = blocks[0]
    return QueryText(
      rule: rule, text: block.lines.joined(separator: "\n"), file: file, line: block.line)
  }

  private static func texts(of page: RulePage) throws(UserError) -> Rule.Texts {
    let matter = page.frontMatter
    if page.sections.contains(where: { $0.title == querySection }) || matter.has(QueryRule.message)
    {
      let message = try matter.string(QueryRule.message).text
      return Rule.Texts(title: page.title, messages: [QueryRule.message: message])
    }
    return Rule.Texts(
      title: page.title,
      messages: try page.frontMatter.texts("messages", isRequired: true),
      related: try page.frontMatter.texts("related"),
      fixes: try page.frontMatter.texts("fixes"))
  }
}

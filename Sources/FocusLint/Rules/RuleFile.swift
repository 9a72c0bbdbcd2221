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
  package var query: Query?
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
    texts = try Self.texts(of: page, query)
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
  ///
  /// - Parameter query: The rule's, if it is one.
  package static func translation(
    _ bytes: [UInt8], file: String, query: Query? = nil
  ) throws(UserError) -> Rule.Texts {
    let page = try RulePage(bytes, file: file)
    try page.frontMatter.allow(["messages", "related", "fixes", "options", QueryRule.message])
    return try texts(of: page, query)
  }

  private static func id(
    _ matter: FrontMatter, file: String
  ) throws(UserError) -> (String, UserError.Place) {
    let (id, node) = try matter.string("id")
    let name = String(file.split(separator: "/").last ?? "")
    guard "\(id).md" == name else {
      throw matter.error("the rule `\(id)` belongs in `\(id).md`, not `\(name)`.", at: node)
    }
    guard isID(id) else {
      throw matter.error(
        "`\(id)` cannot be the id of a rule.",
        "An id is small letters, digits and hyphens, such as `no-print`.", at: node)
    }
    return (id, UserError.Place(file: file, line: node.line, column: node.column))
  }

  private static func isID(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    let isRight = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return isRight && id.utf8.first.map(isLetter) == true && id != Suppression.all
  }

  /// The section that makes a rule a query.
  package static let querySection = "Query"

  private static func query(
    of page: RulePage, rule: String, file: String
  ) throws(UserError) -> Query {
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
    return try Query(
      QueryText(
        rule: rule, text: block.lines.joined(separator: "\n"), file: file, line: block.line))
  }

  private static func texts(of page: RulePage, _ query: Query?) throws(UserError) -> Rule.Texts {
    let matter = page.frontMatter
    if query != nil || matter.has(QueryRule.message) {
      let (text, node) = try matter.string(QueryRule.message)
      let words = text.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { throw matter.error("the message says nothing.", at: node) }
      let message = words.joined(separator: " ")
      let unknown = Rule.Texts.placeholders(of: message).first {
        query?.captures.contains($0) == false
      }
      if let unknown {
        throw matter.error(
          "the message names `{\(unknown)}`, and not every match of the query has `@\(unknown)`.",
          at: node)
      }
      return Rule.Texts(title: page.title, messages: [QueryRule.message: message])
    }
    return Rule.Texts(
      title: page.title,
      messages: try page.frontMatter.texts("messages", isRequired: true),
      related: try page.frontMatter.texts("related"),
      fixes: try page.frontMatter.texts("fixes"))
  }
}

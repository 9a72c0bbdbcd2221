import Foundation
import Testing

@testable import FocusLint

/// A rule's page and its Japanese twin, as they are in `rules/`.
struct Page: Sendable, CustomTestStringConvertible {
  var rule: RuleFile
  var english: String
  var japanese: String
  var translation: Rule.Texts

  var testDescription: String { rule.id }

  init(id: String) throws {
    let (page, twin) = ("rules/\(id).md", "rules/\(id).ja.md")
    rule = try RuleFile(Repository.bytes(of: page), file: page)
    translation = try RuleFile.translation(Repository.bytes(of: twin), file: twin)
    english = try Repository.text(of: page)
    japanese = try Repository.text(of: twin)
  }

  /// The ids of all pages, sorted.
  static var ids: [String] {
    Repository.files(under: "rules", suffix: ".md")
      .map { String($0.dropFirst("rules/".count).dropLast(".md".count)) }
      .filter { $0 != "README" && !$0.hasSuffix(".ja") }
  }

  static func all() throws -> [Page] { try ids.map { try Page(id: $0) } }

  /// The name of the type that holds a rule's logic.
  static func typeName(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

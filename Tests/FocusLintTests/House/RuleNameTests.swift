import Testing

@testable import FocusLint

/// Rules, pages, types and the change log name each other.
struct RuleNameTests {
  @Test func everyRuleHasItsPageItsTwinAndItsType() throws {
    #expect(RuleBook.rules.map(\.id) == Page.ids)
    let changes = try Repository.text(of: "CHANGELOG.md")
    for id in Page.ids {
      let name = Page.typeName(of: id)
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil, "\(id) is not kebab-case.")
      #expect(Repository.exists("rules/\(id).ja.md"), "\(id) has no Japanese page.")
      #expect(changes.contains("`\(id)`"), "CHANGELOG.md does not name \(id).")
      if try Page(id: id).rule.query != nil { continue }
      let path = "Sources/FocusLint/Rules/\(name).swift"
      #expect(try SwiftText(path: path).topLevelTypes.contains(name), "\(path) lacks \(name).")
    }
  }

  @Test func everyJapanesePageHasItsEnglishOne() {
    for path in Repository.files(under: "rules", suffix: ".ja.md") {
      #expect(Repository.exists("\(path.dropLast(".ja.md".count)).md"), "\(path) stands alone.")
    }
  }

  @Test func everyTypeThatFindsProblemsHasAPage() throws {
    let types = Set(Page.ids.map { Page.typeName(of: $0) } + ["Rule", "QueryRule"])
    for path in Repository.files(under: "Sources/FocusLint/Rules", suffix: ".swift") {
      let text = try SwiftText(path: path)
      if text.functions.contains(where: { $0.name == "problems" }) {
        #expect(!types.isDisjoint(with: text.topLevelTypes), "\(path) belongs to no page.")
      }
    }
  }
}

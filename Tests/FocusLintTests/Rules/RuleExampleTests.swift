import Testing

@testable import FocusLint

/// The examples of the pages, linted.
struct RuleExampleTests {
  @Test(arguments: Page.ids)
  func theyGiveWhatTheyExpectAndNoMore(_ id: String) throws {
    let on = RuleBook.rules.filter { $0.isOnByDefault || $0.id == id }.map(\.id)
    for example in try Page(id: id).rule.examples {
      let test = ExampleTest(of: example, RuleBook.rules, on: Set(on))
      #expect(test.differences == [], "rules/\(id).md:\(example.line)")
    }
  }
}

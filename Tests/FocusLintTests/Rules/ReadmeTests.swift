import Foundation
import Testing

@testable import FocusLint

/// What the README shows is what the program says.
struct ReadmeTests {
  @Test func itsExampleGivesTheMessagesItQuotes() throws {
    let readme = try Repository.text(of: "README.md")
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let bad = try #require(blocks.first)
    #expect(try messages(of: bad) == messages(quotedIn: readme))

    // The same type with the method that the README puts in its place.
    let good = try #require(blocks.last)
    let start = try #require(bad.range(of: "  func updateUIView"))
    let coordinator = """
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var didFocus = false }
      }
      """
    #expect(try messages(of: bad[..<start.lowerBound] + good + coordinator) == [])
  }

  private func messages(quotedIn readme: String) -> [String] {
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.components(separatedBy: "`: \"").dropFirst().map {
      $0.components(separatedBy: "\"")[0]
    }
  }

  private func messages(of source: String) throws -> [String] {
    let on = Set(RuleBook.rules.filter(\.isOnByDefault).map(\.id))
    let problems = Snippet.problems([Snippet(text: source)], rules: on, project: nil)
    return try problems.map { problem in
      let rule = try #require(RuleBook.rules.first { $0.id == problem.rule })
      let template = try #require(rule.texts[.english]?.messages[problem.message])
      return problem.arguments.reduce(template) {
        $0.replacing("{\($1.key)}", with: $1.value)
      }
    }
  }
}

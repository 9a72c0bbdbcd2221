import Foundation
import Testing

@testable import FocusLint

/// What the two READMEs show is what the program says.
struct ReadmeTests {
  private struct Readme: CustomTestStringConvertible {
    var path: String
    var language: Language
    var quotes: (open: String, close: String)

    var testDescription: String { path }

    static let all = [
      Readme(path: "README.md", language: .english, quotes: ("\"", "\"")),
      Readme(path: "README.ja.md", language: .japanese, quotes: ("「", "」")),
    ]
  }

  @Test(arguments: Readme.all)
  private func itsExampleGivesTheMessagesItQuotes(_ readme: Readme) throws {
    let text = try Repository.text(of: readme.path)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let bad = try #require(blocks.first)
    #expect(try messages(of: bad, in: readme.language) == quoted(in: text, readme.quotes))

    // The same type with the method that the README puts in its place.
    let good = try #require(blocks.dropFirst().first)
    let start = try #require(bad.range(of: "  func updateUIView"))
    let coordinator = """
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var didFocus = false }
      }
      """
    let whole = bad[..<start.lowerBound] + good + coordinator
    #expect(try messages(of: String(whole), in: readme.language) == [])
  }

  @Test func bothHaveTheSameCode() throws {
    let code = try Readme.all.map { readme in
      try Repository.text(of: readme.path).components(separatedBy: "```").enumerated()
        .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("swift") }
        .map { $0.element.split(separator: "\n").filter { !$0.hasPrefix("// focuslint") } }
    }
    #expect(code[0] == code[1])
  }

  @Test func itIsShort() throws {
    #expect(
      try Repository.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)
        .count <= 151)
  }

  @Test(arguments: Readme.all)
  private func itsConfigurationIsRight(_ readme: Readme) throws {
    let text = try Repository.text(of: readme.path)
    let blocks = text.components(separatedBy: "```yaml\n").dropFirst()
    let yaml = try #require(blocks.first?.components(separatedBy: "```").first)
    let reader = ConfigurationReader(rules: RuleBook.rules.map(\.id), currentFolder: "/p")
    let read = reader.configuration(in: Array(yaml.utf8), path: "/p/.focuslint.yml")
    #expect(read.mistakes == [])
    #expect(read.configuration?.language == readme.language)
  }

  private func quoted(in text: String, _ quotes: (open: String, close: String)) -> [String] {
    let isEnglish = quotes.open == "\""
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.components(separatedBy: "`: \(quotes.open)").dropFirst().prefix(2).map {
      $0.components(separatedBy: isEnglish ? quotes.close : "。\(quotes.close)")[0]
        + (isEnglish ? "" : "。")
    }
  }

  private func messages(of source: String, in language: Language) throws -> [String] {
    let on = Set(RuleBook.rules.filter(\.isOnByDefault).map(\.id))
    let problems = Snippet.problems([Snippet(text: source)], rules: on, project: nil)
    return try problems.map { problem in
      let rule = try #require(RuleBook.rules.first { $0.id == problem.rule })
      let template = try #require(rule.texts[language]?.messages[problem.message])
      return Template.filled(template, problem.arguments)
    }
  }
}

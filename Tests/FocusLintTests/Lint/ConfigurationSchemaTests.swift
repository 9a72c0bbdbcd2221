import Foundation
import Testing

@testable import FocusLint

/// The schema that editors read takes the keys that the reader takes, and no others.
@Suite struct ConfigurationSchemaTests {
  private static let path = "docs/focuslint.schema.json"

  @Test func itIsFresh() throws {
    if Repository.isRecording {
      try Repository.write(text, to: Self.path)
    } else {
      let isFresh = try Repository.exists(Self.path) && Repository.text(of: Self.path) == text
      #expect(isFresh, "\(Self.path) is stale; run `make record`.")
    }
  }

  /// A place in a configuration where keys stand.
  struct Place: CustomTestStringConvertible, Sendable {
    /// Where the schema has the keys' `properties`.
    var schema: [String]
    /// The configuration up to the key, and what follows its value.
    var before: String
    var after: String
    /// What the reader says of a key that it does not know.
    var refusal: String

    var testDescription: String { schema.joined(separator: ".") }
  }

  private static let everywhere = "first-responder-outside-main-queue"

  static let places = [
    Place(schema: [], before: "", after: "", refusal: "there is no key"),
    Place(
      schema: ["properties", "platforms"], before: "platforms: { ", after: " }",
      refusal: "there is no platform"),
    Place(
      schema: ["definitions", "rules", "properties", everywhere, "anyOf", "1"],
      before: "rules: { \(everywhere): { ", after: " } }",
      refusal: "`\(everywhere)` has no option"),
    Place(
      schema: ["properties", "focusable", "anyOf", "0", "additionalProperties"],
      before: "focusable: { A: { ", after: " } }", refusal: "a view of `focusable` has no key"),
    Place(
      schema: ["properties", "overrides", "items"], before: "overrides: [{ ", after: " }]",
      refusal: "an override has no key"),
  ]

  private let text: String
  init() throws { text = try ConfigurationSchema.text(of: Page.all()) }

  private func value(at path: [String]) throws -> Any {
    var value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    for name in path {
      if let list = value as? [Any] {
        value = try #require(Int(name).map { list[$0] })
      } else {
        value = try #require((value as? [String: Any])?[name])
      }
    }
    return value
  }

  private func refusals(of key: String, at place: Place) -> [String] {
    let reader = ConfigurationReader(rules: RuleBook.rules.map(\.id), currentFolder: "/p")
    let text = "\(place.before)\(key): [[]]\(place.after)\n"
    return reader.configuration(in: Array(text.utf8), path: "/p/a.yml").mistakes.map(\.message)
  }

  /// Every word of the sources that could be a key, so that a key of the reader's cannot be missed.
  private func words() throws -> Set<String> {
    var words: Set<String> = ["baselin", "x"]
    for name in ["Configuration", "ConfigurationReader", "ConfigurationRules"] {
      words.formUnion(
        try SwiftText(path: "Sources/FocusLint/Lint/\(name).swift").tokens.map(\.text))
    }
    words.formUnion(RuleBook.rules.map(\.id) + RuleBook.options.values.joined())
    words.formUnion(Platform.allCases.map(\.rawValue) + ["as", "text", "focus", "severity"])
    return words.filter { word in word.allSatisfy { $0.isLetter || $0 == "-" } && !word.isEmpty }
  }

  @Test(arguments: places)
  func itsKeysAreTheReaders(place: Place) throws {
    let object = try #require(try value(at: place.schema) as? [String: Any])
    #expect(object["additionalProperties"] as? Bool == false)
    let keys = try #require(object["properties"] as? [String: Any]).keys
    #expect(!keys.isEmpty)
    for word in try words().union(keys) {
      let said = refusals(of: word, at: place)
      let isRefused = said.contains { message in
        message.contains(place.refusal)
      }
      #expect(isRefused == !keys.contains(word), "\(word): \(said)")
      // What is known is read: nothing takes a list of a list.
      #expect(!said.isEmpty)
    }
  }

  /// Any name may be a rule's where a folder of rules may declare it, and else those of the book.
  @Test func itsRulesAreTheReaders() throws {
    let place = Place(
      schema: [], before: "rules: { ", after: " }", refusal: "there is no rule")
    let names = try value(at: ["definitions", "known", "propertyNames", "enum"]) as? [String]
    let known = Set(try #require(names))
    #expect(known == Set(RuleBook.rules.map(\.id)))
    for word in try words() {
      let isRefused = refusals(of: word, at: place).contains { $0.contains(place.refusal) }
      #expect(isRefused != known.contains(word), "\(word)")
    }
    for key in ["rule-folders: []\n", "extends: a.yml\n"] {
      let place = Place(
        schema: [], before: "\(key)rules: { ", after: " }", refusal: place.refusal)
      #expect(!refusals(of: "x", at: place).contains { $0.contains(place.refusal) })
    }
  }

  @Test func theOptionsOfEveryRuleAreInIt() throws {
    for rule in RuleBook.rules {
      let path = ["definitions", "rules", "properties", rule.id, "anyOf", "1", "properties"]
      let keys = try #require(try value(at: path) as? [String: Any]).keys
      #expect(Set(keys) == Set(["severity"] + (RuleBook.options[rule.id] ?? [])))
    }
  }

  @Test func itNamesEveryValue() throws {
    let values = [
      (["definitions", "severity", "enum"], Configuration.RuleSetting.levelNames),
      (["properties", "language", "enum"], Language.allCases.map(\.rawValue)),
      (
        ["properties", "modifiers", "additionalProperties", "enum"], Vocabulary.targets
      ),
      (
        [
          "properties", "focusable", "anyOf", "0", "additionalProperties", "properties", "as",
          "enum",
        ], Vocabulary.Input.allCases.map(\.rawValue)
      ),
    ]
    for (path, expected) in values {
      #expect((try value(at: path) as? [Any])?.compactMap { $0 as? String } == expected)
    }
  }
}

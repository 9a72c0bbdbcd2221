/// A code block of a rule page: one or more Swift files, and the problems that belong to them.
package struct RuleExample: Sendable {
  /// The sections that hold examples.
  package enum Kind: String, Sendable, CaseIterable {
    case bad = "Bad"
    case good = "Good"
    case fixed = "Fixed"
  }

  /// A file of the example; a line `// file: Name.swift` starts one.
  package struct File: Sendable {
    package var name: String
    package var text: String
    /// The number in the page of its first line.
    package var line: Int
  }

  /// What a line that ends in `// expect: <id>` says.
  package struct Expectation: Hashable, Sendable {
    package var file: String
    /// From 1, in that file.
    package var line: Int
    package var rule: String
    /// Nil where any will do.
    package var severity: Severity?
  }

  package var kind: Kind
  /// The number in the page of the block's first line.
  package var line: Int
  package var files: [File]
  /// In source order; one twice means two problems.
  package var expectations: [Expectation]

  /// The `swift` blocks of a section; other blocks are prose.
  static func examples(
    of kind: Kind, in section: RulePage.Section, file: String
  ) throws(UserError) -> [RuleExample] {
    var examples: [RuleExample] = []
    for block in section.code where block.language == "swift" {
      examples.append(try RuleExample(kind, block.lines, line: block.line, page: file))
    }
    guard kind == .fixed || !examples.isEmpty else {
      throw UserError(
        "`## \(kind.rawValue)` has no example.", in: file, line: section.line,
        advice: "An example is a code block that begins with ```swift.")
    }
    return examples
  }

  private init(
    _ kind: Kind, _ lines: ArraySlice<String>, line: Int, page: String
  ) throws(UserError) {
    self.kind = kind
    self.line = line
    files = []
    expectations = []
    for (number, text) in zip(line..., lines) {
      if text.hasPrefix("// file: ") {
        files.append(File(name: String(text.dropFirst(9)), text: "", line: number + 1))
        continue
      }
      if files.isEmpty { files.append(File(name: "Example.swift", text: "", line: number)) }
      files[files.count - 1].text += text + "\n"
      expectations += try expectations(of: text, at: number, page: page)
    }
    guard expectations.isEmpty == (kind != .bad) else {
      let what = kind == .bad ? "says what it expects on no line" : "expects nothing"
      throw UserError(
        "an example under `## \(kind.rawValue)` \(what).", in: page, line: line,
        advice: kind == .bad ? "End the line at fault in `// expect: rule-id`." : "")
    }
  }

  private func expectations(
    of text: String, at number: Int, page: String
  ) throws(UserError) -> [Expectation] {
    guard let file = files.last, let words = Self.expectation(in: text) else { return [] }
    var found: [Expectation] = []
    for item in words.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = item.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == ")" })
      let severity = parts.count == 2 ? Severity(rawValue: String(parts[1])) : nil
      guard let rule = parts.first, parts.count == (severity == nil ? 1 : 2) else {
        throw UserError(
          "`// expect:` names rules, such as `// expect: a-rule, other (error)`.", in: page,
          line: number
        )
      }
      found.append(
        Expectation(
          file: file.name, line: number - file.line + 1, rule: String(rule), severity: severity))
    }
    return found
  }

  /// What follows `// expect:` at the end of a line.
  private static func expectation(in text: String) -> Substring? {
    let marker = "// expect:"
    return text.indices.last { text[$0...].hasPrefix(marker) }
      .map { text[$0...].dropFirst(marker.count) }
  }
}

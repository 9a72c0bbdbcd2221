import Testing

@testable import FocusLint

/// A check says the same as code and as a query, as far as a query can say it: on all examples of all
/// pages and all cases.
struct SameCheckTests {
  /// Where something is reported.
  private struct Place: Hashable, CustomStringConvertible {
    var path: String
    var text: String
    var line: Int
    var description: String { "\(path):\(line): \(text)" }
  }

  /// All code that there is to lint, each piece a project.
  private static func projects() throws -> [[Snippet]] {
    let examples = try Page.all().flatMap { page in
      page.rule.examples.map { example in
        example.files.map {
          Snippet(path: "/p/\(page.rule.id)-\(example.line)/\($0.name)", text: $0.text)
        }
      }
    }
    let cases = try CaseTests.cases.values.map { files in
      try files.map { Snippet(path: "/" + $0, text: try Repository.text(of: $0)) }
    }
    return examples + cases
  }

  private func places(
    _ rules: [Rule], _ id: String, where isCounted: (Problem) -> Bool = { _ in true }
  ) throws -> Set<Place> {
    var places: Set<Place> = []
    for snippets in try Self.projects() {
      let inputs = snippets.map {
        Analysis.Input(path: $0.path, rules: [id], project: "/")
      }
      let texts = Dictionary(snippets.map { (Path.Key($0.path), Array($0.text.utf8)) }) { $1 }
      for problem in Analysis(rules: rules, texts: texts).outputs(for: inputs).flatMap(\.problems)
      where isCounted(problem) {
        places.insert(
          Place(
            path: problem.file.path, text: problem.file.text(problem.range),
            line: problem.file.position(at: problem.range.start).line))
      }
    }
    return places
  }

  private func expectSame(
    _ own: Set<Place>, _ code: Set<Place>, at location: SourceLocation = #_sourceLocation
  ) {
    let (more, less) = (own.subtracting(code), code.subtracting(own))
    #expect(more == [], sourceLocation: location)
    #expect(less == [], sourceLocation: location)
  }

  /// Whether it is `becomeFirstResponder()`, and no selector.
  private func isCalled(_ problem: Problem) -> Bool {
    let end = problem.range.end
    return problem.file.text(SourceRange(problem.range.start, end + 1)) == "becomeFirstResponder("
  }

  private let call = """
    ((call_expression
      [(simple_identifier) @report
       (navigation_expression suffix: (navigation_suffix suffix: (simple_identifier) @report))]
      (call_suffix (value_arguments . (_)? @argument))) @call
      (#eq? @report "becomeFirstResponder") (#not-match? @call "^super")
    """

  @Test func firstResponderInAnUpdate() throws {
    let own = try places(OwnRule.rules(call + " (#runs-on? @call view-update))"), "rule-0")
    let code = try places(
      RuleBook.rules, "first-responder-outside-main-queue",
      where: {
        ["update", "make"].contains($0.message) && isCalled($0)
      })
    #expect(code.count > 15)
    expectSame(own, code)
  }

  @Test func firstResponderOffTheMainThread() throws {
    let own = try places(OwnRule.rules(call + " (#runs-on? @call background))"), "rule-0")
    let code = try places(
      RuleBook.rules, "first-responder-off-main",
      where: isCalled)
    #expect(code.count > 5)
    expectSame(own, code)
  }

  @Test func focusWrittenOffTheMainActor() throws {
    let query = """
      ((assignment target: (_) @state) @report
        (#wrapper? @state FocusState FocusState.Binding AccessibilityFocusState)
        (#runs-on? @report background))
      """
    // A state that is bound nowhere is another mistake.
    let own = try places(OwnRule.rules(query), "rule-0").filter {
      !$0.path.hasSuffix("unbound-state-is-another-mistake.swift")
    }
    let code = try places(
      RuleBook.rules, "focus-write-off-main",
      where: { problem in
        let text = problem.file.text(problem.range)
        return text.contains("=") && !text.hasPrefix("(") && !text.contains("wrappedValue")
      })
    #expect(code.count > 5)
    expectSame(own, code)
  }

  /// The query takes every open state; the code looks also at who names it.
  @Test func focusStatesThatAreOpen() throws {
    let query = """
      ((property_declaration
        (modifiers (attribute (user_type . (type_identifier) @wrapper .)))
        name: (pattern bound_identifier: (simple_identifier) @report)) @property
        (#eq? @wrapper "FocusState")
        (#not-match? @property "\\\\b(private|fileprivate|public|open|package|static)\\\\b"))
      """
    let own = try places(OwnRule.rules(query), "rule-0")
    let code = try places(RuleBook.rules, "focus-state-not-private")
    #expect(code.count > 5)
    #expect(code.subtracting(own) == [])
  }
}

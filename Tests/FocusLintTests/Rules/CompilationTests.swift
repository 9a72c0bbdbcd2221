import Foundation
import Testing

@testable import FocusLint

/// The examples of the pages, and what fixes make of them, as the compiler reads them.
@Suite(.enabled(if: isLinux, "A Mac has the frameworks themselves."))
struct CompilationTests {
  private typealias Program = AppleStubs.Program

  /// An example that has a fix, and what is left of it.
  private struct Mended {
    var before: Program
    var after: Program
  }

  @Test func whatIsGoodCompilesAndFixesBreakNothing() async throws {
    var whole: [Program] = []
    var mended: [Mended] = []
    for id in Page.ids {
      let page = try Page(id: id).rule
      let rule = try #require(RuleBook.rules.first { $0.id == id })
      for example in page.examples where isComplete(example) {
        let program = Program(
          name: "\(id):\(example.line)",
          files: example.files.map { ($0.name, CompilationTests.expanded($0.text)) })
        // What is an error is often what the compiler refuses, in its own words.
        if example.kind != .bad || rule.severity != .error { whole.append(program) }
        if example.kind == .bad {
          mended += fixes(of: example, id).map { Mended(before: program, after: $0) }
        }
      }
    }
    #expect(whole.count > 250 && mended.count > 20)
    let stubs = try AppleStubs()
    let all = whole + mended.map(\.after) + mended.map(\.before)
    var seen: Set<String> = []
    let errors = try await stubs.errors(in: all.filter { seen.insert($0.name).inserted })
      .mapValues { $0.filter { !isOfThisMachine($0) } }
    for program in whole {
      let found = errors[program.name, default: []]
      #expect(found.isEmpty, "rules/\(program.name): \(found)")
    }
    for pair in mended {
      func kinds(_ program: Program) -> [String] {
        errors[program.name, default: []].map { $0.replacing(/^[^:]*:\d+:\s/, with: "") }
      }
      var known = kinds(pair.before)
      for error in kinds(pair.after) {
        let place = known.firstIndex(of: error)
        #expect(place != nil, "rules/\(pair.after.name): \(error)")
        place.map { _ = known.remove(at: $0) }
      }
      let (before, after) = (kinds(pair.before).count, kinds(pair.after).count)
      #expect(after < before || before == 0, "rules/\(pair.after.name): \(kinds(pair.after))")
    }
  }

  /// Whether an example needs no module and macro but those that are stubbed.
  private func isComplete(_ example: RuleExample) -> Bool {
    let known = AppleStubs.modules + ["Foundation"]
    return example.files.allSatisfy { file in
      file.text.matches(of: /(?m)^import (\w+)/).allSatisfy { known.contains(String($0.output.1)) }
        && !file.text.contains("#Preview") && !file.text.contains("@Model")
    }
  }

  /// `@Entry` as Apple's macro would write it.
  private static func expanded(_ text: String) -> String {
    text.replacing(/@Entry ((?:public )?var) ([^=\n]*)(= .*)?/) {
      "\($0.output.1) \($0.output.2) { get { fatalError() } set {} }"
    }
  }

  /// Whether an error is none where there are Objective-C and Apple's Dispatch, or is about a name that
  /// the example leaves out.
  private func isOfThisMachine(_ error: String) -> Bool {
    [
      "Objective-C", "'@objc", "-'@objc'", "@IBAction", "failed to produce diagnostic",
      "Sendable closure", "'cardStyle'", "'Session'",
    ].contains { error.contains($0) }
  }

  /// The example after each of its fixes alone.
  private func fixes(of example: RuleExample, _ id: String) -> [Program] {
    let snippets = example.files.map { Snippet(path: "/Example/\($0.name)", text: $0.text) }
    let rules = Set(RuleBook.rules.filter { $0.isOnByDefault || $0.id == id }.map(\.id))
    return Snippet.problems(snippets, rules: rules).compactMap { problem -> Program? in
      guard problem.rule == id, let fix = problem.fix else { return nil }
      let line = problem.file.position(at: problem.range.start).line
      return Program(
        name: "\(id):\(example.line) after `\(fix.title)` on line \(line)",
        files: snippets.map { snippet in
          (Path.name(of: snippet.path), CompilationTests.expanded(snippet.mended(by: fix).text))
        })
    }
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif

import Testing

@testable import FocusLint

/// The fixes that the examples of the pages offer.
struct FixTests {
  @Test(arguments: Page.ids)
  func eachMendsItsProblemAndMakesNoOther(_ id: String) throws {
    let rules = Set(RuleBook.rules.filter { $0.isOnByDefault || $0.id == id }.map(\.id))
    var titles: Set<String> = []
    for example in try Page(id: id).rule.examples {
      let snippets = example.files.map { Snippet(path: "/Example/\($0.name)", text: $0.text) }
      let before = Snippet.problems(snippets, rules: rules)
      for problem in before where problem.rule == id {
        guard let fix = problem.fix else { continue }
        titles.insert(fix.title)
        #expect(
          !fix.edits.contains { edit in
            fix.edits.contains { $0 != edit && $0.conflicts(with: edit) }
          })
        let outputs = Snippet.outputs(snippets.map { $0.mended(by: fix) }, rules: rules)
        #expect(outputs.allSatisfy { !$0.hasSyntaxErrors })
        // A comment with its rule named right may hide another problem too.
        var others = before.filter { $0 != problem }.map { "\($0.file.path) \($0.rule)" }
        for left in outputs.flatMap(\.problems).map({ "\($0.file.path) \($0.rule)" }) {
          let known = others.firstIndex(of: left)
          #expect(known != nil, "rules/\(id).md:\(example.line): \(left)")
          known.map { _ = others.remove(at: $0) }
        }
      }
    }
    let promised = try Set(Page(id: id).rule.texts.fixes.keys)
    #expect(titles == promised, "Every title under `fixes:` needs a Bad example.")
  }
}

extension Snippet {
  func mended(by fix: Fix) -> Snippet {
    let edits = fix.edits.filter { $0.file.path == path }
    guard let file = edits.first?.file else { return self }
    return Snippet(path: path, text: String(decoding: file.bytes(after: edits), as: UTF8.self))
  }
}

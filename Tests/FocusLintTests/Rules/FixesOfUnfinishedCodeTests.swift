import Testing

@testable import FocusLint

/// Fixes of code that is being written.
struct FixesOfUnfinishedCodeTests {
  /// The Bad examples of the rules that mend something.
  private static func examples() throws -> [RuleExample] {
    try Page.all().filter { !$0.rule.texts.fixes.isEmpty }
      .flatMap { $0.rule.examples.filter { $0.kind == .bad } }
  }

  @Test(arguments: [1, 2, 3]) func whatParsedStillDoes(_ seed: UInt64) throws {
    var chance = Chance(state: seed)
    let examples = try FixesOfUnfinishedCodeTests.examples()
    var mended = 0
    for _ in 0..<80 {
      let snippets = chance.one(of: examples).files.map { file in
        Snippet(path: "/Example/\(file.name)", text: changed(file.text, by: &chance))
      }
      let before = Snippet.outputs(snippets)
      for problem in before.flatMap(\.problems) {
        guard let fix = problem.fix else { continue }
        let after = Snippet.outputs(snippets.map { $0.mended(by: fix) })
        for (old, new) in zip(before, after) {
          #expect(old.hasSyntaxErrors || !new.hasSyntaxErrors, "\(snippets) \(fix.title)")
        }
        mended += 1
      }
    }
    #expect(mended > 20)
  }

  /// A word is left out, doubled, or in the place of another; or the lines end otherwise.
  private func changed(_ text: String, by chance: inout Chance) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    let place = Int.random(in: words.indices, using: &chance)
    switch Int.random(in: 0..<5, using: &chance) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words[place] = chance.one(of: words)
    case 3: return text.replacing("\n", with: "\r\n")
    default: break
    }
    return words.joined(separator: " ")
  }
}

import Testing

@testable import FocusLint

struct GuardTests {
  /// What is known to hold at the call of `here()`.
  private func guards(_ body: String) throws -> [String] {
    let file = SourceFile(path: "/a.swift", text: "func f() { \(body) }")
    var sections = ParsedSections()
    let tree = try #require(
      Parser().tree(
        of: file.bytes, in: file, sections: &sections, before: Parser.clock + .seconds(10)))
    let here = try #require(tree.all.first { $0.kind == .call && $0.calleeName == "here" })
    return here.guards.map { ($0.isTrue ? "" : "!") + $0.expression.text }.sorted()
  }

  @Test(arguments: [
    ("if a, b && !c { here() }", ["!c", "a", "b"]),
    ("if a || b { here() }", ["a || b"]),
    ("if a { } else { here() }", ["!a"]),
    ("if a { } else if b { here() }", ["!a", "b"]),
    ("guard a, !b else { return }; here()", ["!b", "a"]),
    ("guard a else { here(); return }", ["!a"]),
    ("if a || b { return }; here()", ["!a", "!b"]),
    ("if a { log() }; here()", []),
    ("if let x = y.z { here() }", ["y.z"]),
    ("switch s { case .a where b: here(); default: break }", ["b", "s"]),
    ("a ? here() : there()", ["a"]),
    ("a ? there() : here()", ["!a"]),
    ("_ = a && here()", ["a"]),
    ("_ = a || here()", ["!a"]),
    ("let ok = a && !b; if ok { here() }", ["!b", "a", "ok"]),
    ("while a { here() }", ["a"]),
    ("for x in xs where x.a { here() }", ["x.a"]),
    ("if a { later { here() } }", ["a"]),
  ])
  func whatHoldsAtACall(_ code: String, _ expected: [String]) throws {
    #expect(try guards(code) == expected)
  }
}

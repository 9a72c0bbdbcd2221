import Testing

@testable import FocusLint

/// What queries match, and what is said of broken ones.
struct QueryTests {
  private let calls = """
    func f() { print(1); dump(2); debugPrint(3); x.print(4) }
    """

  @Test(arguments: [
    ("(#eq? @n \"print\")", ["print"]),
    ("(#not-eq? @n \"print\")", ["dump", "debugPrint"]),
    ("(#any-of? @n \"print\" \"dump\")", ["print", "dump"]),
    ("(#not-any-of? @n \"print\" \"dump\")", ["debugPrint"]),
    ("(#match? @n \"rint$\")", ["print", "debugPrint"]),
    ("(#not-match? @n \"^p\")", ["dump", "debugPrint"]),
    ("(#match? @n \"int\") (#not-eq? @n \"print\")", ["debugPrint"]),
    ("", ["print", "dump", "debugPrint"]),
  ])
  func textsAreCompared(predicates: String, found: [String]) throws {
    let query = "((call_expression (simple_identifier) @n) \(predicates))"
    // The call begins where its name does, and is longer: it is what is reported.
    #expect(
      try OwnRule.reports(query.replacing("@n)", with: "@n) @call"), in: calls).map {
        String($0.prefix { $0 != "(" })
      } == found)
    #expect(try OwnRule.reports(query.replacing("@n", with: "@report"), in: calls) == found)
  }

  @Test func twoCapturesAreCompared() throws {
    let query = """
      ((assignment target: (directly_assignable_expression) @a result: (_) @b) @report
        (#eq? @a @b))
      """
    #expect(try OwnRule.reports(query, in: "func f() { a = a; a = b }") == ["a = a"])
  }

  @Test func allOfARepeatedCaptureMustBeSo() throws {
    let query = #"((array_literal (_) @n ("," (_) @n)* . "]") @report (#match? @n "^[0-9]$"))"#
    #expect(try OwnRule.reports(query, in: "let a = [1, 2]; let b = [1, x]") == ["[1, 2]"])
  }

  /// Offsets, lines and `#if`: a match is where it stands in the file, and reported once.
  @Test func matchesStandWhereTheyStand() throws {
    let code = """
      import A // print(0)
      func é() { print(1) }
      #if os(iOS)
      func g() { print(2) }
      #else
      func h() { print(3) }
      #endif
      """
    let query = "((call_expression (simple_identifier) @n) @report (#eq? @n \"print\"))"
    #expect(try OwnRule.reports(query, in: code) == ["print(1)", "print(2)", "print(3)"])
  }

  @Test func eachRuleHasItsOwn() throws {
    let rules = try OwnRule.rules(
      "((simple_identifier) @report (#eq? @report \"one\"))",
      "; nothing but this\n((simple_identifier) @name (#eq? @name \"two\"))\n; the end",
      "[(integer_literal) (real_literal)] @report")
    let input = Analysis.Input(
      path: "/p/A.swift", rules: ["rule-0", "rule-1", "rule-2"], project: "/p")
    let texts = [Path.Key("/p/A.swift"): Array("let one = two + 3 + 4.5".utf8)]
    let problems = Analysis(rules: rules, texts: texts).outputs(for: [input]).flatMap(\.problems)
    #expect(problems.map(\.rule) == ["rule-0", "rule-1", "rule-2", "rule-2"])
    #expect(problems[1].arguments == ["name": "two"])
  }

  @Test(arguments: [
    (
      "(call_expresion) @report", "10:2: there is no node `call_expresion` in the grammar.",
      "Did you mean `call_expression`?"
    ),
    (
      "(call_expression\n  nam: (_) @report)", "11:3: there is no field `nam` in the grammar.",
      "Did you mean `name`?"
    ),
    (
      "((call_expression) @report\n  (#eq? @repot \"é\"))",
      "11:9: there is no capture `@repot` in this pattern.", "Did you mean `@report`?"
    ),
    (
      "(call_expression (simple_identifier)",
      "10:37: the query ends here, and something is still open.",
      "Look for a missing `)`, `]` or `\"`."
    ),
    ("(call_expression)) @report", "10:18: `)` cannot stand here.", ""),
    ("@report (call_expression)", "10:1: `@report` cannot stand here.", ""),
    ("\"é\" @report", "10:1: there is no token `é` in the grammar.", ""),
    ("; nothing", "10:1: this query has no pattern.", "A pattern is `(call_expression) @report`."),
    (
      "(call_expression)", "10:1: this pattern captures nothing.",
      "Put `@report` behind what is to be reported."
    ),
    (
      "((simple_identifier) @a (#equal-to? @a \"b\"))",
      "10:26: there is no predicate `#equal-to?`.",
      """
      There is `#eq?`, `#any-of?`, `#match?`, `#runs-on?`, `#inside?`, `#inherits?`, `#wrapper?`, \
      `#guarded?`, each with `not-` too.
      """
    ),
    (
      "(self_expression) @a (#eq? @a \"b\")", "10:23: this predicate stands outside of a pattern.",
      "Put it in front of the last `)` of the pattern that it belongs to."
    ),
    (
      "((self_expression) @a (#match? @a \"\\d\"))", "10:36: this backslash says nothing.",
      "In a text of a query it is written `\\\\`."
    ),
    ("(self_expression) @a \"b", "10:22: this `\"` is not closed on its line.", ""),
    (
      "self_expression @a", "10:1: `self_expression` cannot stand here.",
      "A node stands in brackets: `(self_expression)`."
    ),
    // The first of two mistakes, whoever finds it.
    ("(no) @a (#no)", "10:2: there is no node `no` in the grammar.", ""),
    (
      "((simple_identifier) @a\n (#not-matc? @a \"b\"))",
      "11:3: there is no predicate `#not-matc?`.", "Did you mean `#not-match?`?"
    ),
    (
      "((simple_identifier) @a (#eq? @a))",
      "10:26: `#eq?` has the wrong number of words behind `@a`.",
      "It is written `(#eq? @name \"text\")`."
    ),
    (
      "((simple_identifier) @a (#any-of? \"a\" \"b\"))", "10:26: `#any-of?` asks of a capture.",
      "It is written `(#any-of? @name \"one\" \"other\")`."
    ),
    (
      "((simple_identifier) @a (#inside? @a @a))",
      "10:26: `#inside?` compares with words, not with captures.",
      "It is written `(#inside? @code onAppear)`."
    ),
    (
      "((simple_identifier) @a (#runs-on? @a mian))", "10:39: `#runs-on?` knows no `mian`.",
      "Did you mean `main`?"
    ),
    (
      "((simple_identifier) @a (#guarded? @a twice))", "10:39: `#guarded?` knows no `twice`.",
      "There is `one-shot`."
    ),
    (
      "((simple_identifier) @a (#match? @a \"(\"))",
      "10:37: `(` is no regular expression: a `(` is not closed.", ""
    ),
  ])
  func mistakesAreNamedWithTheirPlace(query: String, message: String, advice: String) {
    #expect(throws: UserError("wrong.md:\(message)", advice: advice)) {
      try OwnRule.rule("wrong", query)
    }
  }

  /// What the grammar can never make is seen only by compiling.
  @Test func anImpossibleQueryIsFoundWhenItIsCompiled() throws {
    let query = try #require(
      try OwnRule.rule("wrong", "(call_expression\n (self_expression (call_suffix))) @a").query)
    #expect(query.foundMistake == nil)
    let mistake = UserError(
      "wrong.md:11:19: no Swift code has this form.",
      advice: "`focuslint debug grammar FILE` shows the form of some.")
    #expect(query.compile() == mistake)
    #expect(query.foundMistake == mistake)
  }

  /// What the grammar allows is read here as the grammar reads it.
  @Test(arguments: [
    ("_ @a", 1), ("(_)* @a", 1), ("\"func\" @a (ERROR) @b", 2), ("(MISSING \")\") @a", 1),
    ("(MISSING simple_identifier) @a", 1), ("(call_expression !name . (_)+ @a .) ; (no\n@r", 1),
    ("[(call_expression) \"if\" _]? @a\n((self_expression) . (_) @b)", 2),
    ("name: (simple_identifier) @a-b.c", 1), ("(call_expression(simple_identifier)@a@b)", 1),
    ("((simple_identifier) @a (#eq? @a \"\\\"\\\\ ; ) \") (#not-inside? @a x-y \"z\"))", 1),
  ])
  func allFormsAreRead(query: String, count: Int) throws {
    let rule = try #require(try OwnRule.rule("right", query).query)
    #expect(rule.words.count == count)
    #expect(rule.compile() == nil)
  }

  /// Each piece of a query, and each with a piece left out, gives a query or a mistake.
  @Test func aPieceOfAQueryIsNoTrap() {
    let query = """
      ((call_expression (simple_identifier)? @é . [(_) "x"]* @b !name) @report ; é
        (#any-of? @b "o\\n" two) (#match? @b "[a-z]{2,3}|(x)+$"))
      """
    let characters = Array(query)
    for index in characters.indices {
      var rest = characters
      rest.remove(at: index)
      for text in [String(characters[..<index]), String(characters[index...]), String(rest)] {
        _ = try? OwnRule.rule("a", text).query?.compile()
      }
    }
    for text in ["(", "[", "(#", "((_) @a (#", "(a b: ", "\"\\"] {
      #expect(throws: UserError.self) {
        try OwnRule.rule("a", String(repeating: text, count: 20_000))
      }
    }
  }

  @Test(arguments: [
    ("((simple_identifier) @a (#eq? @a \"print\"))", [["print"]]),
    ("((simple_identifier) @a (#any-of? @a \"one\" \"two\"))", [["one"], ["two"]]),
    (
      "((call_expression (simple_identifier) @a) @b (#eq? @a \"one\") (#inside? @b \"A.two\"))",
      [["one", "two"]]
    ),
    (
      "((call_expression (simple_identifier) @a) @b (#any-of? @a \"one\" \"two\") (#inside? @b x1 x2))",
      [["one", "x1"], ["one", "x2"], ["two", "x1"], ["two", "x2"]]
    ),
    ("((simple_identifier) @a (#eq? @a \"one\"))\n((self_expression) @b)", [["one"], []]),
    ("((simple_identifier) @a (#not-eq? @a \"print\"))", [[]]),
    ("((simple_identifier) @a (#match? @a \"print\"))", [[]]),
    ("((simple_identifier) @a (#wrapper? @a State))", [[]]),
    // One letter tells nothing, and what may be left out need not be there.
    ("((simple_identifier) @a (#eq? @a \"x\"))", [[]]),
    ("((call_expression (simple_identifier)? @a) @b (#eq? @a \"one\"))", [[]]),
  ])
  func wordsFollowFromTheQuery(query: String, words: [[String]]) throws {
    #expect(try OwnRule.rules(query)[0].words == words)
  }

  @Test func aFileWithoutTheWordsIsNotParsed() throws {
    let rules = try OwnRule.rules("((simple_identifier) @a (#any-of? @a \"one\" \"two\"))")
    let triggers = Triggers(rules)
    #expect(triggers.rules(of: Array("let two = 2".utf8)) == ["rule-0"])
    #expect(triggers.rules(of: Array("let three = 3".utf8)) == [])
    let all = Triggers(try OwnRule.rules("(self_expression) @a"))
    #expect(all.rules(of: []) == ["rule-0"])
  }

  /// The nodes of two captures that are one, and one node that two patterns fit, are one problem.
  @Test func aPlaceIsReportedOnce() throws {
    let query = "(simple_identifier) @report\n[(simple_identifier) (_ (simple_identifier))] @report"
    #expect(try OwnRule.reports(query, in: "let a = b").count { $0 == "b" } == 1)
  }
}

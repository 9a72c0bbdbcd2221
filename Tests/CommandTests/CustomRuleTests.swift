import Testing

@testable import FocusLint

/// Rules of people's own: read, used and told apart, from the command line.
@Suite struct CustomRuleTests {
  private func sandbox(_ pages: (String, String)...) throws -> Sandbox {
    let sandbox = try Sandbox()
    for (name, text) in pages { try sandbox.write(name, text) }
    try sandbox.write("a.swift", "func f() { print(1) }\n")
    return sandbox
  }

  private let rule = CustomRule.page("no-print")
  private let found = "a.swift:1:12: warning: `print` is called. [no-print]"

  @Test func aFolderOnTheCommandLineIsUsed() throws {
    let sandbox = try sandbox(("lint/no-print.md", rule), ("lint/README.md", "No rule.\n"))
    let outcome = try sandbox.focuslint("--rules", "lint", "--strict")
    #expect(outcome.output.hasPrefix(found), "\(outcome)")
    #expect(outcome.status == 1)
    #expect(try sandbox.focuslint().output.hasPrefix("No problems"))
    #expect(try sandbox.focuslint("--rules=lint", "--disable", "no-print").status == 0)
    try sandbox.write("a.swift", "func f() { print(1) }  // focuslint:disable:this no-print\n")
    #expect(try sandbox.focuslint("--rules", "lint", "--strict").status == 0)
  }

  @Test func aFolderInTheConfigurationIsUsedWhereItHolds() throws {
    let sandbox = try sandbox(
      ("App/lint/no-print.md", rule), ("App/b.swift", "func f() { print(1) }\n"),
      ("App/.focuslint.yml", "rules: { no-print: error }\nrule-folders: [lint]\n"),
      ("App/Sub/own.yml", "extends: ../.focuslint.yml\nrules: { no-print: info }\n"))
    let outcome = try sandbox.focuslint("--format", "xcode")
    #expect(outcome.output.hasSuffix("App/b.swift:1:12: error: `print` is called. [no-print]\n"))
    #expect(!outcome.output.contains("a.swift"))
    #expect(outcome.status == 1)
    let extended = try sandbox.focuslint("--config", "App/Sub/own.yml")
    #expect(extended.output.contains("a.swift:1:12: info: `print` is called."), "\(extended)")
    #expect(try sandbox.focuslint("--only", "no-print", "App").output.contains("no-print"))
    #expect(try sandbox.focuslint("--disable", "no-print", "App").status == 0)
    #expect(try sandbox.focuslint("rules", folder: "App").output.contains("no-print  "))
    let page = try sandbox.focuslint("explain", "no-print", folder: "App").output
    #expect(page.hasPrefix("A call of print\n"))
    #expect(page.contains("error") == false && page.contains("Query"))
    let sarif = try sandbox.focuslint("--format", "sarif", "App").output
    #expect(sarif.contains(#""shortDescription":{"text":"A call of print"}"#))
  }

  @Test(arguments: [
    (
      ".focuslint.yml:2:12: there is no rule `no-prin`.",
      "rule-folders: lint\nrules: {   no-prin: off }\n"
    ),
    (".focuslint.yml:1:16: the rule folder `no` does not exist.", "rule-folders: [no]\n"),
    (".focuslint.yml:1:15: the rule folder `empty` holds no rule files.", "rule-folders: empty\n"),
    (
      ".focuslint.yml:1:15: the rule folder `a.swift` cannot be read: Not a directory.",
      "rule-folders: a.swift\n"
    ),
    (
      ".focuslint.yml:1:15: the rule folder `half` holds `b.ja.md`, and no `b.md`.",
      "rule-folders: half\n"
    ),
  ])
  func mistakesOfTheConfigurationAreNamed(mistake: String, text: String) throws {
    let sandbox = try sandbox(
      ("lint/no-print.md", rule), ("empty/a.txt", ""), ("half/no-print.md", rule),
      ("half/b.ja.md", ""), ("half/README.ja.md", ""), (".focuslint.yml", text))
    #expect(try sandbox.shell("mkfifo half/c.md").status == 0)
    let outcome = try sandbox.focuslint()
    #expect(outcome.errors.contains(mistake), "\(outcome)")
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    ("id: no-print", "id: printing", "lint/no-print.md:2:5: the rule `printing` belongs in"),
    (
      "message: \"`{name}`", "message: \"`{nam}`",
      "lint/no-print.md:3:10: the message names `{nam}`"
    ),
    ("`{name}` is called.", " ", "lint/no-print.md:3:10: the message says nothing."),
    ("message:", "messag:", "lint/no-print.md:3:1: unknown key `messag`;"),
    ("## Query", "## Kweri", "lint/no-print.md:1:1: the section `## Query` is missing."),
    ("## Good", "## Fine", "lint/no-print.md:1:1: the section `## Good` is missing."),
    ("(call_expression", "(call", "lint/no-print.md:11:3: there is no node `call` in the grammar."),
    ("#eq?", "#eqq?", "lint/no-print.md:11:"),
    (
      "```scheme", "```\n```\n```", "lint/no-print.md:9:1: `## Query` has more than one code block."
    ),
    ("# A call", "A call", "lint/no-print.md:5:1: the title (`# …`) is missing."),
    ("  // expect: no-print", "", "lint/no-print.md:17:1: an example under `## Bad` says what it"),
  ])
  func aBrokenRuleIsNamedWithItsPlace(old: String, new: String, mistake: String) throws {
    let sandbox = try sandbox(("lint/no-print.md", rule.replacing(old, with: new)))
    for words in [["--rules", "lint"], ["test", "lint"]] {
      let outcome = try sandbox.focuslint(words[0], words[1])
      #expect(outcome.errors.contains("focuslint: error: \(mistake)"), "\(outcome)")
      #expect(outcome.status == 2 && outcome.output == "")
    }
  }

  @Test func everyBrokenRuleIsNamed() throws {
    let broken = [
      ("a-rule", "(call"), ("b-rule", "(simple_identifier) @name"), ("c-rule", "(no)"),
    ]
    let sandbox = try sandbox()
    for (id, query) in broken {
      try sandbox.write("lint/\(id).md", CustomRule.page(id, query: query))
    }
    let outcome = try sandbox.focuslint("--rules", "lint")
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("error: lint/") } == 2)
    #expect(outcome.errors.contains("lint/a-rule.md:11:2") && outcome.status == 2)
  }

  @Test func anIDIsOneRules() throws {
    let taken = "missing-focused-binding"
    let sandbox = try sandbox(
      ("one/no-print.md", rule), ("two/no-print.md", rule),
      ("three/\(taken).md", CustomRule.page(taken)))
    let two = try sandbox.focuslint("--rules", "one", "--rules", "two")
    #expect(
      two.errors.contains(
        "two/no-print.md:2:5: `no-print` is already the name of the rule in `one/no-print.md`."))
    #expect(two.status == 2)
    let three = try sandbox.focuslint("--rules", "three")
    let comes = "`\(taken)` is already the name of a rule that comes with focuslint."
    #expect(three.errors.contains("three/\(taken).md:2:5: \(comes)"), "\(three.errors)")
    #expect(try sandbox.focuslint("--rules", "one", "--rules", "./one").status == 0)
  }

  @Test func examplesAreTested() throws {
    let sandbox = try sandbox(("lint/no-print.md", rule))
    let right = try sandbox.focuslint("test", "lint")
    #expect(right.output == "1 rule, 2 examples: all as they say.\n" && right.status == 0)
    try sandbox.write(
      "lint/no-print.md",
      CustomRule.page(
        "no-print",
        bad: "log(1)  // expect: no-print\nprint(2)\nprint(3)  // expect: no-print, x-y",
        good: "// file: A.swift\nlog(1)\n// file: B.swift\nprint(2)"))
    let wrong = try sandbox.focuslint("test", "lint")
    #expect(
      wrong.output == """
        lint/no-print.md:17: `no-print` is expected here, and not found.
        lint/no-print.md:18: `no-print` is found here, and not expected.
        lint/no-print.md:19: there is no rule `x-y`. `focuslint rules` lists them.
        lint/no-print.md:28: `no-print` is found here, and not expected.
        1 rule, 2 examples: 2 not as they say.

        """)
    #expect(wrong.status == 1)
    try sandbox.write("empty/a.txt")
    for folder in ["empty", "missing"] {
      #expect(try sandbox.focuslint("test", folder).status == 2)
    }
  }

  @Test func anExampleThatCannotBeReadSaysSo() throws {
    let page = CustomRule.page("no-print", bad: "func f( { print(1)  // expect: no-print")
    let outcome = try sandbox(("lint/no-print.md", page)).focuslint("test", "lint")
    #expect(outcome.output.contains("this example has syntax errors") || outcome.status == 0)
  }

  @Test func whatMatchesIsShown() throws {
    let query = """
      ((call_expression (simple_identifier) @name) @report
        (#eq? @name "print") (#not-inside? @report g))
      """
    let page = CustomRule.page("no-print", query: query)
    let sandbox = try sandbox(("lint/no-print.md", page))
    try sandbox.write("a.swift", "func f() { print(1) }\nfunc g() { print(2) }\n")
    let shown = try sandbox.focuslint("debug", "matches", "--rules", "lint", "a.swift")
    #expect(
      shown.output == """
        no-print, 1:12
          @report, 1:12  «print(1)»
          @name, 1:12  «print»
          #not-inside? @report g: holds
        no-print, 2:12, not reported
          @report, 2:12  «print(2)»
          @name, 2:12  «print»
          #not-inside? @report g: does not hold

        """)
  }

  @Test func manyJobsSayTheSame() throws {
    let sandbox = try sandbox(
      ("lint/no-print.md", rule),
      (
        "lint/no-dump.md",
        CustomRule.page(
          "no-dump", query: CustomRule.defaultQuery.replacing("print", with: "dump"),
          bad: "dump(1)  // expect: {id}")
      ))
    for number in 0..<40 {
      try sandbox.write("S/\(number).swift", "func f() { print(1); dump(\(number)) }\n")
    }
    let one = try sandbox.focuslint("--rules", "lint", "--format", "json", "--jobs", "1")
    #expect(one.output.contains(#""warnings":81"#), "\(one.output.suffix(200))")
    for jobs in ["2", "7"] {
      #expect(
        try sandbox.focuslint("--rules", "lint", "--format", "json", "--jobs", jobs).output
          == one.output)
    }
  }
}

/// What `docs/custom-rules.md` and its twin show is run.
@Suite struct CustomRulePageTests {
  private static let names = ["docs/custom-rules.md", "docs/custom-rules.ja.md"]

  @Test(arguments: names) func itsRuleIsRight(name: String) throws {
    let page = try Kept(name).text()
    let rule = try #require(page.firstMatch(of: /````markdown\n((?s).*?)````/)).output.1
    let configuration = try #require(page.firstMatch(of: /```yaml\n((?s).*?)```/)).output.1
    let sandbox = try Sandbox()
    try sandbox.write("lint-rules/no-focus-on-appear.md", String(rule))
    try sandbox.write(".focuslint.yml", String(configuration))
    let bad = try #require(rule.firstMatch(of: /## Bad\n\n```swift\n((?s).*?)```/)).output.1
    try sandbox.write("a.swift", String(bad))
    for line in page.matches(of: /\n(focuslint [^#\n]*)/).map(\.output.1) {
      let outcome = try sandbox.session(String(line), in: "sh")
      #expect(outcome.errors == "" && outcome.status == (line.contains("test") ? 0 : 1), "\(line)")
    }
    let found = try sandbox.focuslint("--only", "no-focus-on-appear").output
    #expect(found.hasPrefix("a.swift:5:19: error: `isFocused` is set while the view appears;"))
  }

  @Test(arguments: names) func itsPredicatesAreRight(name: String) throws {
    let page = try Kept(name).text()
    let predicates = page.matches(of: /\(#[^`]*\)/).map { String($0.output) }
      .filter { $0.contains("@a") }
    #expect(predicates.count >= 12)
    for name in QueryPredicate.Name.allCases {
      #expect(predicates.contains { $0.contains("#\(name.rawValue)? ") }, "\(name)")
    }
    for predicate in predicates {
      let text = "((simple_identifier) @a @b \(predicate))"
      #expect(throws: Never.self) {
        try Query(QueryText(rule: "a", text: text, file: "a.md", line: 1))
      }
    }
  }

  @Test(arguments: names) func itIsShort(name: String) throws {
    #expect(try Kept(name).text().split(separator: "\n").count <= 120)
  }
}

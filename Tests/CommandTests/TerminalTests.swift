import Testing

/// What the command does on a terminal.
@Suite struct TerminalTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("a.swift", ProblemTests.unbound)
  }

  @Test func linesFitAndAreColored() throws {
    let sent = try sandbox.onTerminal(columns: 60, "a.swift")
    #expect(
      sent == """
        \u{1B}[1ma.swift:3:26\u{1B}[0m: \u{1B}[1;35mwarning:\u{1B}[0m `名前` is bound to no view; add
            `.focused($名前)`, or writing it does nothing.
            [missing-focused-binding]
        \u{1B}[2m3 |\u{1B}[0m     @FocusState private var 名前: Bool
        \u{1B}[2m  |\u{1B}[0m                             \u{1B}[1;35m^^^^\u{1B}[0m
        \u{1B}[2m  = --fix:\u{1B}[0m Remove `名前`, which nothing uses

        \u{1B}[1m1 problem in 1 file (1 warning); `--fix` fixes 1.\u{1B}[0m
        Why, and what to write instead:
          focuslint explain missing-focused-binding

        """)
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    (["CLICOLOR": "0"], false), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
  ])
  func theEnvironmentDecidesOnColor(environment: [String: String], isColored: Bool) throws {
    let sent = try sandbox.onTerminal(columns: 200, "a.swift", environment: environment)
    #expect(sent.contains("\u{1B}[") == isColored)
    let forced = try sandbox.onTerminal(
      columns: 200, "a.swift", "--color=always", environment: environment)
    #expect(forced.contains("\u{1B}[1;35m"))
    #expect(!(try sandbox.onTerminal(columns: 200, "a.swift", "--color=never").contains("\u{1B}")))
  }

  @Test func placesAreLinksWhereTheTerminalKnowsThem() throws {
    let sent = try sandbox.onTerminal(
      columns: 200, "a.swift", environment: ["VTE_VERSION": "7600"])
    #expect(
      sent.contains("\u{1B}]8;;file://") && sent.contains("/a.swift\u{1B}\\a.swift:3:26\u{1B}]8;;"))
    #expect(!(try sandbox.onTerminal(columns: 200, "a.swift").contains("\u{1B}]8;;")))
  }

  @Test func offATerminalNothingIsColoredUnlessForced() throws {
    func output(_ variable: String, _ arguments: String = "") throws -> String {
      try sandbox.shell("env -u NO_COLOR \(variable) \"$1\" a.swift \(arguments)").output
    }
    #expect(!(try output("A=1").contains("\u{1B}")))
    for variable in ["FORCE_COLOR=1", "CLICOLOR_FORCE=1"] {
      #expect(try output(variable).contains("\u{1B}[1;35m"))
      #expect(!(try output(variable, "--color never").contains("\u{1B}")))
    }
  }

  @Test func shortWorkShowsNoBar() throws {
    #expect(try sandbox.shell("\"$1\" --progress always a.swift").errors == "")
    #expect(!(try sandbox.onTerminal(columns: 80, "a.swift", "--color=never").contains("\r")))
  }

  /// A pipe that nobody writes into for a while is a file that takes long to read.
  @Test func longWorkShowsABarThatGoesAway() throws {
    let outcome = try sandbox.shell(
      "mkfifo slow.swift; { sleep 1.2; cat a.swift; } >slow.swift & \"$1\" --progress always slow.swift"
    )
    #expect(
      outcome.errors.hasPrefix(
        "\rReading 0 of 1 files [\(String(repeating: ".", count: 40))]\u{1B}[K\r"))
    #expect(outcome.errors.hasSuffix("\r\u{1B}[K"))
    #expect((2...9).contains(outcome.errors.split(separator: "\r").count))
    #expect(outcome.output.hasPrefix("slow.swift:3:26: warning:"))
    let silent = try sandbox.shell("{ sleep 1; cat a.swift; } >slow.swift & \"$1\" slow.swift")
    #expect(silent.errors == "")
  }
}

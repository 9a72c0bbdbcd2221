import Testing

@testable import FocusLint
@testable import FocusLintCommand

/// What bash offers; zsh and fish are tried by `make test-editors`.
@Suite struct CompletionTests {
  let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// What is offered for the last of some words, as bash cuts a line into words.
  private func completions(of words: String...) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try sandbox.session(
      """
      eval "$(focuslint completions bash)"
      COMP_WORDS=(focuslint \(line)) COMP_CWORD=\(words.count)
      _focuslint
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: "bash")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func commandsAreTheFirstWord() throws {
    #expect(try completions(of: "") == Command.allCases.map(\.rawValue))
    #expect(try completions(of: "ru") == ["rules"])
    #expect(try completions(of: "lint", "ru") == [])
    #expect(try completions(of: "--quiet", "ru") == [])
  }

  @Test(arguments: Command.allCases)
  func optionsAreThoseOfTheCommand(command: Command) throws {
    #expect(try completions(of: command.rawValue, "-") == command.flags.flatMap(\.names))
    #expect(try completions(of: command.rawValue, "--hel") == ["--help"])
  }

  @Test func theCommandIsLintWhereNoneIsNamed() throws {
    #expect(try completions(of: "--max") == ["--max-warnings"])
    #expect(try completions(of: "a.swift", "--max") == ["--max-warnings"])
  }

  @Test func valuesFollowTheirOption() throws {
    let formats = ReportFormat.allCases.map(\.rawValue)
    #expect(try completions(of: "--format", "") == formats)
    #expect(try completions(of: "--format", "=") == formats)
    #expect(try completions(of: "--format", "=", "xc") == ["xcode"])
    #expect(try completions(of: "rules", "--format", "mark") == ["markdown"])
    #expect(try completions(of: "--jobs", "") == [])
    #expect(try completions(of: "--config", "") == [])
    #expect(try completions(of: "--fail-on", "n") == ["never"])
  }

  @Test func rulesMayBeAList() throws {
    let ids = RuleBook.rules.map(\.id)
    #expect(try completions(of: "--only", "") == ids)
    #expect(
      try completions(of: "--only", "\(ids[0]),\(ids[1].dropLast(3))") == ["\(ids[0]),\(ids[1])"])
    #expect(try completions(of: "explain", "") == ids)
    #expect(try completions(of: "explain", ids[0], ids[1]) == [ids[1]])
  }

  @Test func wordsOfOtherCommands() throws {
    #expect(try completions(of: "completions", "") == ["bash", "zsh", "fish"])
    #expect(try completions(of: "debug", "") == ["tree", "grammar", "facts", "matches"])
    #expect(try completions(of: "debug", "tree", "") == [])
    #expect(try completions(of: "help", "ex") == ["explain"])
    #expect(try completions(of: "init", "") == [])
  }

  @Test(arguments: Shell.allCases)
  func everyScriptHasAllOptionsAndRules(shell: Shell) throws {
    let script = try sandbox.focuslint("completions", shell.rawValue).output
    #expect(script == shell.script)
    for flag in Flag.all {
      let option = shell == .fish ? " -l \(flag.name) " : "--\(flag.name)"
      #expect(script.contains(option), "\(shell) has no \(flag.name).")
    }
    for rule in RuleBook.rules { #expect(script.contains(rule.id)) }
  }
}

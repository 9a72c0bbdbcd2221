import Testing

@testable import FocusLint
@testable import FocusLintCommand

@Suite struct HelpTests {
  private static let helps = [nil] + Command.allCases

  @Test func theShortHelpIsOneScreen() {
    let lines = Help.text(for: nil).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 42)
    for command in Command.allCases {
      #expect(Help.text(for: nil).contains("\n  \(command.rawValue) "))
    }
  }

  @Test(arguments: helps)
  func linesFit(command: Command?) {
    for line in Help.text(for: command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: Command.allCases)
  func theHelpOfACommandHasAllItsOptions(command: Command) {
    let help = Help.text(for: command)
    #expect(help.contains("\nUsage: focuslint \(command.usage)\n"))
    for flag in command.flags {
      #expect(help.contains("--\(flag.name)\(flag.placeholder.map { " \($0)" } ?? " ")"))
    }
    #expect(!help.contains("{values}"))
  }

  @Test(arguments: Command.allCases)
  func anOptionIsOneOfACommand(command: Command) {
    let names = command.flags.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test func everyValueThatCompletionOffersIsTaken() throws {
    for flag in Flag.all {
      guard case .choices(let names)? = flag.values else { continue }
      let command = try #require(Command.allCases.first { flag.commands.contains($0) })
      for name in names {
        let request = try Request([command.rawValue, "--\(flag.name)", name])
        #expect(request.command == command)
      }
    }
  }

  @Test func everyHelpCanBeAskedForInThreeWays() throws {
    let sandbox = try Sandbox()
    for command in Command.allCases {
      let help = Help.text(for: command)
      for arguments in [[command.rawValue, "--help"], ["-h", command.rawValue]] {
        #expect(try sandbox.shell("\"$1\" \(arguments.joined(separator: " "))").output == help)
      }
      #expect(try sandbox.focuslint("help", command.rawValue).output == help)
    }
    #expect(try sandbox.focuslint("help").output == Help.text(for: nil))
    #expect(try sandbox.focuslint("--help").output == Help.text(for: nil))
  }

  @Test(arguments: Command.allCases)
  func examplesRun(command: Command) throws {
    let sandbox = try Sandbox()
    for file in ["a.swift", "App/Login.swift", "Sources/b.swift"] { try sandbox.write(file) }
    try sandbox.write("lint-rules/no-print.md", CustomRule.page("no-print"))
    let view = """
      struct Login: View {
        @FocusState private var isTyping: Bool
        var body: some View { TextField("Name", text: $name).focused($isTyping) }
      }
      """
    try sandbox.write("App/Login.swift", view)
    for report in ["one", "two"] { _ = try sandbox.focuslint("--report", "json=\(report).json") }
    for (line, _) in command.examples {
      let outcome = try sandbox.session(line, in: "bash")
      #expect(outcome.status == 0 && outcome.errors == "", "\(line): \(outcome.errors)")
    }
  }

  @Test func theManualIsFresh() throws {
    try Kept("docs/focuslint.1").compare(ManualText.text)
  }
}

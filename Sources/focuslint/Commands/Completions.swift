import FocusLint

/// The shells that the command can be completed in.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches the shell commands, options, their values and rules.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension Command {
  static func writeCompletions(_ request: Request) throws(UserError) {
    let shell = try Flag.choice(try request.words(1...1)[0], "shell", Shell.self)
    try Output.write(shell.script)
  }

  static var names: [String] { allCases.map(\.rawValue) }

  /// The options that it takes.
  var flags: [Flag] { Flag.all.filter { $0.commands.contains(self) } }
}

extension Rule {
  /// In English, the language of help.
  var englishTitle: String { texts[.english]?.title ?? "" }
}

import FocusLint

/// Completion in fish.
enum FishCompletion {
  static var script: String {
    let name = Product.name
    let noFiles = Command.allCases.filter { command in
      !command.operands.contains { if case .files = $0 { true } else { false } }
    }
    return """
      # Completion of \(name) in fish, written by `\(name) completions fish`.

      function __\(name)_is
          set -l words (commandline -opc)
          set -l command lint
          if set -q words[2]; and contains -- $words[2] \(Command.names.joined(separator: " "))
              set command $words[2]
          end
          contains -- $command $argv
      end

      function __\(name)_words
          count (commandline -opc)
      end

      function __\(name)_rules
      \(RuleBook.rules.map { "    printf '%s\\t%s\\n' \($0.id) \(quoted($0.englishTitle))\n" }.joined())end

      complete -c \(name) -n '__\(name)_is \(noFiles.map(\.rawValue).joined(separator: " "))' -f
      \(Command.allCases.map { command(named: $0) }.joined())\
      \(Flag.all.map { option($0) }.joined())\
      \(Command.allCases.map { operands(of: $0) }.joined())
      """
  }

  private static func command(named command: Command) -> String {
    let first = "-n 'test (__\(Product.name)_words) -eq 1'"
    return "complete -c \(Product.name) \(first) -a \(command.rawValue)"
      + " -d \(quoted(command.summary))\n"
  }

  private static func option(_ flag: Flag) -> String {
    let commands = Command.allCases.filter { flag.commands.contains($0) }.map(\.rawValue)
    var line = "complete -c \(Product.name)"
    line += " -n '__\(Product.name)_is \(commands.joined(separator: " "))' -l \(flag.name)"
    if let short = flag.short { line += " -s \(short)" }
    switch flag.values {
    case nil: break
    case .any: line += " -x"
    case .files: line += " -r -F"
    case .choices(let names): line += " -x -a '\(names.joined(separator: " "))'"
    case .rules: line += " -x -a '(__fish_complete_list , __\(Product.name)_rules)'"
    }
    return line + " -d \(quoted(flag.sentence))\n"
  }

  private static func operands(of command: Command) -> String {
    command.operands.enumerated().map { place, values in
      let isLast = place == command.operands.count - 1
      let count = "test (__\(Product.name)_words) \(isLast ? "-ge" : "-eq") \(place + 2)"
      let start = "complete -c \(Product.name) -n '__\(Product.name)_is \(command.rawValue)"
      return switch values {
      case .any, .files: ""
      case .choices(let names): "\(start); and \(count)' -f -a '\(names.joined(separator: " "))'\n"
      case .rules: "\(start); and \(count)' -a '(__\(Product.name)_rules)'\n"
      }
    }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined())'"
  }
}

import FocusLint

/// The help, made of the tables of commands and options, in lines of at most 80 columns.
enum Help {
  /// The help of a command with all its options, or that of the program on one screen.
  static func text(for command: Command?) -> String {
    guard let command else { return text }
    let options = groups(of: command.flags).map { group, flags in
      "\n\(group.rawValue):\n" + table(flags.map(row), column: column(of: flags))
    }
    return """
      \(filled(command.help, indent: 0))
      Usage: \(Product.name) \(command.usage)
      \(options.joined())\(examples(of: command))\(command == .lint ? "\n\(exitStatus)" : "")
      """
  }

  /// The help of the program.
  private static var text: String {
    let commands = Command.allCases.map { ("  \($0.rawValue)", $0.summary) }
    let flags = Command.lint.flags.filter(\.isCommon)
    let options = groups(of: flags).map { group, members in
      "  \(group.rawValue):\n"
        + table(
          members.map { ("  \(row($0).name)", row($0).sentence) }, column: column(of: flags) + 2)
    }
    return """
      \(filled(Command.lint.help, indent: 0))
      Usage: \(Product.name) \(Command.lint.usage)
             \(Product.name) COMMAND [OPTIONS] …

      Commands (\(Product.name) COMMAND --help says more):
      \(table(commands, column: 15))
      Options used most (\(Product.name) lint --help has all):
      \(options.joined())\(examples(of: .lint))
      \(exitStatus)
      """
  }

  private static func groups(of flags: [Flag]) -> [(group: Flag.Group, flags: [Flag])] {
    Flag.Group.allCases.map { group in (group, flags.filter { $0.group == group }) }
      .filter { !$0.flags.isEmpty }
  }

  private static let exitStatus =
    "Exit status: 1 a problem that fails, or a diff; 2 the work not done; else 0.\n"

  private static func examples(of command: Command) -> String {
    if command.examples.isEmpty { return "" }
    let lines = command.examples.map(\.line)
    let width = lines.map(\.count).max() ?? 0
    return "\nExamples:\n"
      + command.examples.map { line, says in
        "  \(padded(line, to: width + 2))\(says)\n"
      }.joined()
  }

  private static func row(_ flag: Flag) -> (name: String, sentence: String) {
    let short = flag.short.map { "-\($0), " } ?? "    "
    return ("  \(short)--\(flag.name)\(flag.placeholder.map { " \($0)" } ?? "")", flag.sentence)
  }

  /// Where the sentences of options begin.
  private static func column(of flags: [Flag]) -> Int {
    min(28, (flags.map { row($0).name.count }.max() ?? 0) + 2)
  }

  /// Rows of names and sentences; a name that is too long has a line of its own.
  private static func table(_ rows: [(name: String, sentence: String)], column: Int) -> String {
    rows.map { name, sentence in
      let text = filled(sentence, indent: column)
      return name.count + 2 > column
        ? "\(name)\n\(text)" : padded(name, to: column) + text.dropFirst(column)
    }.joined()
  }

  /// Lines of at most 80 columns, each behind so many spaces.
  private static func filled(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= 80 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(repeating: " ", count: indent) + word)
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The text with spaces behind it up to a width.
  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

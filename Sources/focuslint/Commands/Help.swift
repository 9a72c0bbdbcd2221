import FocusLint

/// The help, made of the tables of commands and options, in lines of at most 80 columns.
enum Help {
  /// The help of a command with all its options, or that of the program on one screen.
  static func text(for command: Command?) -> String {
    guard let command else { return text }
    var text = filled(command.help, indent: 0) + "\n"
    text += "Usage: \(Product.name) \(command.usage)\n"
    let flags = Flag.all.filter { $0.commands.contains(command) }
    for group in Flag.Group.allCases {
      let flags = flags.filter { $0.group == group }
      if !flags.isEmpty { text += "\n\(group.rawValue):\n" + table(of: flags) }
    }
    return text + examples(of: command) + (command == .lint ? "\n\(exitStatus)" : "")
  }

  /// The help of the program.
  private static var text: String {
    let commands = Command.allCases.map { ("  \($0.rawValue)", $0.summary) }
    let flags = Flag.all.filter { $0.commands.contains(.lint) && $0.isCommon }
    return """
      \(filled(Command.lint.help, indent: 0))
      Usage: \(Product.name) \(Command.lint.usage)
             \(Product.name) COMMAND [OPTIONS] …

      Commands (\(Product.name) COMMAND --help says more):
      \(table(commands))
      Options used most (\(Product.name) lint --help has all):
      \(table(of: flags))\(examples(of: .lint))
      \(exitStatus)
      """
  }

  private static let exitStatus =
    "Exit status: 0 nothing that fails, 1 problems, 2 the work could not be done.\n"

  private static func examples(of command: Command) -> String {
    if command.examples.isEmpty { return "" }
    let lines = command.examples.map(\.line)
    let width = lines.map(\.count).max() ?? 0
    return "\nExamples:\n"
      + command.examples.map { line, says in
        "  \(padded(line, to: width + 2))\(says)\n"
      }.joined()
  }

  private static func table(of flags: [Flag]) -> String {
    let gap = flags.contains { $0.short != nil } ? "    " : ""
    return table(
      flags.map { flag in
        let short = flag.short.map { "-\($0), " } ?? gap
        return ("  \(short)--\(flag.name)\(flag.placeholder.map { " \($0)" } ?? "")", flag.sentence)
      })
  }

  /// Rows of names and sentences, the sentences in one column.
  private static func table(_ rows: [(name: String, sentence: String)]) -> String {
    let column = min(28, (rows.map(\.name.count).max() ?? 0) + 2)
    return rows.map { name, sentence in
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

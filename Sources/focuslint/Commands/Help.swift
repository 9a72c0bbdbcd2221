import FocusLint

/// The help, made of the tables of commands and options.
enum Help {
  /// The help of a command, or of the program.
  static func text(for command: Command?) -> String {
    var text = ""
    if let command {
      text += "\(command.help)\n\nUsage: \(command.usage)\n"
    } else {
      text += "\(Command.lint.help)\n\nUsage:\n"
      let width = Command.allCases.map(\.usage.count).max() ?? 0
      for command in Command.allCases {
        text += "  \(padded(command.usage, to: width + 2))\(command.help)\n"
      }
    }
    text += "\nOptions\(command == nil ? " of lint" : ""):\n"
    for flag in Flag.all where flag.commands.contains(command ?? .lint) {
      text += self.text(of: flag)
    }
    if command ?? .lint == .lint {
      text += "\nExit status: 0 nothing that fails, 1 problems, 2 the work could not be done.\n"
    }
    return text
  }

  private static func text(of flag: Flag) -> String {
    var name = flag.short.map { "-\($0), " } ?? "    "
    name += "--\(flag.name)"
    if case .take(let placeholder, _) = flag.action { name += " \(placeholder)" }
    let column = 32
    var lines = [padded("  \(name)", to: column)]
    if lines[0].count > column { lines.append(padded("", to: column)) }
    for word in flag.help.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 90 { lines.append(padded("", to: column)) }
      lines[lines.count - 1] += (lines[lines.count - 1].last == " " ? "" : " ") + word
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text with spaces behind it up to a width, at least one.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(text.isEmpty ? 0 : 1, width - text.count))
  }
}

@testable import FocusLint
@testable import FocusLintCommand

/// The manual, `docs/focuslint.1`, made of the tables that the help is made of.
enum ManualText {
  static var text: String {
    """
    .\\" Written from the tables of commands and options by `make record`. Do not edit.
    .TH FOCUSLINT 1 "" "\(Product.name) \(Product.version)" "User Commands"
    .SH NAME
    focuslint \\- find keyboard\\-focus mistakes in SwiftUI, UIKit and AppKit code
    .SH SYNOPSIS
    .nf
    \(Command.allCases.map { "\\fBfocuslint\\fR \(escaped($0.usage))\n" }.joined()).fi
    .SH DESCRIPTION
    \(escaped(Command.lint.help))
    It lints the Swift files that are named, and those of the folders that are named; without a path,
    those of the current folder.
    A file is judged with the project round it.
    .SH COMMANDS
    \(Command.allCases.map { item($0.usage, $0.help) }.joined()).SH OPTIONS
    Options are those of
    .B lint
    where nothing else is said.
    \(Flag.Group.allCases.map(options(of:)).joined()).SH EXIT STATUS
    .TP
    .B 0
    Nothing was found that fails.
    .TP
    .B 1
    At least one problem is as grave as
    .B \\-\\-fail\\-on
    says, or there are more warnings than
    .B \\-\\-max\\-warnings
    allows.
    .TP
    .B 2
    The work could not be done: an unknown option or rule, a mistake in the configuration, a path that
    cannot be read, or a report that cannot be written.
    .SH FILES
    .TP
    .I .focuslint.yml
    The configuration, beside the code or in a folder above it; the nearest one holds.
    .B focuslint init
    writes one that says what can be set.
    .SH EXAMPLES
    \(Command.allCases.flatMap(\.examples).map { item($0.line, "\($0.says)") }.joined())
    """
  }

  private static func options(of group: Flag.Group) -> String {
    let flags = Flag.all.filter { $0.group == group }
    return ".SS \(group.rawValue)\n"
      + flags.map { flag in
        let short = flag.short.map { "-\($0), " } ?? ""
        let name = "\(short)--\(flag.name)\(flag.placeholder.map { " \($0)" } ?? "")"
        return item(name, flag.sentence + commands(of: flag))
      }.joined()
  }

  /// Of which commands an option is, where not of `lint` alone or of all.
  private static func commands(of flag: Flag) -> String {
    if flag.commands == [.lint] || flag.commands == Set(Command.allCases) { return "" }
    let names = Command.allCases.filter { flag.commands.contains($0) }.map(\.rawValue)
    return " (\(names.joined(separator: ", ")))"
  }

  private static func item(_ name: String, _ text: String) -> String {
    ".TP\n\\fB\(escaped(name))\\fR\n\(escaped(text))\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.enumerated().map { index, scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": index == 0 ? "\\&\\(aq" : "\\(aq"
      case "." where index == 0: "\\&."
      case "\u{80}"...: "\\[u\(hexadecimal(scalar.value))]"
      default: String(scalar)
      }
    }.joined()
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// What is known of the stream that a report for people goes to.
package struct Screen: Sendable {
  package var isTerminal: Bool
  /// Nil off a terminal.
  package var columns: Int?
  /// What the environment says under a name; empty where it says nothing.
  private let variable: @Sendable (String) -> String

  package init(
    isTerminal: Bool, columns: Int? = nil, variable: @escaping @Sendable (String) -> String
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.variable = variable
  }

  /// Whether a variable says yes; nil where it is unset or empty.
  private func isOn(_ name: String) -> Bool? {
    let value = variable(name)
    return value.isEmpty ? nil : !["0", "false"].contains(value)
  }

  package var isDumb: Bool { variable("TERM") == "dumb" }

  /// Whether colours are wanted where nobody says so: `NO_COLOR` wins, then what forces them.
  package var hasColors: Bool {
    if !variable("NO_COLOR").isEmpty { return false }
    if let forced = isOn("FORCE_COLOR") ?? isOn("CLICOLOR_FORCE"), forced { return true }
    if isOn("FORCE_COLOR") == false || isOn("CLICOLOR") == false { return false }
    return isTerminal && !isDumb
  }

  /// The columns of lines that people read: those of the terminal up to 100, else 80.
  package var readingWidth: Int { min(max(columns ?? 80, 40), 100) }

  /// Whether links (OSC 8) are surely understood.
  ///
  /// Terminals that make a link of `file:line:column` by themselves, and open the line, are left out:
  /// a link of ours would hide theirs. So are multiplexers, which drop links or show them as text.
  package var hasLinks: Bool {
    guard isTerminal, !isDumb else { return false }
    let term = variable("TERM")
    if term.hasPrefix("screen") || term.hasPrefix("tmux") || isOn("CI") == true { return false }
    if let forced = isOn("FORCE_HYPERLINK") { return forced }
    if ["iTerm.app", "WezTerm", "ghostty"].contains(variable("TERM_PROGRAM")) { return true }
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"].contains(term) { return true }
    if !variable("WT_SESSION").isEmpty { return true }
    if let version = Int(variable("KONSOLE_VERSION")), version >= 201_200 { return true }
    // 0.50.0 fell over links.
    return Int(variable("VTE_VERSION")).map { $0 > 5_000 } ?? false
  }
}

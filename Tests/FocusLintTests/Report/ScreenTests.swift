import Testing

@testable import FocusLint

@Suite struct ScreenTests {
  func screen(_ variables: [String: String], isTerminal: Bool = true) -> Screen {
    Screen(isTerminal: isTerminal) { variables[$0] ?? "" }
  }

  @Test(
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true), (["TERM": "dumb"], true, false),
      (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "0"], true, false),
      (["FORCE_COLOR": "false"], true, false), (["FORCE_COLOR": ""], false, false),
      (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
      (["CLICOLOR_FORCE": "0"], true, true), (["CLICOLOR": "0"], true, false),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], false, true),
      (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    ] as [([String: String], Bool, Bool)])
  func colors(variables: [String: String], isTerminal: Bool, hasColors: Bool) {
    #expect(screen(variables, isTerminal: isTerminal).hasColors == hasColors)
  }

  @Test(
    arguments: [
      ([:], false), (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "WezTerm"], true),
      (["TERM_PROGRAM": "Apple_Terminal"], false), (["TERM_PROGRAM": "vscode"], false),
      (["TERM": "xterm-kitty"], true), (["VTE_VERSION": "7600"], true),
      (["VTE_VERSION": "5000"], false), (["VTE_VERSION": "x"], false),
      (["KONSOLE_VERSION": "220401"], true), (["KONSOLE_VERSION": "200400"], false),
      (["VTE_VERSION": "7600", "TERM": "dumb"], false),
      (["VTE_VERSION": "7600", "TERM": "tmux-256color"], false),
      (["VTE_VERSION": "7600", "TERM": "screen"], false),
      (["VTE_VERSION": "7600", "CI": "1"], false),
      (["FORCE_HYPERLINK": "1"], true), (["WT_SESSION": "a", "FORCE_HYPERLINK": "0"], false),
    ] as [([String: String], Bool)])
  func links(variables: [String: String], hasLinks: Bool) {
    #expect(screen(variables).hasLinks == hasLinks)
    #expect(!screen(variables, isTerminal: false).hasLinks)
  }
}

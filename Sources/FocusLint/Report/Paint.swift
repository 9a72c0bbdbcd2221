/// How a piece of text looks on a terminal: what reads well on light and on dark, which yellow and
/// bright colours do not.
enum Paint: String, Sendable {
  case bold = "1"
  case dim = "2"
  case italic = "3"
  case underlined = "4"
  case error = "1;31"
  case warning = "1;35"
  case info = "36"

  /// The text with the codes that begin and end the look.
  func text(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }

  /// The text as a link, for terminals that know links; others show the text alone.
  static func link(_ text: String, to address: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    }
  }
}

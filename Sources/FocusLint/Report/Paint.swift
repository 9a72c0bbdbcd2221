/// How a piece of text is to look, as the terminal's code for it: what reads well on light and on dark,
/// which yellow and bright colours do not.
enum Paint: String, Sendable {
  case error = "1;31"
  case warning = "1;35"
  case accent = "36"
  case strong = "1"
  case faint = "2"
  case slanted = "3"
  case underlined = "4"

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .accent
    }
  }
}

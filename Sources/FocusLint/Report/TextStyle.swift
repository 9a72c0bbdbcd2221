/// How a report for people looks.
package struct TextStyle: Hashable, Sendable {
  package var isColored = false
  /// Whether the last lines count, and say what to do next.
  package var hasSummary = true
  /// The width of the terminal; nil where there is none, and then nothing is wrapped.
  package var columns: Int?
  /// The machine that links to files name; nil makes no links.
  package var linkHost: String?

  package init(
    isColored: Bool = false, hasSummary: Bool = true, columns: Int? = nil, linkHost: String? = nil
  ) {
    self.isColored = isColored
    self.hasSummary = hasSummary
    self.columns = columns
    self.linkHost = linkHost
  }

  func painted(_ text: String, _ paint: Paint) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text as a link, where the terminal knows links and there is an address.
  func linked(_ text: String, to address: String?) -> String {
    guard linkHost != nil, let address else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The address of an absolute path on this machine.
  func address(of path: String) -> String? {
    linkHost.map { "file://\($0)\(Address.escaped(path))" }
  }
}

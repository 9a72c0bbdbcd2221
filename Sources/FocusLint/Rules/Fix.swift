/// A way to mend a problem.
package struct Fix: Hashable, Sendable {
  package enum Safety: String, Sendable {
    /// Keeps what the code means, and compiles.
    case safe
    /// Needs a reader's eye.
    case unsafe
  }

  /// A key of the page's `fixes:`, whose template says what is done: "Make it private".
  package var title: String
  package var arguments: [String: String]
  package var safety: Safety
  /// All of them or none; no two conflict.
  package var edits: [TextEdit]

  package init(
    _ title: String, _ arguments: [String: String] = [:], _ safety: Safety, _ edits: [TextEdit]
  ) {
    self.title = title
    self.arguments = arguments
    self.safety = safety
    self.edits = edits
  }
}

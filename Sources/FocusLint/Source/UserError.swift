/// A mistake of the user's: what is wrong, where, and what to do about it. It ends in status 2.
package struct UserError: Error, Hashable, Sendable {
  /// One sentence that names the thing, with `file:line:column: ` in front where there is a place.
  package var message: String
  /// What to do; empty where the message says it all.
  package var advice: String
  /// Whether the system forbids it whatever a file's permissions say, as a sandbox does.
  package var isForbidden = false

  package init(_ message: String, advice: String = "") {
    self.message = message
    self.advice = advice
  }
}

/// A mistake of the user's: what is wrong, where, and what to do about it. It ends in status 2.
package struct UserError: Error, Hashable, Sendable {
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    /// As messages show it.
    package var file: String
    /// From 1.
    package var line: Int
    /// In UTF-16 code units, from 1.
    package var column: Int

    package var description: String { "\(file):\(line):\(column)" }

    package init(file: String, line: Int, column: Int) {
      (self.file, self.line, self.column) = (file, line, column)
    }
  }

  /// One sentence that names the thing.
  package var reason: String
  /// What to do; empty where the reason says it all.
  package var advice: String
  package var place: Place?
  /// Whether the system forbids it whatever a file's permissions say, as a sandbox does.
  package var isForbidden = false

  /// The reason, with its place in front where there is one.
  package var message: String { place.map { "\($0): \(reason)" } ?? reason }

  package init(_ reason: String, advice: String = "", at place: Place? = nil) {
    self.reason = reason
    self.advice = advice
    self.place = place
  }
}

/// Two are one where they read the same.
extension UserError {
  package static func == (left: UserError, right: UserError) -> Bool {
    left.message == right.message && left.advice == right.advice
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(advice)
  }
}

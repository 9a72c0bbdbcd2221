import FocusLint

/// What `debug` can show of a file.
enum DebugView: String, CaseIterable { case tree, facts, matches }

extension Command {
  /// Prints how focuslint reads a file; the result is the exit status.
  static func debug(what: DebugView, file: String) throws(UserError) -> Int32 {
    throw UserError("`debug \(what.rawValue)` is not here yet.")
  }
}

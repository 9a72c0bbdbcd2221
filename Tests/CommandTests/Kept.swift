import FocusLint
import Foundation
import Testing

/// A file of the repository that tests write under `RECORD=1` and compare otherwise.
struct Kept {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let file: URL

  /// - Parameter path: Relative to the repository.
  init(_ path: String) { file = Kept.root.appendingPathComponent(path) }

  func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func compare(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
    if Kept.isRecording {
      try Data(text.utf8).write(to: file)
    } else {
      let kept = (try? self.text()) ?? ""
      let lines = (kept.split(separator: "\n"), text.split(separator: "\n"))
      let other = zip(lines.0, lines.1).first { $0 != $1 }
      #expect(
        kept == text,
        "\(file.lastPathComponent) is stale (\(other.map { "\($0) / \($1)" } ?? "its length")); run `make record`.",
        sourceLocation: location)
    }
  }
}

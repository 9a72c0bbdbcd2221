import Foundation

@testable import FocusLint

/// The files of this repository, for tests that read or write them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether generated files are to be written instead of compared.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  /// The files below a folder whose names end so, sorted, relative to the root.
  static func files(under folder: String, suffix: String) -> [String] {
    let base = root.appendingPathComponent(folder).path
    let below = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return below.filter { $0.hasSuffix(suffix) && !$0.contains("/grammar/") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The Swift files of ours; generated ones too.
  static var swiftFiles: [String] {
    // On a Mac the two may be one folder, and each file must come once.
    let sources = files(under: "Sources", suffix: ".swift")
      .filter { !$0.hasPrefix("Sources/FocusLint/Commands/") }
    return sources
      + files(under: "Tests", suffix: ".swift").filter {
        !$0.contains("/Cases/") && !$0.contains("/Goldens/") && !$0.contains("/Stubs/")
      }
  }
}

import FocusLint
import Foundation
import Testing

/// A folder of its own for one test, and the built program run in it.
final class Sandbox: Sendable {
  struct Outcome: Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  let path: String

  init() throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = made.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String = "let x = 1\n") throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func focuslint(_ arguments: String..., input: String = "", folder: String = "") throws -> Outcome
  {
    try run([program()] + arguments, input: input, folder: folder)
  }

  /// Runs a script of the shell in which `$1` is the program.
  func shell(_ script: String, input: String = "") throws -> Outcome {
    try run(["/bin/sh", "-c", script, "sh", program()], input: input, folder: "")
  }

  /// Runs a script of a shell in which `focuslint` is the program.
  func session(_ script: String, in shell: String) throws -> Outcome {
    let function = "program=$1; focuslint() { \"$program\" \"$@\"; }"
    return try run(
      ["/usr/bin/env", shell, "-c", "\(function)\n\(script)", shell, program()], input: "",
      folder: "")
  }

  private func run(_ words: [String], input: String, folder: String) throws -> Outcome {
    let streams = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    func stream(_ name: String, _ text: String = "") throws -> URL {
      let file = streams.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file
    }
    let output = try stream("output")
    let errors = try stream("errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: path).appendingPathComponent(folder)
    // The job that runs the tests is not that of the program.
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR"].contains($0.key)
    }
    process.standardInput = try FileHandle(forReadingFrom: try stream("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// The program that was built with these tests: it lies beside their bundle.
  func program() throws -> String {
    #if canImport(Darwin)
      var image = Dl_info()
      try #require(dladdr(#dsohandle, &image) != 0)
      var folder = URL(fileURLWithPath: String(cString: image.dli_fname))
    #else
      var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent(Product.name)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return program.path
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}

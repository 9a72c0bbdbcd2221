import Foundation

/// Another program, run to its end.
enum Command {
  /// Its exit status, and what it wrote to both streams.
  struct Result {
    var status: Int32
    var output: String
  }

  /// Runs a program found on the path; `make` has put the pkg-config folder into the environment,
  /// and a bare `swift test` has it from the caller.
  static func run(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}

import Foundation
import Testing

extension Sandbox {
  /// Runs the program on a terminal of a width; the result is all that the terminal was sent.
  ///
  /// - Parameter environment: Holds in the place of the variables that say what a terminal can do.
  func onTerminal(
    columns: UInt16, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> String {
    var (main, side): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&main, &side, nil, nil, &size) == 0)
    defer { close(main) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try program())
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
      .merging(environment) { $1 }
    let stream = FileHandle(fileDescriptor: side, closeOnDealloc: false)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = stream
    process.standardError = stream
    try process.run()
    close(side)
    var sent: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(main, &buffer, buffer.count)
      // A terminal whose last writer is gone is an error on Linux, and an end on a Mac.
      if count <= 0 { break }
      sent += buffer[..<count]
    }
    process.waitUntilExit()
    return String(decoding: sent, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}

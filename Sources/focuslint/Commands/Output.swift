import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's own streams, written without buffers that could fail unseen.
enum Output {
  /// Turns a reader that went away, and a file that may not grow, into an answer of `write`, and sees
  /// that the three streams are open: else the next file opened would become one of them.
  static func prepare() {
    for event in [SIGPIPE, SIGXFSZ] { signal(event, SIG_IGN) }
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes to standard output; a reader that stopped reading is no failure.
  static func write(_ text: String) throws(UserError) { try write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) throws(UserError) {
    let failure = bytes.withUnsafeBytes { FileContents.write($0, toDescriptor: 1) }
    if let failure, failure.code != EPIPE {
      throw UserError("standard output cannot be written: \(failure.reason).")
    }
  }

  /// Tells something beside the report, on standard error.
  static func note(_ text: String) {
    _ = write("\(Product.name): note: \(Terminal.visible(text))\n", to: 2)
  }

  static func tell(_ mistake: UserError) {
    var text = "\(Product.name): error: \(Terminal.visible(mistake.message))\n"
    if !mistake.advice.isEmpty { text += "  \(Terminal.visible(mistake.advice))\n" }
    _ = write(text, to: 2)
  }

  private static func write(_ text: String, to stream: Int32) -> FileStatus.Failure? {
    var text = text
    return text.withUTF8 {
      FileContents.write(UnsafeRawBufferPointer($0), toDescriptor: stream)
    }
  }

  static var isTerminal: Bool { isatty(1) == 1 }

  /// Whether colours are wanted on standard output where nobody says so.
  static func isForColors() -> Bool {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isTerminal && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
  }

  /// How many processors can work for this process.
  static func processorCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

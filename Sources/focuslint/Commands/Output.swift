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
    if let failure, !failure.isBrokenPipe {
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

  /// Writes something to standard error as it is.
  static func show(_ text: String) { _ = write(text, to: 2) }

  /// What is known of standard output (1) or standard error (2).
  static func screen(_ stream: Int32) -> Screen {
    var size = winsize()
    let isTerminal = isatty(stream) == 1
    let isKnown = isTerminal && ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Screen(
      isTerminal: isTerminal, columns: isKnown ? Int(size.ws_col) : nil, variable: variable)
  }

  /// What the environment says under a name; empty where it says nothing.
  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Adds to the end of a file, which may be new.
  static func append(_ text: String, to path: String) -> FileStatus.Failure? {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    if file < 0 { return .last }
    defer { close(file) }
    return write(text, to: file)
  }

  /// How what goes to standard output looks.
  static func style(_ color: Request.When, hasSummary: Bool = true) -> TextStyle {
    let screen = screen(1)
    let isColored = color == .always || color == .auto && screen.hasColors
    return TextStyle(
      isColored: isColored, hasSummary: hasSummary, columns: screen.columns,
      linkHost: isColored && screen.hasLinks ? hostName() : nil)
  }

  /// This machine's name, as links to its files give it.
  private static func hostName() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { name in
      guard let start = name.baseAddress, gethostname(start, 255) == 0 else { return "" }
      // What is cut off may have no end of its own.
      name[255] = 0
      return String(cString: start)
    }
  }

  /// How many processors can work for this process.
  static func processorCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's own streams, written without buffers that could fail unseen.
enum Output {
  /// Turns a reader that went away into an answer of `write`, and sees that the three streams are
  /// open: else the next file opened would become one of them.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes to standard output; a reader that stopped reading is no failure.
  static func write(_ text: String) throws(UserError) {
    let failure = write(text, to: 1)
    if failure != 0, failure != EPIPE {
      let reason = String(cString: strerror(failure))
      throw UserError("standard output cannot be written: \(reason).")
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

  /// Writes all of a text; the result is an `errno`.
  static func write(_ text: String, to stream: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
        let count = writeBytes(slice, to: stream)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var wait = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  private static func writeBytes(_ bytes: UnsafeRawBufferPointer, to stream: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(stream, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(stream, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Whether colours are wanted on standard output where nobody says so.
  static func isForColors() -> Bool {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isatty(1) == 1 && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
  }

  /// Whether what is written is to have colours.
  static func isColored(_ color: Request.Color) -> Bool {
    color == .always || color == .auto && isForColors()
  }

  /// The columns of lines that people read: those of the terminal up to 100, else 80.
  static func readingWidth() -> Int {
    var size = winsize()
    guard isatty(1) == 1, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 100)
  }

  /// How many processors can work for this process.
  static func processorCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

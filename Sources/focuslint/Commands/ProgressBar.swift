import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on standard error that shows how far the work has come, where it takes a while.
///
/// A thread of its own draws it, at most ten times a second, so the work is not held up.
final class ProgressBar {
  let progress = Progress()
  private let thread: Thread
  /// Closed to end the thread.
  private let end: Int32

  /// Nil where the system has no pipe or thread to give.
  init?(columns: Int) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reader, progress) = (ends[0], self.progress)
    let thread = Thread {
      ProgressBar.draw(progress, columns: columns, until: reader)
      close(reader)
    }
    guard let thread else {
      for end in ends { close(end) }
      return nil
    }
    self.thread = thread
    end = ends[1]
  }

  /// Wipes the bar; nothing is drawn after that.
  func stop() {
    close(end)
    thread.join()
  }

  private static func draw(_ progress: Progress, columns: Int, until end: Int32) {
    var wait: Int32 = 500
    var isDrawn = false
    var event = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    while poll(&event, 1, wait) == 0 {
      wait = 100
      Output.show("\r" + line(progress.count, columns: columns) + "\u{1B}[K")
      isDrawn = true
    }
    if isDrawn { Output.show("\r\u{1B}[K") }
  }

  /// The bar, at least one column narrower than the terminal, so that none wraps.
  private static func line(_ count: Progress.Count, columns: Int) -> String {
    let done = String(count.done)
    let blank = String(repeating: " ", count: String(count.all).count - done.count)
    let files = "\(blank)\(done) of \(count.all) files "
    let words: String
    switch count.stage {
    case .finding: return String("Looking for files".prefix(columns - 1))
    case .reading: words = "Reading \(files)"
    case .judging: words = "Judging \(files)"
    }
    let width = min(40, columns - 3 - words.count)
    guard width > 3 else { return String(words.prefix(columns - 1)) }
    let filled = width * count.done / max(1, count.all)
    let bar = String(repeating: "#", count: filled)
    return "\(words)[\(bar)\(String(repeating: ".", count: width - filled))]"
  }
}

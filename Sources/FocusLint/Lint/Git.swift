#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks git, as the program that it is.
package enum Git {
  /// What git said. A missing git reads as status 127.
  package struct Answer: Sendable {
    package var status: Int32
    package var output: [UInt8] = []
    package var errors: [UInt8] = []

    /// The first line of what it said on standard error.
    package var reason: String {
      let text = String(decoding: errors, as: UTF8.self)
      let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      for prefix in ["fatal: ", "error: ", "warning: "] where line.hasPrefix(prefix) {
        return String(line.dropFirst(prefix.count))
      }
      return line.isEmpty ? "git ended with status \(status)" : line
    }
  }

  /// The variables that would make git speak of another repository than the folder's own: what
  /// `git rev-parse --local-env-vars` lists.
  private static let misleading: Set = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT",
    "GIT_CONFIG_PARAMETERS", "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE",
    "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NO_REPLACE_OBJECTS",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
  ]

  /// Whether git would not see a variable: the misleading ones, and those that change what a path
  /// on git's command line means.
  package static func hides(_ name: String) -> Bool {
    name == "LC_ALL" || misleading.contains(name)
      || name.hasPrefix("GIT_") && name.hasSuffix("_PATHSPECS")
  }

  package static func answer(_ arguments: [String], in folder: String) -> Answer {
    let words = ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments
    guard let output = Pipe(), let errors = Pipe() else {
      return Answer(status: 127, errors: Array("no pipe could be made".utf8))
    }
    var process: pid_t = 0
    let failure = spawn(words, output: output, errors: errors, process: &process)
    close(output.write)
    close(errors.write)
    var answer = Answer(status: 127)
    if failure == 0 {
      (answer.output, answer.errors) = contents(output.read, errors.read)
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
      answer.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    } else {
      answer.errors = Array("git cannot be run: \(String(cString: strerror(failure)))".utf8)
    }
    close(output.read)
    close(errors.read)
    return answer
  }

  /// Whether git would leave a folder out for its own name or that of a folder above it, whatever
  /// in it is tracked.
  package static func ignores(_ folder: String) -> Bool {
    answer(["check-ignore", "-q", "--no-index", "--", "."], in: folder).status == 0
  }

  /// Whether git ignores a file, or would if it were there.
  static func ignores(file path: String) -> Bool {
    guard let folder = Path.folder(of: path) else { return false }
    let words = ["check-ignore", "-q", "--no-index", "--", Path.name(of: path)]
    return answer(words, in: folder).status == 0
  }

  private struct Pipe {
    let read: Int32
    let write: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (read, write) = (ends[0], ends[1])
    }
  }

  /// Starts git with nothing on standard input; the result is an `errno`.
  private static func spawn(
    _ words: [String], output: Pipe, errors: Pipe, process: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables = environment() + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawnp(&process, "git", &actions, nil, &arguments, &variables)
  }

  /// This process's variables, each copied, with words in English and without those it `hides`.
  private static func environment() -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C")]
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let entry = next?.pointee {
      let name = String(cString: entry).prefix { $0 != "=" }
      if !hides(String(name)) { variables.append(strdup(entry)) }
      next = next?.advanced(by: 1)
    }
    return variables
  }

  /// All that comes out of two pipes, read as it comes so that neither fills up.
  private static func contents(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var ends = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while ends.contains(where: { $0.fd >= 0 }) {
      guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { break }
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        let count = read(ends[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          ends[index].fd = -1
        }
        ends[index].revents = 0
      }
    }
    return (texts[0], texts[1])
  }
}

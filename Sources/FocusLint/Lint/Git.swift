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

  /// - Parameters:
  ///   - input: What it reads on standard input.
  ///   - index: The index to look at in the place of the work tree's own; absolute.
  package static func answer(
    _ arguments: [String], in folder: String, input: [UInt8] = [], index: String? = nil
  ) -> Answer {
    let words = ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments
    guard let question = Pipe(), let output = Pipe(), let errors = Pipe() else {
      return Answer(status: 127, errors: Array("no pipe could be made".utf8))
    }
    var process: pid_t = 0
    var variables = environment(index) + [nil]
    let failure = spawn(words, (question, output, errors), &variables, process: &process)
    for text in variables { free(text) }
    for end in [question.read, output.write, errors.write] { close(end) }
    var answer = Answer(status: 127)
    let talk = Talk(input: input, question: question.write, answers: [output.read, errors.read])
    if failure == 0 {
      let texts = talk.texts()
      (answer.output, answer.errors) = (texts[0], texts[1])
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
      answer.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    } else {
      close(question.write)
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
  ///
  /// - Parameter folder: One of its work tree, which is there.
  static func ignores(file path: String, seenFrom folder: String) -> Bool {
    answer(["check-ignore", "-q", "--no-index", "--", path], in: folder).status == 0
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

  /// Starts git; the result is an `errno`.
  private static func spawn(
    _ words: [String], _ pipes: (input: Pipe, output: Pipe, errors: Pipe),
    _ variables: inout [UnsafeMutablePointer<CChar>?], process: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes.input.read, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes.output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, pipes.errors.write, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    return posix_spawnp(&process, "git", &actions, nil, &arguments, &variables)
  }

  /// This process's variables, each copied, with words in English and without those it `hides`.
  private static func environment(_ index: String?) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C")]
    if let index { variables.append(strdup("GIT_INDEX_FILE=\(index)")) }
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let entry = next?.pointee {
      let name = String(cString: entry).prefix { $0 != "=" }
      if !hides(String(name)) { variables.append(strdup(entry)) }
      next = next?.advanced(by: 1)
    }
    return variables
  }
}

/// Pipes to another program, read and written as they are ready so that none fills up.
private struct Talk {
  var input: [UInt8]
  /// Closed once all of the input is written.
  var question: Int32
  var answers: [Int32]

  /// All that comes out of the answers' pipes.
  func texts() -> [[UInt8]] {
    var texts = [[UInt8]](repeating: [], count: answers.count)
    var rest = input[...]
    var ends = answers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    ends.append(pollfd(fd: question, events: Int16(POLLOUT), revents: 0))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while ends.contains(where: { $0.fd >= 0 }) {
      if rest.isEmpty, ends[answers.count].fd >= 0 {
        close(question)
        ends[answers.count].fd = -1
        continue
      }
      guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { break }
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        ends[index].revents = 0
        if index == answers.count {
          let count = Talk.write(rest, to: question)
          rest = count < 0 && errno != EINTR ? [] : rest.dropFirst(max(0, count))
          continue
        }
        let count = read(ends[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          ends[index].fd = -1
        }
      }
    }
    if ends[answers.count].fd >= 0 { close(question) }
    return texts
  }

  /// Writes what a pipe that is ready surely takes.
  private static func write(_ bytes: ArraySlice<UInt8>, to end: Int32) -> Int {
    bytes.prefix(512).withUnsafeBytes { part in
      #if canImport(Glibc)
        Glibc.write(end, part.baseAddress, part.count)
      #else
        Darwin.write(end, part.baseAddress, part.count)
      #endif
    }
  }
}

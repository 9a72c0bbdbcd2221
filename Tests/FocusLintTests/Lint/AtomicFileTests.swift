import Testing

@testable import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct AtomicFileTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  func text(_ name: String) -> String? {
    (try? FileContents.bytes(of: folder.path(name)).get()).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func names(_ name: String = ".") -> [String] {
    ((try? Folder.entries(of: folder.path(name)).get()) ?? []).map(\.name).sorted()
  }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(folder.path(name), &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  func write(_ text: String, _ name: String, expecting: String? = nil) throws {
    try AtomicFile.write(
      Array(text.utf8), to: folder.path(name), expecting: expecting.map { Array($0.utf8) })
  }

  @Test func aNewFileHasTheUsualMode() throws {
    try write("new", "a")
    #expect(text("a") == "new")
    #expect(names() == ["a"])
    close(open(folder.path("b"), O_WRONLY | O_CREAT, 0o644))
    #expect(mode("a") == mode("b"))
  }

  @Test(arguments: [0o600, 0o755, 0o444] as [mode_t])
  func aFileKeepsItsMode(mode: mode_t) throws {
    try folder.write("a", "old")
    chmod(folder.path("a"), mode)
    try write("new", "a")
    #expect(text("a") == "new" && self.mode("a") == mode)
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("in/a", "old")
    try folder.link("one", to: "two")
    try folder.link("two", to: "in/a")
    try write("new", "one")
    #expect(text("in/a") == "new")
    #expect(try FileStatus.of(folder.path("one"), followingLinks: false).get().kind == .link)
    #expect(names() == ["in", "one", "two"] && names("in") == ["a"])
    try folder.link("ahead", to: "in/b")
    try write("made", "ahead")
    #expect(text("in/b") == "made")
    try folder.link("round", to: "round")
    #expect(throws: AtomicFile.Refusal.system(.init(code: ELOOP))) { try write("x", "round") }
  }

  @Test func aFileThatHoldsSomethingElseIsLeftAlone() throws {
    try folder.write("a", "theirs")
    #expect(throws: AtomicFile.Refusal.changed) { try write("ours", "a", expecting: "read") }
    #expect(throws: AtomicFile.Refusal.changed) { try write("ours", "b", expecting: "read") }
    #expect(text("a") == "theirs" && names() == ["a"])
    try write("ours", "a", expecting: "theirs")
    #expect(text("a") == "ours" && names() == ["a"])
  }

  @Test func whatCannotBeWrittenLeavesNoTrace() throws {
    folder.makeFolder("in")
    #expect(throws: AtomicFile.Refusal.system(.init(code: EISDIR))) { try write("x", "in") }
    #expect(throws: AtomicFile.Refusal.system(.init(code: ENOENT))) { try write("x", "none/a") }
    #expect(names() == ["in"] && names("in") == [])
  }

  @Test func whatIsNoPlainFileIsWrittenTo() throws {
    try AtomicFile.write(Array("x".utf8), to: "/dev/null")
    let fifo = folder.path("pipe")
    try #require(mkfifo(fifo, 0o600) == 0)
    let reader = open(fifo, O_RDONLY | O_NONBLOCK)
    try write("through", "pipe")
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &buffer, 16)
    close(reader)
    #expect(String(decoding: buffer[..<max(0, count)], as: UTF8.self) == "through")
    #expect(names() == ["pipe"])
  }

  @Test func aDescriptorGoesOnWhereItIs() throws {
    try folder.write("log", "")
    let file = open(folder.path("log"), O_WRONLY)
    try AtomicFile.write(Array("one ".utf8), to: "/dev/fd/\(file)")
    try AtomicFile.write(Array("two".utf8), to: "/dev/fd/\(file)")
    close(file)
    #expect(text("log") == "one two")
  }
}

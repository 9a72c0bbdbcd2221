import Testing

@testable import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is found where git's list and the folders do not say the same.
@Suite struct WorkTreeTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// A work tree in which git tracks what a walk would skip, and ignores what it would find.
  func makeWorkTree() throws {
    try folder.write(".gitignore", "out\n")
    for name in ["Pods/a.swift", ".hidden/b.swift", "out/c.swift", "out/forced.swift"] {
      try folder.write(name)
    }
    try folder.git("init", "-q")
    try folder.git("add", "Pods", ".hidden")
    try folder.git("add", "-f", "out/forced.swift")
  }

  static let all = [".hidden/b.swift", "Pods/a.swift", "out/c.swift", "out/forced.swift"]

  @Test func withoutIgnoringItIsAlsoWhatGitIgnores() throws {
    try makeWorkTree()
    #expect(folder.found().files == [".hidden/b.swift", "Pods/a.swift", "out/forced.swift"])
    #expect(folder.found(honoursIgnore: false).files == WorkTreeTests.all)
  }

  @Test(arguments: [true, false])
  func whereGitRefusesItIsEveryFile(honoursIgnore: Bool) throws {
    try makeWorkTree()
    try folder.write(".git/config", "[core]\n\trepositoryformatversion = 99\n")
    let found = folder.found(honoursIgnore: honoursIgnore)
    #expect(found.files == WorkTreeTests.all)
    #expect(found.notes.count == 1)
  }

  @Test func anIgnoredFolderNamedOutrightIsWholeWhateverIsTrackedInIt() throws {
    try makeWorkTree()
    #expect(folder.found(at: "out").files == ["out/c.swift", "out/forced.swift"])
    try folder.link("link", to: "out")
    #expect(folder.found(at: "link").files == ["link/c.swift", "link/forced.swift"])
  }

  @Test func aTrackedFolderThatIsALinkByNowIsNotFollowed() throws {
    try folder.write("old/in/a.swift")
    try folder.git("init", "-q")
    try folder.git("add", ".")
    folder.remove("old")
    try folder.write("new/in/a.swift")
    try folder.link("old", to: "new")
    #expect(folder.found().files == ["new/in/a.swift"])
  }

  @Test func theSameFileBehindALinkedFolderIsFoundOnceAndHardLinksAreTwoFiles() throws {
    try folder.write("a/x.swift")
    try folder.link("b", to: "a")
    #expect(folder.found(at: "b", "a").files == ["a/x.swift"])
    try #require(link(folder.path("a/x.swift"), folder.path("a/y.swift")) == 0)
    try folder.link("a/z.swift", to: "x.swift")
    #expect(folder.found().files == ["a/x.swift", "a/y.swift"])
    #expect(folder.found(at: "a/x.swift", "a").files == ["a/x.swift", "a/y.swift"])
  }

  @Test func theFolderAboveALinkIsItsTargets() throws {
    try folder.write("far/a.swift")
    try folder.write("b.swift")
    folder.makeFolder("far/in")
    try folder.link("link", to: "far/in")
    #expect(folder.found(at: "link/..").files == ["far/a.swift"])
    #expect(folder.found(at: "far/in/../../b.swift").files == ["b.swift"])
  }

  @Test(.disabled(if: geteuid() == 0, "root reads everything"))
  func anExcludedFolderIsNotLookedInto() throws {
    try folder.write(".focuslint.yml", "exclude: [Vendor]\n")
    for name in ["Vendor/locked/a.swift", "locked/b.swift", "c.swift"] { try folder.write(name) }
    try folder.git("init", "-q")
    for name in ["Vendor/locked", "locked"] { chmod(folder.path(name), 0) }
    let found = folder.found()
    #expect(found.files == ["c.swift"])
    #expect(found.mistakes.map(\.message) == ["`locked` cannot be read: Permission denied."])
    for name in ["Vendor/locked", "locked"] { chmod(folder.path(name), 0o700) }
  }

  @Test func gitSeesNothingThatSpeaksOfAnotherRepository() throws {
    let listed = Git.answer(["rev-parse", "--local-env-vars"], in: folder.path)
    let names = String(decoding: listed.output, as: UTF8.self).split(separator: "\n")
    #expect(names.filter { !Git.hides(String($0)) } == [])
    #expect(Git.hides("GIT_ICASE_PATHSPECS") && !Git.hides("GIT_SSH"))
  }

  #if !canImport(Darwin)
    @Test(arguments: [true, false])
    func namesThatLookAlikeAreTwoFiles(hasGit: Bool) throws {
      let names = ["cafe\u{301}", "caf\u{E9}"]
      for name in names {
        try folder.write("\(name).swift")
        try folder.write("\(name)/\(name).swift")
      }
      try folder.write("\(names[0])/.focuslint.yml", "exclude: ['*.swift']\n")
      if hasGit { try folder.git("init", "-q") }
      let found = folder.found().files.map { Array($0.utf8) }
      let expected = [
        "\(names[0]).swift", "\(names[1]).swift", "\(names[1])/\(names[1]).swift",
      ].map { Array($0.utf8) }
      #expect(Set(found) == Set(expected))
    }

    @Test(arguments: [true, false])
    func aFolderWhoseNameIsNoTextIsNamed(hasGit: Bool) throws {
      try folder.write("a.swift")
      if hasGit { try folder.git("init", "-q") }
      let name: [CChar] = Array(folder.path("b").utf8CString.dropLast()) + [-1, 0]
      try #require(mkdir(name, 0o755) == 0)
      let file: [CChar] = name.dropLast() + Array("/c.swift".utf8CString)
      let opened = open(file, O_CREAT | O_WRONLY, 0o644)
      try #require(opened >= 0)
      close(opened)
      defer {
        unlink(file)
        rmdir(name)
      }
      let found = folder.found()
      #expect(found.files == ["a.swift"])
      #expect(found.mistakes.count == 1)
      #expect(found.mistakes.first?.message.hasSuffix("its name is not UTF-8.") == true)
    }
  #endif
}

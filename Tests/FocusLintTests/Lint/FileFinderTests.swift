import Testing

@testable import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct FileFinderTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func withoutGitBuildsPackagesAndHiddenFoldersAreLeftOut() throws {
    for name in [
      "a.swift", "x/b.swift", ".build/c.swift", "x/Pods/d.swift", "Carthage/e.swift",
      "DerivedData/f.swift", "node_modules/g.swift", ".hidden/h.swift", "x/notes.txt", "b.Swift",
    ] { try folder.write(name) }
    #expect(folder.found().files == ["a.swift", "x/b.swift"])
    #expect(folder.found(at: ".build").files == [".build/c.swift"])
  }

  @Test func gitSaysWhatIsTrackedOrWouldBe() throws {
    try folder.write(".gitignore", "ignored/\n*.local.swift\n")
    for name in [
      "tracked.swift", "deleted.swift", "new.swift", "ignored/a.swift", "x.local.swift",
      "日本 語.swift", "sub/in.swift", "ignored/forced.swift",
    ] { try folder.write(name) }
    try folder.git("init", "-q")
    try folder.git("add", "tracked.swift", "deleted.swift", "sub")
    try folder.git("add", "-f", "ignored/forced.swift")
    folder.remove("deleted.swift")
    let expected = [
      "ignored/forced.swift", "new.swift", "sub/in.swift", "tracked.swift", "日本 語.swift",
    ]
    let found = folder.found()
    #expect(found.files == expected)
    #expect(found.notes.isEmpty && found.mistakes.isEmpty)
    #expect(folder.found(at: "sub").files == ["sub/in.swift"])
    #expect(folder.found(at: "x.local.swift").files == ["x.local.swift"])
    #expect(folder.found(honoursIgnore: false).files.count == 7)
  }

  @Test func anIgnoredFolderNamedOutrightIsLinted() throws {
    try folder.write(".gitignore", "out\n")
    try folder.write("out/a.swift")
    try folder.write("b.swift")
    try folder.git("init", "-q")
    #expect(folder.found().files == ["b.swift"])
    #expect(folder.found(at: "out").files == ["out/a.swift"])
  }

  @Test func repositoriesBelowAPlainFolderAreAskedTheirOwnWay() throws {
    try folder.write("app/.gitignore", "out\n")
    try folder.write("app/out/a.swift")
    try folder.write("app/b.swift")
    try folder.write("c.swift")
    try folder.git("init", "-q", "app")
    #expect(folder.found().files == ["app/b.swift", "c.swift"])
  }

  @Test func aGitThatRefusesIsANoteAndEveryFileIsLinted() throws {
    try folder.write(".git", "gitdir: nowhere\n")
    try folder.write("a.swift")
    let found = folder.found()
    #expect(found.files == ["a.swift"])
    #expect(found.notes.count == 1)
    #expect(found.notes.first?.hasPrefix("git does not list `.` (") == true)
  }

  @Test func linksToFoldersAreNotFollowedAndFilesAreFoundOnce() throws {
    try folder.write("real/z.swift")
    try folder.link("folder", to: "real")
    try folder.link("a.swift", to: "real/z.swift")
    try folder.link("nowhere.swift", to: "missing")
    try folder.link("other.swift", to: "real")
    #expect(folder.found().files == ["real/z.swift"])
    #expect(folder.found(at: "folder").files == ["folder/z.swift"])
    #expect(
      folder.found(at: "a.swift", "real", ".", "./real/../real/z.swift").files == ["real/z.swift"])
    #expect(folder.found(at: "a.swift").files == ["a.swift"])
  }

  @Test func aFolderNamedLikeAFileIsAFolder() throws {
    try folder.write("x.swift/a.swift")
    #expect(folder.found().files == ["x.swift/a.swift"])
    try folder.git("init", "-q")
    #expect(folder.found().files == ["x.swift/a.swift"])
  }

  @Test func missingPathsAreNamedAndTheRestIsFound() throws {
    try folder.write("a.swift")
    let found = folder.found(at: "missing", "a.swift", "a.swift/b")
    #expect(found.files == ["a.swift"])
    #expect(
      found.mistakes.map(\.message) == ["`missing` does not exist.", "`a.swift/b` does not exist."])
  }

  @Test func aLinkThatRunsInACircleCannotBeRead() throws {
    try folder.link("loop.swift", to: "loop.swift")
    #expect(folder.found(at: "loop.swift").mistakes.count == 1)
  }

  @Test func exclusionsHoldBelowANamedFolder() throws {
    try folder.write(".focuslint.yml", "exclude: [Vendor, 'Generated/**', '*.old.swift']\n")
    for name in ["a.swift", "x/Vendor/b.swift", "Generated/c.swift", "d.old.swift"] {
      try folder.write(name)
    }
    #expect(folder.found().files == ["a.swift"])
    #expect(folder.found(at: "Generated", "x/Vendor", "d.old.swift").files.count == 3)
    try folder.git("init", "-q")
    #expect(folder.found().files == ["a.swift"])
    #expect(folder.found(at: "Generated", "x/Vendor", "d.old.swift").files.count == 3)
    #expect(folder.found(choice: .none).files.count == 4)
  }

  @Test func theNearestConfigurationHoldsUnlessItsFolderIsExcluded() throws {
    try folder.write(".focuslint.yml", "exclude: [a.swift, Vendor]\n")
    try folder.write("in/.focuslint.yml", "exclude: [b.swift]\n")
    try folder.write("Vendor/.focuslint.yml", "")
    for name in ["a.swift", "b.swift", "in/a.swift", "in/b.swift", "Vendor/c.swift"] {
      try folder.write(name)
    }
    #expect(folder.found().files == ["b.swift", "in/a.swift"])
  }

  @Test func aFolderWithoutSwiftFilesIsANote() throws {
    folder.makeFolder("empty")
    let found = folder.found(at: "empty")
    #expect(found.notes == ["there are no Swift files in `empty`."])
    #expect(found.mistakes.isEmpty)
  }

  @Test(.disabled(if: geteuid() == 0, "root reads everything"))
  func aFolderThatCannotBeReadIsNamed() throws {
    try folder.write("locked/a.swift")
    try folder.write("b.swift")
    chmod(folder.path("locked"), 0)
    let found = folder.found()
    #expect(found.files == ["b.swift"])
    #expect(found.mistakes.map(\.message) == ["`locked` cannot be read: Permission denied."])
  }

  @Test func theProjectIsTheNearestFolderWithAMark() throws {
    for name in [
      "p/Package.swift", "p/x/a.swift", "q/App.xcodeproj/project.pbxproj", "q/y/b.swift",
      "p/x/.focuslint.yml", "r/.focuslint.yml", "r/z/c.swift",
    ] {
      try folder.write(name)
    }
    let reader = ConfigurationReader(rules: [], currentFolder: folder.path)
    let surroundings = Surroundings(reader: reader)
    #expect(surroundings.project(of: folder.path("p/x")) == folder.path("p"))
    #expect(surroundings.project(of: folder.path("q/y")) == folder.path("q"))
    #expect(surroundings.project(of: folder.path("r/z")) == folder.path("r"))
  }

  @Test func aGitThatFailsIsAnAnswer() throws {
    let answer = Git.answer(["status"], in: folder.path("missing"))
    #expect(answer.status == 128)
    #expect(answer.reason.contains("cannot change to"))
  }
}

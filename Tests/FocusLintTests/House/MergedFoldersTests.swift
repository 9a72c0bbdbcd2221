import Foundation
import Testing

@testable import FocusLint

/// On a Mac `Sources/FocusLint` and `Sources/focuslint` are one folder. Here that folder is made by
/// hand, and the package must build from it.
struct MergedFoldersTests {
  @Test(.timeLimit(.minutes(15)))
  func thePackageBuildsWhereCaseIsFolded() throws {
    let files = FileManager.default
    let copy = files.temporaryDirectory.appendingPathComponent("merged-\(UUID().uuidString)")
    defer { try? files.removeItem(at: copy) }
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      try files.copyItem(
        at: Repository.root.appendingPathComponent(name), to: copy.appendingPathComponent(name))
    }
    let sources = copy.appendingPathComponent("Sources")
    let (library, command) = ("FocusLint", "focuslint")
    let inside = sources.appendingPathComponent("\(library)/Commands")
    if !files.fileExists(atPath: inside.path) {
      try files.moveItem(at: sources.appendingPathComponent("\(command)/Commands"), to: inside)
      try files.removeItem(at: sources.appendingPathComponent(command))
      try files.createSymbolicLink(
        atPath: sources.appendingPathComponent(command).path, withDestinationPath: library)
    }
    let build = try Command.run(
      ["swift", "build", "--product", "focuslint", "--scratch-path", "\(copy.path)/.build"],
      in: copy)
    #expect(build.status == 0, "\(build.output)")
    #expect(!build.output.contains("warning:"), "\(build.output)")
    let program = "\(copy.path)/.build/debug/focuslint"
    #expect(files.isExecutableFile(atPath: program))
  }
}

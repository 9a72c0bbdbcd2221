import Testing

@testable import FocusLint

/// The folders of the library stand in an order, and none knows a later one.
struct FolderTests {
  private static let order = ["Source", "Syntax", "Facts", "Rules", "Lint", "Report", "Serve"]

  /// A file of the library, and the folder it is in.
  private struct Member {
    var folder: String
    var text: SwiftText
  }

  private func members() throws -> [Member] {
    try Repository.files(under: "Sources/FocusLint", suffix: ".swift").compactMap { path in
      let parts = path.split(separator: "/")
      guard parts.count > 3, parts[2] != "Commands" else { return nil }
      return Member(folder: String(parts[2]), text: try SwiftText(path: path))
    }
  }

  @Test func everyFolderHasItsPlace() throws {
    let folders = Set(try members().map(\.folder))
    #expect(folders.subtracting(Self.order).isEmpty)
    #expect(folders.count > 3)
  }

  @Test func noFileNamesATypeOfALaterFolder() throws {
    let members = try members()
    for member in members {
      guard let rank = Self.order.firstIndex(of: member.folder) else { continue }
      let later = Set(Self.order[(rank + 1)...])
      let types = members.filter { later.contains($0.folder) }.flatMap(\.text.topLevelTypes)
      // A name that the file declares itself is its own.
      let own = member.text.nestedTypes + member.text.topLevelTypes
      let foreign = Set(types).subtracting(own)
      for (index, token) in member.text.tokens.enumerated()
      where foreign.contains(token.text) && member.text.isFree(index) {
        Issue.record("\(member.text.path):\(token.line): `\(token.text)` is of a later folder.")
      }
    }
  }

  @Test func onlyOnePlaceKnowsEachCLibrary() throws {
    for path in Repository.swiftFiles {
      let modules = imports(try SwiftText(path: path))
      if modules.contains(where: { $0.hasPrefix("CTreeSitter") }) {
        #expect(path.hasPrefix("Sources/FocusLint/Syntax/"), "\(path) imports the parser.")
      }
      if modules.contains("CYAML") {
        #expect(path == "Sources/FocusLint/Source/YAML.swift", "\(path) imports libyaml.")
      }
    }
  }

  /// Macs fold case: two such paths are one file there.
  @Test(.enabled(if: Repository.exists(".git")))
  func noTwoPathsDifferByCaseAlone() throws {
    let result = try Command.run(["git", "ls-files", "-z"], in: Repository.root)
    #expect(result.status == 0, "\(result.output)")
    let paths = result.output.split(separator: "\0").map { String($0) }
    // Folders too, but for the two that are meant to be one there.
    var seen: [String: String] = [:]
    for path in paths {
      let folded = path.lowercased()
      #expect(seen[folded] == nil, "\(path) and \(seen[folded] ?? "")")
      seen[folded] = path
    }
    let below = paths.filter { $0.hasPrefix("Sources/focuslint/") }
      .compactMap { $0.split(separator: "/").dropFirst(2).first?.lowercased() }
    #expect(Set(below).isDisjoint(with: Self.order.map { $0.lowercased() }))
  }
}

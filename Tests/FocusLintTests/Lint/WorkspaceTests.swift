import Testing

@testable import FocusLint

/// A kept workspace says after each change what a linter says over the same texts.
@Suite struct WorkspaceTests {
  let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
  }

  private func linter(_ texts: [Path.Key: [UInt8]] = [:]) -> Linter {
    var options = Linter.Options(currentFolder: folder.path)
    options.texts = texts
    return Linter(options: options)
  }

  private func workspace() -> Workspace {
    var workspace = Workspace(linter())
    while !workspace.isRead { workspace.read(3) }
    return workspace
  }

  private func said(_ workspace: inout Workspace) -> [String] {
    workspace.files().flatMap { workspace.diagnostics(of: $0) }.map(Self.text)
  }

  private func lintedAnew(_ texts: [Path.Key: [UInt8]]) -> [String] {
    linter(texts).result().diagnostics.map(Self.text)
  }

  private static func text(_ diagnostic: Diagnostic) -> String {
    let related = diagnostic.related.map { "\($0.place.file):\($0.place.start) \($0.message)" }
    let fixes = diagnostic.fixes.flatMap { fix in
      fix.edits.map { "\(fix.title) \($0.place.file) \($0.place.start) \($0.newText)" }
    }
    let place = diagnostic.place
    return "\(place.file):\(place.start.offset)-\(place.end.offset): \(diagnostic.severity) "
      + "\(diagnostic.message) [\(diagnostic.rule)] \(related) \(fixes) \(diagnostic.fingerprint)"
  }

  private static let state = """
    import SwiftUI
    struct Login: View {
      @State private var name = ""
      @FocusState var isFocused: Bool
      var body: some View { field }
    }
    """
  private static let binding = """
    import SwiftUI
    extension Login { var field: some View { TextField("", text: $name).focused($isFocused) } }
    """

  @Test func whatABaselineHoldsIsNotSaid() throws {
    try folder.write("Login.swift", Self.state)
    let found = linter().result().diagnostics
    let path = folder.path("known.json")
    try folder.write("known.json", linter().baseline(at: path, holding: found).text)
    var workspace = workspace()
    #expect(said(&workspace) == found.map(Self.text) && found.count == 1)
    try folder.write(".focuslint.yml", "baseline: known.json\n")
    workspace.refresh()
    while !workspace.isRead { workspace.read(3) }
    #expect(said(&workspace) == [] && workspace.mistakes == [])
    folder.remove("known.json")
    workspace.refresh()
    #expect(
      workspace.mistakes.map(\.message) == [
        ".focuslint.yml:1:11: the baseline `known.json` does not exist."
      ])
  }

  @Test func whatOneFileSaysChangesAnother() throws {
    try folder.write("Login.swift", Self.state)
    try folder.write("Field.swift", "struct Nothing {}\n")
    var workspace = workspace()
    let login = folder.path("Login.swift")
    #expect(workspace.diagnostics(of: login).map(\.rule) == ["missing-focused-binding"])
    workspace.replace(folder.path("Field.swift"), with: Array(Self.binding.utf8))
    #expect(workspace.diagnostics(of: login).isEmpty)
    workspace.replace(folder.path("Field.swift"), with: nil)
    #expect(workspace.diagnostics(of: login).count == 1)
    try folder.write("Field.swift", Self.binding)
    workspace.change(folder.path("Field.swift"))
    #expect(workspace.diagnostics(of: login).isEmpty)
  }

  @Test func untilAllIsReadNothingIsMissing() throws {
    try folder.write("Login.swift", Self.state)
    try folder.write("Other.swift", "let x = 1\n")
    var workspace = Workspace(linter())
    #expect(workspace.unreadCount == 3)
    #expect(workspace.diagnostics(of: folder.path("Login.swift")).isEmpty)
    while !workspace.isRead { workspace.read(1) }
    #expect(workspace.diagnostics(of: folder.path("Login.swift")).count == 1)
  }

  @Test func aloneAFileIsNotMissingWhatAnotherMayHold() throws {
    try folder.write("Login.swift", Self.state)
    var options = Linter.Options(currentFolder: folder.path)
    options.isIsolated = true
    var workspace = Workspace(Linter(options: options))
    while !workspace.isRead { workspace.read(9) }
    #expect(workspace.diagnostics(of: folder.path("Login.swift")).isEmpty)
  }

  @Test func filesAndConfigurationsComeAndGo() throws {
    try folder.write("Login.swift", Self.state)
    var workspace = workspace()
    let (login, new) = (folder.path("Login.swift"), folder.path("New.swift"))
    #expect(!workspace.lints(new))
    workspace.replace(new, with: Array(Self.state.utf8))
    while !workspace.isRead { workspace.read(9) }
    #expect(workspace.lints(new))
    #expect(workspace.diagnostics(of: new).count == 1)
    workspace.replace(new, with: nil)
    #expect(!workspace.lints(new))
    try folder.write(".focuslint.yml", "exclude: [Login.swift]\n")
    workspace.refresh()
    #expect(!workspace.lints(login))
    try folder.write(".focuslint.yml", "exclud: [Login.swift]\n")
    workspace.refresh()
    #expect(workspace.mistakes.map(\.place?.line) == [1])
    folder.remove(".focuslint.yml")
    workspace.refresh()
    while !workspace.isRead { workspace.read(9) }
    #expect(workspace.diagnostics(of: login).count == 1)
  }

  @Test func anIgnoredNewFileIsNotLinted() throws {
    try folder.git("init", "-q")
    try folder.write(".gitignore", "Out/\n")
    try folder.write("A.swift")
    var workspace = workspace()
    workspace.replace(folder.path("Out/B.swift"), with: Array(Self.state.utf8))
    #expect(!workspace.lints(folder.path("Out/B.swift")))
    workspace.replace(folder.path("C.swift"), with: Array(Self.state.utf8))
    #expect(workspace.lints(folder.path("C.swift")))
  }

  @Test(arguments: 0..<4)
  func editsByChanceGiveWhatTheLinterGives(_ seed: UInt64) throws {
    var chance = Chance(state: seed &* 77 &+ 5)
    let examples = try Page.all().flatMap(\.rule.examples).flatMap(\.files).map(\.text)
    var texts: [Path.Key: [UInt8]] = [:]
    for number in 0..<6 {
      let name = "F\(number).swift"
      let text = (0..<3).map { _ in chance.one(of: examples) }.joined(separator: "\n")
      try folder.write(name, text)
      texts[Path.Key(folder.path(name))] = Array(text.utf8)
    }
    var workspace = workspace()
    #expect(said(&workspace) == lintedAnew([:]))
    for _ in 0..<6 {
      let key = Path.Key(folder.path("F\(Int.random(in: 0..<6, using: &chance)).swift"))
      let text = TextEditing.edited(texts[key]!, with: examples, &chance)
      texts[key] = text
      workspace.replace(key.path, with: text)
      let (kept, anew) = (said(&workspace), lintedAnew(texts))
      #expect(kept == anew)
      if kept != anew { break }
    }
  }
}

/// What people do to a text, by chance.
private enum TextEditing {
  static func edited(_ text: [UInt8], with others: [String], _ chance: inout Chance) -> [UInt8] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = Int.random(in: lines.indices, using: &chance)
    var new = lines.map { Array($0) }
    switch Int.random(in: 0..<10, using: &chance) {
    case 0: new.remove(at: line)
    case 1: new.insert(new[line], at: line)
    case 2: new[line] += Array(chance.one(of: ["{", "}", "(", "\"", "/*", " // x", "\"\"\""]).utf8)
    case 3:
      let other = chance.one(of: others).split(separator: "\n").map { Array($0.utf8) }
      new.insert(contentsOf: other, at: line)
    case 4: new.insert(Array(chance.one(of: ["#if os(iOS)", "#else", "#endif"]).utf8), at: line)
    case 5:
      let other = Int.random(in: lines.indices, using: &chance)
      new.swapAt(line, other)
    case 6: new[line] = Array(new[line].prefix(new[line].count / 2))
    case 7: return []
    case 8: return Array(chance.one(of: others).utf8)
    default: new[line] += Array(" あ👨‍👩‍👧".utf8)
    }
    return Array(new.joined(separator: [UInt8(ascii: "\n")]))
  }
}

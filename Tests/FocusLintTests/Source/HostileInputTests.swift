import Testing

@testable import FocusLint

private let pieces = [
  "rules:", "one-rule", ": ", "\n", "  ", "- ", "[", "]", "{", "}", "off", "'", "\"", "*", "**",
  "?", "/", "\\", "!", "&a", "#", "\t", "\r", "exclude", "platforms", "ios", "15.0", "overrides",
  "files", "severity", "...", "---", "|", ">", "日", "😀", "\u{FEFF}", "\u{85}", "\u{2028}", "%",
  "platforms: [", ".iOS(.v15)", "//", "/*", "*/", ",", "<<", "~", "null", "@", "`",
]

@Test func whateverIsWrittenIsReadOrRefused() {
  var chance = Chance(state: 7)
  let reader = ConfigurationReader(rules: ["one-rule"], currentFolder: "/p")
  for _ in 0..<4_000 {
    let count = Int.random(in: 0..<24, using: &chance)
    let text = (0..<count).map { _ in pieces.randomElement(using: &chance) ?? "" }.joined()
    var bytes = Array(text.utf8)
    if !bytes.isEmpty, Bool.random(using: &chance) {
      bytes[Int.random(in: bytes.indices, using: &chance)] = UInt8.random(
        in: 0...255, using: &chance)
    }
    let read = reader.configuration(in: bytes, path: "/p/.focuslint.yml")
    #expect((read.configuration == nil) == !read.mistakes.isEmpty)
    #expect(read.mistakes.allSatisfy { $0.message.hasPrefix(".focuslint.yml:") })
    _ = PackageManifest.platforms(in: bytes)
    _ = (try? Glob(String(decoding: bytes, as: UTF8.self)))?.covers("a/b/日.swift")
    _ = Terminal.width(of: Terminal.visible(String(decoding: bytes, as: UTF8.self)))
    let file = SourceFile(path: "/a.swift", bytes: bytes)
    let offsets = Set((0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 })
    if String(validating: bytes, as: UTF8.self) != nil {
      let positions = file.positions(at: offsets)
      #expect(offsets.allSatisfy { positions[$0] == file.position(at: $0) })
    }
  }
}

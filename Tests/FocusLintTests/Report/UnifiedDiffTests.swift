import Foundation
import Testing

@testable import FocusLint

/// Diffs, applied by git.
@Suite struct UnifiedDiffTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func applied(_ old: String, _ new: String, name: String = "a.swift") throws -> String {
    try folder.write(name, old)
    let diff = UnifiedDiff.bytes(name, from: Array(old.utf8), to: Array(new.utf8))
    try folder.write("patch", String(decoding: diff, as: UTF8.self))
    let root = URL(fileURLWithPath: folder.path)
    let git = try Command.run(["git", "apply", "--unidiff-zero", "patch"], in: root)
    #expect(git.status == 0, "\(git.output)\(String(decoding: diff, as: UTF8.self))")
    return String(
      decoding: try FileContents.bytes(of: folder.path(name)).get(), as: UTF8.self)
  }

  @Test func nothingIsNoDiff() {
    #expect(UnifiedDiff.bytes("a", from: [1, 10], to: [1, 10]) == [])
  }

  @Test func ithasThreeLinesAround() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("10\n", with: "ten\n")
    let diff = UnifiedDiff.bytes("s/a.swift", from: Array(old.utf8), to: Array(new.utf8))
    #expect(
      String(decoding: diff, as: UTF8.self) == """
        --- a/s/a.swift
        +++ b/s/a.swift
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13

        """)
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb"), ("a\nb", "a\nb\n"), ("a", "b"), ("a\r\nb\r\n", "a\r\nc\r\n"),
    ("a\n", "x\na\n"), ("a\nb\n", "a\n"), ("あ\n", "い\n"),
  ])
  func gitTakesIt(old: String, new: String) throws {
    #expect(try applied(old, new) == new)
  }

  @Test(arguments: ["with space.swift", "q\"uote.swift", "back\\slash.swift", "日本.swift"])
  func gitTakesItsNames(name: String) throws {
    #expect(try applied("a\nb\n", "a\nc\n", name: name) == "a\nc\n")
  }

  @Test func gitTakesRandomEdits() throws {
    var random = Seeded(state: 7)
    for _ in 0..<60 {
      let old = (0..<Int.random(in: 1...40, using: &random)).map { "\($0 % 5)\n" }
      var new = old
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let at = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) || at == new.count {
          new.insert("new\n", at: at)
        } else {
          new.remove(at: at)
        }
      }
      guard new != old, !new.isEmpty else { continue }
      #expect(try applied(old.joined(), new.joined()) == new.joined())
    }
  }
}

/// The same numbers each time.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state ^ (state >> 33)
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }
}

import Testing

@testable import FocusLint

struct PositionTests {
  private func table(_ text: String, isOpen: Bool = true) -> PositionTable {
    let bytes = Array(text.utf8)
    return PositionTable(bytes: bytes, lines: LineTable(bytes), isOpen: isOpen)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func thereAndBack(_ encoding: PositionEncoding) throws {
    let text = "let 名前 = \"👨‍👩‍👧 e\u{301}\"\r\n\tx\ry\n\nz"
    let table = table(text)
    var offset = 0
    for scalar in text.unicodeScalars {
      let isInsideLineEnd = scalar == "\n" && offset > 0 && table.bytes[offset - 1] == 0x0D
      if !isInsideLineEnd {
        let position = table.position(at: offset, encoding)
        #expect(table.offset(of: position, encoding) == offset, "\(offset)")
      }
      offset += String(scalar).utf8.count
    }
  }

  @Test func charactersCountInTheUnitsAgreedOn() {
    let table = table("a😀あe\u{301}z")
    let end = table.bytes.count - 1
    #expect(table.position(at: end, .utf16) == LSP.Position(line: 0, character: 6))
    #expect(table.position(at: end, .utf8) == LSP.Position(line: 0, character: 11))
  }

  @Test func whatIsPastTheEndIsTheEnd() {
    let table = table("ab\r\ncd")
    #expect(table.offset(of: LSP.Position(line: 0, character: 99), .utf16) == 2)
    #expect(table.offset(of: LSP.Position(line: 0, character: .max), .utf8) == 2)
    #expect(table.offset(of: LSP.Position(line: 9, character: 0), .utf16) == 6)
    #expect(table.offset(of: LSP.Position(line: -1, character: 0), .utf16) == nil)
    #expect(table.offset(of: LSP.Position(line: 0, character: -1), .utf8) == nil)
  }

  @Test func insideACharacterIsItsStart() {
    let table = table("😀x")
    #expect(table.offset(of: LSP.Position(line: 0, character: 1), .utf16) == 0)
    #expect(table.offset(of: LSP.Position(line: 0, character: 2), .utf8) == 0)
  }

  @Test func aByteOrderMarkThatWasSentIsACharacter() {
    let table = table("\u{FEFF}ab")
    #expect(table.position(at: 4, .utf16) == LSP.Position(line: 0, character: 2))
    #expect(table.offset(of: LSP.Position(line: 0, character: 3), .utf8) == 3)
  }

  @Test func aByteOrderMarkOnTheDiskIsNoCharacter() {
    let table = table("\u{FEFF}ab", isOpen: false)
    #expect(table.position(at: 4, .utf16) == LSP.Position(line: 0, character: 1))
    #expect(table.offset(of: LSP.Position(line: 0, character: 1), .utf8) == 4)
  }

  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file:///a%20b/%E3%81%82.swift", "/a b/あ.swift"),
    ("FILE://localhost/a/../b", "/b"), ("file:///a%2Gb", "/a%2Gb"),
  ])
  func addressesOfFiles(_ uri: String, _ path: String) {
    #expect(FileURI.path(of: uri) == path)
  }

  @Test(arguments: ["untitled:Untitled-1", "file://host/a", "https://a/b", "file:", ""])
  func otherAddressesAreNoPaths(_ uri: String) { #expect(FileURI.path(of: uri) == nil) }

  @Test(arguments: ["/a/b.swift", "/a b/%41/あ#?.swift", "/e\u{301}"])
  func pathsAndBack(_ path: String) {
    #expect(FileURI.path(of: FileURI.uri(of: path)).map { Array($0.utf8) } == Array(path.utf8))
  }
}

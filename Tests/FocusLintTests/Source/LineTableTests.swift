import Testing

@testable import FocusLint

@Test func columnsCountUTF16() {
  let file = SourceFile(path: "/a.swift", text: "\u{FEFF}日本😀x\r\ny\rz")
  #expect(file.position(at: 3) == Position(line: 1, column: 1, offset: 3))
  #expect(file.position(at: 13) == Position(line: 1, column: 5, offset: 13))
  #expect(file.position(at: 16) == Position(line: 2, column: 1, offset: 16))
  #expect(file.position(at: 18) == Position(line: 3, column: 1, offset: 18))
}

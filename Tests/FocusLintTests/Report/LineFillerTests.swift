import Testing

@testable import FocusLint

@Suite struct LineFillerTests {
  private func lines(_ text: String, width: Int, glued: String = "") -> [String] {
    let start = glued.isEmpty ? nil : text.range(of: glued)
    let letters = text.indices.map { index in
      let isGlued = start.map { $0.contains(index) && index > $0.lowerBound } ?? false
      return LineFiller.Letter(character: text[index], style: .plain, isGlued: isGlued)
    }
    return LineFiller(width: width).lines(of: letters).map { String($0.map(\.character)) }
  }

  @Test func breaksAtSpaces() {
    #expect(lines("one two three", width: 7) == ["one two", "three"])
    #expect(lines("one two three", width: 6) == ["one", "two", "three"])
    #expect(lines("", width: 6) == [""])
  }

  @Test func aLongWordStandsOut() {
    #expect(lines("a unbreakable b", width: 5) == ["a", "unbreakable", "b"])
  }

  @Test func whatIsGluedStaysTogether() {
    #expect(lines("call `a b c` now", width: 9, glued: "`a b c`") == ["call", "`a b c`", "now"])
  }

  @Test func japaneseBreaksBetweenCharacters() {
    #expect(lines("更新の途中です", width: 6) == ["更新の", "途中で", "す"])
    #expect(lines("更新のviewです", width: 9) == ["更新の", "viewです"])
  }

  @Test func noLineBeginsWithAClosingMark() {
    #expect(lines("更新中、です", width: 6) == ["更新", "中、で", "す"])
    #expect(lines("キーボード", width: 4) == ["キー", "ボー", "ド"])
    #expect(lines("更新（中）。です", width: 8) == ["更新", "（中）。", "です"])
    #expect(lines("閉じる(x).", width: 7) == ["閉じる", "(x)."])
  }

  @Test func noLineEndsWithAnOpeningMark() {
    #expect(lines("更新「中」", width: 6) == ["更新", "「中」"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    for width in 4...30 {
      let text = "フォーカスは画面に1つなのに、フラグが n 個あると、同時に true にできます。"
      for line in lines(text, width: width) {
        #expect(Terminal.width(of: line) <= max(width, 8), "\(width): \(line)")
      }
    }
  }
}

extension String {
  fileprivate func range(of other: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(other) }.map { $0..<index($0, offsetBy: other.count) }
  }
}

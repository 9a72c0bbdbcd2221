/// How a file is laid out, for code that is to look like what is round it.
extension SourceFile {
  /// Whether a line, counted from 0, holds nothing but blanks.
  package func isBlank(line: Int) -> Bool {
    let range = lines.range(ofLine: line, in: bytes)
    return isBlank(range.start, range.end)
  }

  /// Whether nothing but blanks stands between two offsets.
  package func isBlank(_ start: Int, _ end: Int) -> Bool {
    start >= end || bytes[start..<end].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// The blanks in front of a line's text.
  package func indentation(ofLine line: Int) -> String {
    String(text(lines.range(ofLine: line, in: bytes)).prefix { $0 == " " || $0 == "\t" })
  }

  /// What one level adds to the indentation, as two lines that are one level apart have it.
  package func step(from outer: String, to inner: String) -> String {
    if inner.contains("\t") { return "\t" }
    return String(repeating: " ", count: max(2, min(8, inner.count - outer.count)))
  }

  /// What one level adds, as the line's own indentation and those before it have it.
  package func step(around line: Int) -> String {
    let inner = indentation(ofLine: line)
    for above in (0..<line).reversed() where !isBlank(line: above) {
      let outer = indentation(ofLine: above)
      if outer.count < inner.count { return step(from: outer, to: inner) }
    }
    return step(from: "", to: "  ")
  }

  /// Whether nothing but blanks stands in front of a range on its line, and behind it no code.
  package func isAlone(_ range: SourceRange) -> Bool {
    let first = lines.range(ofLine: lines.line(at: range.start), in: bytes)
    let last = lines.range(ofLine: lines.line(at: max(range.start, range.end - 1)), in: bytes)
    let rest = SourceRange(range.end, last.end)
    let end = comments(in: rest).first?.start ?? last.end
    return isBlank(first.start, range.start) && isBlank(range.end, end)
  }

  /// Whether an offset is on the line after another, and only blanks are between.
  package func isOnNextLine(_ offset: Int, after other: Int) -> Bool {
    isBlank(other, offset) && lines.line(at: offset) == lines.line(at: other) + 1
  }

  /// The first offset from this one on that holds no space or tab.
  package func afterBlanks(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset
  }
}

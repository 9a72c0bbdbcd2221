/// A piece of one file's text, and what is to stand in its place.
package struct TextEdit: Hashable, Sendable {
  package var file: SourceFile
  /// Empty where the new text is put between what is there.
  package var range: SourceRange
  package var newText: String

  package init(in file: SourceFile, at range: SourceRange, _ newText: String) {
    self.file = file
    self.range = range
    self.newText = newText
  }

  /// Whether both cannot be made: they share a byte, or put something in the same place.
  package func conflicts(with other: TextEdit) -> Bool {
    guard Path.same(file.path, other.file.path) else { return false }
    return range.start == other.range.start
      || range.start < other.range.end && other.range.start < range.end
  }
}

extension SourceFile {
  /// The text with edits made in it; they are of this file, and none conflicts with another.
  package func bytes(after edits: [TextEdit]) -> [UInt8] {
    var text: [UInt8] = []
    var at = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      text += bytes[at..<max(at, edit.range.start)]
      text += edit.newText.utf8
      at = max(at, edit.range.end)
    }
    return text + bytes[at...]
  }
}

extension TextEdit {
  /// Takes out a piece of code with what would be left of its line: all of the line where nothing
  /// else stands on it, else the blanks in front.
  package static func removal(of range: SourceRange, in file: SourceFile) -> TextEdit {
    let bytes = file.bytes
    func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
    let last = max(range.start, range.end - 1)
    let line = file.lines.range(ofLine: file.lines.line(at: range.start), in: bytes)
    let lastLine = file.lines.line(at: last)
    let end = file.lines.range(ofLine: lastLine, in: bytes).end
    let isAlone =
      (line.start..<range.start).allSatisfy(isBlank)
      && (range.end..<max(end, range.end))
        .allSatisfy(isBlank)
    if isAlone, lastLine + 1 < file.lines.starts.count {
      return TextEdit(in: file, at: SourceRange(line.start, file.lines.starts[lastLine + 1]), "")
    }
    var start = range.start
    while start > line.start, isBlank(start - 1) { start -= 1 }
    return TextEdit(in: file, at: SourceRange(start, range.end), "")
  }
}

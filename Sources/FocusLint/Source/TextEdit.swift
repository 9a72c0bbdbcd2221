#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
  /// How many bytes two texts have in common at their starts and, behind these, at their ends.
  func ends(sharedWith other: SourceFile) -> (first: Int, last: Int) {
    bytes.withUnsafeBufferPointer { one in
      other.bytes.withUnsafeBufferPointer { other in
        let least = min(one.count, other.count)
        // A page at a time at first: mostly texts differ in one place.
        let page = 4096
        func areEqual(_ start: Int, _ otherStart: Int) -> Bool {
          memcmp(one.baseAddress! + start, other.baseAddress! + otherStart, page) == 0
        }
        var first = 0
        while least - first > page, areEqual(first, first) { first += page }
        while first < least, one[first] == other[first] { first += 1 }
        var last = 0
        while least - first - last > page,
          areEqual(one.count - last - page, other.count - last - page)
        { last += page }
        while last < least - first, one[one.count - last - 1] == other[other.count - last - 1] {
          last += 1
        }
        return (first, last)
      }
    }
  }

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
  /// else stands on it, else the blanks in front, and at the start of a line those behind.
  package static func removal(of range: SourceRange, in file: SourceFile) -> TextEdit {
    let margins = Margins(of: range, in: file)
    if margins.isFirst, margins.isLast, margins.lastLine + 1 < file.lines.starts.count {
      return TextEdit(
        in: file, at: SourceRange(margins.start, file.lines.starts[margins.lastLine + 1]), "")
    }
    if margins.isFirst, !margins.isLast {
      return TextEdit(in: file, at: SourceRange(range.start, margins.codeBehind), "")
    }
    let end = margins.isLast ? margins.codeBehind : range.end
    return TextEdit(in: file, at: SourceRange(margins.codeInFront, end), "")
  }

  /// Takes out a comment, and leaves what it parts apart: a line end where it holds one, else a blank.
  package static func removal(ofComment range: SourceRange, in file: SourceFile) -> TextEdit {
    var edit = removal(of: range, in: file)
    let margins = Margins(of: range, in: file)
    guard !margins.isFirst, !margins.isLast else { return edit }
    if margins.line != margins.lastLine {
      let line = file.lines.range(ofLine: margins.line, in: file.bytes)
      let indent = file.text(line).prefix { $0 == " " || $0 == "\t" }
      edit.range.end = margins.codeBehind
      edit.newText =
        file.text(SourceRange(line.end, file.lines.starts[margins.line + 1])) + indent
    } else if margins.codeBehind == range.end,
      !"([".utf8.contains(file.bytes[edit.range.start - 1]),
      !")],;".utf8.contains(file.bytes[range.end])
    {
      edit.newText = " "
    }
    return edit
  }

  /// What stands beside a range on its first and last line.
  private struct Margins {
    /// The start of its first line.
    let start: Int
    let line: Int
    let lastLine: Int
    /// Where the blanks in front of it begin, and where those behind it end.
    let codeInFront: Int
    let codeBehind: Int
    /// Whether nothing but blanks stands in front of it, and behind it.
    let isFirst: Bool
    let isLast: Bool

    init(of range: SourceRange, in file: SourceFile) {
      let bytes = file.bytes
      func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
      line = file.lines.line(at: range.start)
      lastLine = file.lines.line(at: max(range.start, range.end - 1))
      start = file.lines.range(ofLine: line, in: bytes).start
      let end = file.lines.range(ofLine: lastLine, in: bytes).end
      var (front, behind) = (range.start, range.end)
      while front > start, isBlank(front - 1) { front -= 1 }
      while behind < end, isBlank(behind) { behind += 1 }
      (codeInFront, codeBehind) = (front, behind)
      (isFirst, isLast) = (front <= start, behind >= end)
    }
  }
}

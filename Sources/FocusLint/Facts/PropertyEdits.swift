/// What can be done to a property's declaration.
extension Property {
  /// Makes it private: puts the word before `var`, or in the place of another access level. Nil where
  /// what stands between its attributes and its name is not understood.
  package var privacy: TextEdit? {
    let file = node.file
    let start = node.children(.attribute).map(\.range.end).max() ?? node.range.start
    var access: SourceRange?
    for word in file.words(in: SourceRange(start, node.nameRange.start)) {
      switch file.text(word) {
      case "var", "let":
        return access.map { TextEdit(in: file, at: $0, "private") }
          ?? TextEdit(in: file, at: SourceRange(word.start, word.start), "private ")
      case "public", "internal", "package", "open": access = word
      default: return nil
      }
    }
    return nil
  }

  /// Takes the declaration away, with its documentation and the remark behind it; nil where another
  /// property is declared with it.
  package var removal: TextEdit? {
    let file = node.file
    let isShared = node.parent?.children.contains { other in
      other != node && other.kind == .property && other.range.start < node.range.end
        && node.range.start < other.range.end
    }
    guard isShared == false, let name = file.words(in: node.range).last else { return nil }
    var range = SourceRange(node.range.start, max(node.range.end, name.end))
    var line = file.lines.line(at: range.start)
    guard file.isBlank(file.lines.range(ofLine: line, in: file.bytes).start, range.start) else {
      return nil
    }
    while line > 0, file.line(line - 1).hasPrefix("///") {
      line -= 1
      range.start = file.lines.range(ofLine: line, in: file.bytes).start
    }
    if line > 0, file.line(line - 1).hasSuffix("*/") { return nil }
    let last = file.lines.line(at: range.end - 1)
    let end = file.lines.range(ofLine: last, in: file.bytes).end
    if file.text(SourceRange(range.end, end)).drop(while: { $0 == " " || $0 == "\t" })
      .hasPrefix("//")
    {
      range.end = end
    }
    var edit = TextEdit.removal(of: range, in: file)
    // Of two blank lines that would come together, one goes too.
    if line > 0, file.line(line - 1).isEmpty, last + 2 < file.lines.starts.count,
      file.line(last + 1).isEmpty, edit.range.end == file.lines.starts[last + 1]
    {
      edit.range.end = file.lines.starts[last + 2]
    }
    return edit
  }
}

extension SourceFile {
  /// The words in a range, parted by blanks and line ends.
  fileprivate func words(in range: SourceRange) -> [SourceRange] {
    bytes[range.start..<range.end].split { $0 <= UInt8(ascii: " ") }
      .map { SourceRange($0.startIndex, $0.endIndex) }
  }

  /// A line without the blanks around it, counted from 0.
  fileprivate func line(_ number: Int) -> Substring {
    let text = text(lines.range(ofLine: number, in: bytes))
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return text[first...last]
  }

  fileprivate func isBlank(_ start: Int, _ end: Int) -> Bool {
    bytes[start..<end].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// Whether a name stands in the file once, comments and strings counted.
  package func names(once name: String) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (Word.mayHold(bytes[index]) || bytes[index] == UInt8(ascii: "$"))
    }
    let length = name.utf8.count
    return Word(name).offsets(in: bytes).count { offset in
      let isPart = isLetter(offset + length) || offset > 0 && isLetter(offset - 1)
      // `$x` and `_x` are uses.
      return !isPart
        || offset > 0
          && (bytes[offset - 1] == UInt8(ascii: "$") || bytes[offset - 1] == UInt8(ascii: "_"))
    } == 1
  }
}

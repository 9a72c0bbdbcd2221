/// Breaks text into lines of a width, at spaces and, in scripts without spaces, between characters.
///
/// As Japanese typesetting asks, no line begins with a closing mark such as `、` or `）`, and none
/// ends with an opening one. A word longer than a line stands out over its end.
struct LineFiller {
  struct Letter {
    var character: Character
    var style: Markdown.Span.Style
    /// Whether it stays on the line of the letter before it.
    var isGlued = false
  }

  /// In terminal columns.
  let width: Int
  /// How many columns of the first line are taken.
  var start = 0

  /// The lines of a text, without the spaces they were broken at.
  func lines(of letters: [Letter]) -> [[Letter]] {
    var lines: [[Letter]] = [[]]
    var column = start
    for word in words(of: letters) {
      let space = word.first?.character == " " ? 1 : 0
      let length = word.dropFirst(space).reduce(0) { $0 + Terminal.width(of: $1.character) }
      if column > 0, column + space + length > width {
        lines.append([])
        column = 0
      }
      let isFirst = column == 0
      lines[lines.count - 1] += isFirst ? word.dropFirst(space) : word[...]
      column += (isFirst ? 0 : space) + length
    }
    return lines
  }

  /// What must not be broken, each with the space before it.
  private func words(of letters: [Letter]) -> [[Letter]] {
    var words: [[Letter]] = []
    for (index, letter) in letters.enumerated() {
      if index == 0 || canBreak(between: letters[index - 1], and: letter) {
        words.append([letter])
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  private func canBreak(between left: Letter, and right: Letter) -> Bool {
    if right.isGlued || left.character == " " { return false }
    if right.character == " " { return true }
    let isWide =
      Terminal.width(of: left.character) == 2 || Terminal.width(of: right.character) == 2
    return isWide && !Self.closing.contains(right.character)
      && !Self.opening.contains(left.character)
  }

  private static let closing = Set(
    "、。，．・：；？！ー゛゜々〻ゝゞヽヾ…‥）］｝」』】〉》〕〟’”"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ" + ")]},.:;?!'\"")
  private static let opening = Set("（［｛「『【〈《〔〝‘“([{")
}

extension Terminal {
  /// A text in lines of a width: broken at spaces, and between wide characters, which have none.
  ///
  /// - Parameter indent: What the first line has already, and what the others begin with, in columns.
  package static func lines(
    of text: String, columns: Int, indent: (first: Int, rest: Int) = (0, 0)
  ) -> [String] {
    var lines = [""]
    var column = indent.first
    for piece in pieces(of: text) {
      let width = width(of: piece)
      let visible = piece.last == " " ? width - 1 : width
      let isFresh = lines.count > 1 && lines[lines.count - 1].isEmpty
      if column + visible > columns, !isFresh {
        while lines[lines.count - 1].last == " " { lines[lines.count - 1].removeLast() }
        lines.append("")
        column = indent.rest
      }
      lines[lines.count - 1] += piece
      column += width
    }
    return lines.enumerated().map { $0 == 0 ? $1 : String(repeating: " ", count: indent.rest) + $1 }
  }

  /// What a line may be broken behind: a word with its space, a wide character.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if let last = piece.last, last == " " || isBreak(between: last, and: character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Whether a line may end between two characters: no Japanese line begins with a full stop or a
  /// closing bracket, or ends with an opening one.
  private static func isBreak(between left: Character, and right: Character) -> Bool {
    guard right != " ", width(of: left) == 2 || width(of: right) == 2 else { return false }
    return !"（「『【〈《`".contains(left) && !"`、。，．・：；？！）」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(right)
  }
}

/// A message, cut where backquotes begin and end its code.
struct Sentence {
  struct Piece {
    var text: String
    var isCode: Bool
  }

  /// None of them empty.
  let pieces: [Piece]

  init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A backquote that nothing closes is text.
    let closed = parts.count % 2 == 1 ? parts.count : parts.count - 1
    var pieces = parts[..<closed].enumerated().map { index, part in
      Piece(text: String(part), isCode: index % 2 == 1)
    }
    if closed < parts.count { pieces.append(Piece(text: "`\(parts[closed])", isCode: false)) }
    self.pieces = pieces.filter { !$0.text.isEmpty }
  }
}

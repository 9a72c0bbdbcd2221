extension Terminal {
  /// A text in lines of a width.
  ///
  /// - Parameter indent: What the first line has before it, and what the others begin with, in
  ///   columns. The first line is empty where not even a word fits behind what it has.
  package static func lines(
    of text: String, columns: Int, indent: (first: Int, rest: Int) = (0, 0)
  ) -> [String] {
    let letters = text.map { LineFiller.Letter(character: $0, style: .plain) }
    return LineFiller(width: columns - indent.rest, start: indent.first - indent.rest)
      .lines(of: letters).enumerated().map { index, line in
        String(repeating: " ", count: index == 0 ? 0 : indent.rest) + String(line.map(\.character))
      }
  }
}

extension Explanation {
  /// The page in Markdown, for editors: without the front matter, and with the code's marks as words.
  package var markdown: String {
    var parts = ["# \(twin?.title ?? page.title)", lines(twin?.introduction ?? page.introduction)]
    for section in page.sections {
      parts.append("## \(heading(of: section.title))")
      if let twin {
        parts.append(lines(twin.sections.filter { $0.title == section.title }.flatMap(\.lines)))
        parts.append(lines(Explanation.code(in: section.lines)))
      } else {
        parts.append(lines(section.lines))
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func lines(_ lines: [String]) -> String {
    let text = lines.map { line in
      guard let range = line.firstRange(of: "// expect: ") else { return line }
      return line[..<range.lowerBound] + "// ← " + mark(for: String(line[range.upperBound...]))
    }.joined(separator: "\n")
    return String(text.drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
  }

  /// The fenced code of a section.
  private static func code(in lines: [String]) -> [String] {
    var isInside = false
    var code: [String] = []
    for line in lines {
      let isFence = line.hasPrefix("```")
      if isInside || isFence { code.append(line) }
      if isFence, isInside { code.append("") }
      if isFence { isInside.toggle() }
    }
    return code
  }
}

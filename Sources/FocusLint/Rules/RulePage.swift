/// A rule's Markdown page, cut into its front matter, its title and its sections.
struct RulePage: Sendable {
  /// What stands below a `## ` heading, up to the next.
  struct Section: Sendable {
    var title: String
    /// The number of the first of `lines` in the page, from 1.
    var line: Int
    var lines: [String]

    /// The code blocks without their fences: each one's language, lines, and the number in the page of
    /// the first.
    var code: [(language: String, line: Int, lines: ArraySlice<String>)] {
      var blocks: [(String, Int, ArraySlice<String>)] = []
      var start: (language: String, index: Int)?
      for (index, line) in lines.enumerated() where line.hasPrefix("```") {
        if let open = start {
          blocks.append((open.language, self.line + open.index, lines[open.index..<index]))
          start = nil
        } else {
          start = (String(line.dropFirst(3)), index + 1)
        }
      }
      return blocks
    }
  }

  var frontMatter: FrontMatter
  var title: String
  /// The lines between the title and the first section.
  var introduction: [String]
  var sections: [Section]

  init(_ bytes: [UInt8], file: String) throws(UserError) {
    let lines = try Self.lines(of: bytes, file)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      throw UserError(
        "a rule page begins with its front matter.", in: file, line: 1,
        advice: "Put it between two lines of `---`.")
    }
    // The first `---` stays: to YAML it begins a document, and lines are counted right.
    let yaml = lines[..<end].joined(separator: "\n") + "\n"
    guard let node = try YAML.document(Array(yaml.utf8), file: file) else {
      throw UserError("the front matter is empty.", in: file, line: 1)
    }
    frontMatter = try FrontMatter(node, file: file)
    (title, introduction, sections) = try Self.body(lines, from: end + 1, file: file)
  }

  /// Without a byte order mark, and without what ends them.
  private static func lines(
    of bytes: [UInt8], _ file: String
  ) throws(UserError) -> [String] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var read: [String] = []
    for line in lines {
      let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw UserError("this line is not UTF-8.", in: file, line: read.count + 1)
      }
      let isMark = text.hasPrefix("#") || text.hasPrefix("---") || text.hasPrefix("```")
      let end = isMark ? text.lastIndex { $0 != " " && $0 != "\t" } : nil
      read.append(end.map { String(text[...$0]) } ?? text)
    }
    return read
  }

  private static func body(
    _ lines: [String], from start: Int, file: String
  ) throws(UserError) -> (title: String, introduction: [String], sections: [Section]) {
    var title: String?
    var introduction: [String] = []
    var sections: [Section] = []
    var isCode = false
    for index in start..<lines.count {
      let line = lines[index]
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("# ") {
        guard title == nil else {
          throw UserError("a rule page has one title.", in: file, line: index + 1)
        }
        title = String(line.dropFirst(2))
      } else if !isCode, line.hasPrefix("## ") {
        sections.append(Section(title: String(line.dropFirst(3)), line: index + 2, lines: []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      } else {
        introduction.append(line)
      }
    }
    guard let title else {
      throw UserError("the title (`# …`) is missing.", in: file, line: start + 1)
    }
    guard !isCode else {
      throw UserError("a code block is not closed.", in: file, line: lines.count)
    }
    return (title, introduction, sections)
  }
}

extension UserError {
  /// A mistake in a line of a page.
  init(_ reason: String, in file: String, line: Int, advice: String = "") {
    self.init(reason, advice: advice, at: Place(file: file, line: line, column: 1))
  }
}

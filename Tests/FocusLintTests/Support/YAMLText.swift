/// A YAML value that is still to be written, in one of the many ways to write it.
indirect enum YAMLText: Sendable {
  case nothing
  /// Written without quotes.
  case word(String)
  /// Written with quotes where it needs them, and sometimes where not.
  case text(String)
  case list([YAMLText])
  case map([(String, YAMLText)])

  /// The lines of a document that holds it.
  func document(_ chance: inout Chance) -> String {
    var text = chance.isMet(oneIn: 9) ? "---\n" : ""
    if chance.isMet(oneIn: 9) { text += "# a remark\n" }
    if case .map(let pairs) = self, pairs.isEmpty { return text }
    return text + block(indent: "", &chance)
  }

  /// Lines that each begin with an indentation and end in a newline.
  private func block(indent: String, _ chance: inout Chance) -> String {
    var text = ""
    switch self {
    case .map(let pairs):
      for (key, value) in pairs {
        text += indent + YAMLText.scalar(key, &chance) + ":"
        text += value.tail(indent: indent, &chance)
        if chance.isMet(oneIn: 12) { text += chance.one(of: ["\n", indent + "# why\n"]) }
      }
    case .list(let items):
      for item in items { text += indent + "-" + item.tail(indent: indent, &chance) }
    default: text = indent + flow(&chance) + "\n"
    }
    return text
  }

  /// What follows a key's colon, or a list's dash.
  private func tail(indent: String, _ chance: inout Chance) -> String {
    let inner = indent + chance.one(of: ["  ", "    ", " "])
    switch self {
    case .map(let pairs) where !pairs.isEmpty && !chance.isMet(oneIn: 3):
      return "\n" + block(indent: inner, &chance)
    case .list(let items) where !items.isEmpty && !chance.isMet(oneIn: 3):
      return "\n" + block(indent: inner, &chance)
    case .nothing where chance.isMet(oneIn: 2): return "\n"
    default: return " " + flow(&chance) + chance.one(of: ["\n", "\n", "  # so\n", "\r\n"])
    }
  }

  private func flow(_ chance: inout Chance) -> String {
    switch self {
    case .nothing: return chance.one(of: ["~", "null"])
    case .word(let word): return word
    case .text(let text): return YAMLText.scalar(text, &chance)
    case .list(let items):
      let parts = items.map { $0.flow(&chance) }
      return "[" + parts.joined(separator: chance.one(of: [", ", ",\n          "])) + "]"
    case .map(let pairs):
      let parts = pairs.map { YAMLText.scalar($0, &chance) + ": " + $1.flow(&chance) }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  private static func scalar(_ text: String, _ chance: inout Chance) -> String {
    let isPlain =
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
      && text.first?.isLetter == true && !["null", "true", "false"].contains(text)
    if isPlain, !chance.isMet(oneIn: 4) { return text }
    if chance.isMet(oneIn: 2) {
      return "'" + text.split(separator: "'").joined(separator: "''") + "'"
    }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"" + escaped.joined() + "\""
  }
}

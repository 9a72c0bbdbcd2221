/// The typed values of a page's front matter; each mistake is named with its place.
struct FrontMatter: Sendable {
  private let node: YAMLNode
  private let file: String

  init(_ node: YAMLNode, file: String) throws(UserError) {
    self.node = node
    self.file = file
    guard node.mapping != nil else { throw error("the front matter is no mapping.", at: node) }
  }

  func error(_ what: String, _ advice: String = "", at node: YAMLNode) -> UserError {
    UserError(
      what, advice: advice, at: UserError.Place(file: file, line: node.line, column: node.column))
  }

  /// Refuses keys that a page of this kind does not have.
  func allow(_ keys: [String]) throws(UserError) {
    for (key, _) in node.mapping ?? [] where !keys.contains(key.string ?? "") {
      let known = keys.map { "`\($0)`" }.joined(separator: ", ")
      throw error("unknown key `\(key.string ?? "")`; a rule page has \(known).", at: key)
    }
  }

  func string(_ key: String) throws(UserError) -> (text: String, node: YAMLNode) {
    guard let value = node[key] else { throw error("`\(key)` is missing.", at: node) }
    guard let text = value.string else { throw error("`\(key)` is a text.", at: value) }
    return (text, value)
  }

  func has(_ key: String) -> Bool { node[key] != nil }

  /// One of a set of words.
  ///
  /// - Parameter usual: Where the key is left out; nil where it may not be.
  func choice<Choice>(
    _ key: String, _ choices: [(word: String, choice: Choice)], usual: Choice? = nil
  ) throws(UserError) -> Choice {
    if let usual, !has(key) { return usual }
    let (text, node) = try string(key)
    guard let found = choices.first(where: { $0.word == text }) else {
      let known = choices.map { "`\($0.word)`" }.joined(separator: ", ")
      throw error("`\(key)` is one of \(known), not `\(text)`.", at: node)
    }
    return found.choice
  }

  /// A mapping from keys to texts; empty where the key is left out.
  func texts(
    _ key: String, isRequired: Bool = false
  ) throws(UserError) -> [String: String] {
    guard let value = node[key] else {
      if isRequired { throw error("`\(key)` is missing.", at: node) }
      return [:]
    }
    guard let pairs = value.mapping else { throw error("`\(key)` is a mapping.", at: value) }
    var texts: [String: String] = [:]
    for (name, value) in pairs {
      guard let name = name.string, let text = value.string else {
        throw error("`\(key)` maps names to texts.", at: value)
      }
      texts[name] = text
    }
    return texts
  }

  /// A formula over words, as alternatives of words that belong together: `a & b | c`.
  func formula(_ key: String) throws(UserError) -> [[String]] {
    let (text, node) = try string(key)
    let alternatives = text.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: "&", omittingEmptySubsequences: false).map(Self.trimmed)
    }
    guard !alternatives.joined().contains("") else {
      throw error("`\(key)` is words joined by `&` and `|`, such as `a & b | c`.", at: node)
    }
    return alternatives
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

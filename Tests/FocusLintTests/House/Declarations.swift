/// The declarations that the house tests ask about.
extension SwiftText {
  private static let typeWords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let hidden: Set = ["private", "fileprivate"]

  /// The types of the file's top level that other files can name.
  var topLevelTypes: [String] { types { $0 == 0 } }

  /// The types inside others.
  var nestedTypes: [String] { types { $0 > 0 } }

  private func types(where isWanted: (_ depth: Int) -> Bool) -> [String] {
    var depth = 0
    var names: [String] = []
    for index in tokens.indices.dropLast() {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case let word where Self.typeWords.contains(word) && isWanted(depth) && isFree(index):
        let isMember = ["func", "var", "let"].contains(tokens[index + 1].text)  // class func
        let isHidden = depth == 0 && index > 0 && isHidden(index)
        if !isMember, !isHidden { names.append(tokens[index + 1].text) }
      default: break
      }
    }
    return names
  }

  /// Whether `private` stands before the word, modifiers in between.
  private func isHidden(_ index: Int) -> Bool {
    let modifiers: Set = ["final", "indirect", "nonisolated"]
    let before = tokens[..<index].last { !modifiers.contains($0.text) }
    return before.map { Self.hidden.contains($0.text) } ?? false
  }

  struct Function: Equatable {
    var name: String
    var line: Int
    /// The lines between its braces.
    var length: Int
  }

  /// The functions and initializers that have a body.
  var functions: [Function] {
    tokens.indices.dropLast().compactMap { index in
      guard ["func", "init"].contains(tokens[index].text), isFree(index) else { return nil }
      guard let start = body(after: index + 1) else { return nil }
      var depth = 0
      let end = tokens.indices[start...].first { index in
        if tokens[index].text == "{" { depth += 1 }
        if tokens[index].text == "}" { depth -= 1 }
        return depth == 0
      }
      guard let end else { return nil }
      let isInit = tokens[index].text == "init"
      return Function(
        name: isInit ? "init" : tokens[index + 1].text, line: tokens[index].line,
        length: max(0, tokens[end].line - tokens[start].line - 1))
    }
  }

  /// The `{` that begins the body of a signature; nil for a requirement of a protocol.
  private func body(after start: Int) -> Int? {
    let ends: Set = ["}", "func", "var", "let", "init", "case", "struct", "enum", "static", "@"]
    var depth = 0
    for index in tokens.indices[start...] {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return index
      case let word where depth == 0 && ends.contains(word): return nil
      default: break
      }
    }
    return nil
  }
}

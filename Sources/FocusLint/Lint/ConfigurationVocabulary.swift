extension Vocabulary.Field {
  /// What may be said of a view in `focusable`.
  package enum Key: String, CaseIterable, Sendable {
    case input = "as"
    case text, focus
  }
}

extension ConfigurationPass {
  /// `focusable`: a mapping of names, or a list of them.
  mutating func fields(_ node: YAMLNode) -> [String: Vocabulary.Field] {
    var fields: [String: Vocabulary.Field] = [:]
    if let names = node.sequence {
      for name in names where isName(name, "a view") {
        fields[name.string ?? ""] = Vocabulary.Field()
      }
      return fields
    }
    let advice = "A list of names is right too."
    for (key, value) in pairs(of: node, "`focusable`", advice) where isName(key, "a view") {
      fields[key.string ?? ""] = field(value, of: key.string ?? "")
    }
    return fields
  }

  private mutating func field(_ node: YAMLNode, of name: String) -> Vocabulary.Field {
    var field = Vocabulary.Field()
    for (key, value) in pairs(of: node, "`\(name)`", "Write `\(name): { as: TextField }`.") {
      let word = key.string ?? ""
      switch Vocabulary.Field.Key(rawValue: word) {
      case .input: field.input = input(value) ?? field.input
      case .text: field.text = label(value, of: word)
      case .focus: field.focus = label(value, of: word)
      case nil:
        let names = Vocabulary.Field.Key.allCases.map(\.rawValue)
        add(key, "a view of `focusable` has no key `\(word)`.", hint(word, names))
      }
    }
    return field
  }

  private mutating func input(_ node: YAMLNode) -> Vocabulary.Input? {
    if let input = node.string.flatMap(Vocabulary.Input.init) { return input }
    let names = Vocabulary.Input.allCases.map(\.rawValue)
    let hint = node.string.map { Spelling.hint(for: $0, among: names) } ?? ""
    add(node, "`as` is `TextField`, `SecureField` or `TextEditor`.", hint)
    return nil
  }

  private mutating func label(_ node: YAMLNode, of key: String) -> String? {
    if let label = node.string, label.isSwiftName { return label }
    let advice = "Leave `:` and `$` out; an argument without a label is `_`."
    add(node, "`\(key)` is the label of an argument, such as `value`.", advice)
    return nil
  }

  mutating func modifiers(_ node: YAMLNode) -> [String: String] {
    var modifiers: [String: String] = [:]
    for (key, value) in pairs(of: node, "`modifiers`") where isName(key, "a modifier") {
      guard let target = value.string else {
        let advice = list(Vocabulary.targets)
        add(value, "a modifier is told as one of SwiftUI's, such as `focused`.", advice)
        continue
      }
      if Vocabulary.targets.contains(target) {
        modifiers[key.string ?? ""] = target
      } else {
        let near = Spelling.hint(for: target, among: Vocabulary.targets)
        let advice = [near, list(Vocabulary.targets)].filter { !$0.isEmpty }
        add(value, "nothing can be told as `\(target)`.", advice.joined(separator: " "))
      }
    }
    return modifiers
  }

  private mutating func isName(_ node: YAMLNode, _ what: String) -> Bool {
    guard let name = node.string, name.isSwiftName else {
      let shown = node.string.map { "`\($0)`" } ?? "this"
      let advice = "Write the name alone, without module, dot or parentheses."
      add(node, "\(shown) is not the name of \(what).", advice)
      return false
    }
    return true
  }
}

extension String {
  /// Whether it can be a name in Swift code: letters, digits, `_` and what is not ASCII, and no digit
  /// in front.
  fileprivate var isSwiftName: Bool {
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = utf8.first, !isDigit(first) else { return false }
    return utf8.allSatisfy { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}

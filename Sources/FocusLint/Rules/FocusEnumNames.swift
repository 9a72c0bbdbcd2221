/// What a new enum of focus values, its cases and its state are called.
struct FocusEnumNames {
  /// The enum.
  let type: String
  /// The state that holds one of its values.
  let state: String
  /// The case of each Bool state, by the state's name.
  let cases: [String: String]

  /// - Parameter files: All that hold code of the type; nothing in them has a name of these yet.
  /// - Throws: `taken` where each name at hand is.
  init(for states: [String], in files: [SourceFile]) throws(FocusEnum.Obstacle) {
    func free(_ names: [String]) throws(FocusEnum.Obstacle) -> String {
      let taken = names.map { name in files.first { !$0.places(of: name).isEmpty } }
      if let index = taken.firstIndex(of: nil) { return names[index] }
      throw .taken(names[0], taken[0]!, taken[0]!.places(of: names[0])[0])
    }
    type = try free(["FocusField", "FocusTarget", "FocusValue"])
    state = try free(["focusedField", "focusTarget", "currentFocus"])
    let short = states.map { FocusEnumNames.caseName(of: $0) }
    var cases: [String: String] = [:]
    for (name, wanted) in zip(states, short) {
      let isTaken =
        short.count { $0 == wanted } > 1 || states.contains { $0 == wanted && $0 != name }
      cases[name] = wanted.isEmpty || isTaken ? name : wanted
    }
    self.cases = cases
  }

  /// The case as the enum declares it.
  func declaration(of state: String) -> String {
    let name = cases[state] ?? state
    return FocusEnumNames.keywords.contains(name) ? "`\(name)`" : name
  }

  /// What is focused by a state's name: `email` of `isEmailFocused`, `amount` of `amountHasFocus`.
  private static func caseName(of state: String) -> String {
    let all = words(of: state)
    let words = all.indices.filter { place in
      let before = place > 0 ? all[place - 1] : nil
      let behind = place + 1 < all.count ? all[place + 1] : nil
      switch all[place] {
      case let word where focusWords.contains(word): return false
      case "is", "has", "are", "should": return before != nil && !focusWords.contains(behind ?? "")
      case "state": return !focusWords.contains(before ?? "")
      case "first": return behind != "responder"
      case "responder": return before != "first"
      default: return true
      }
    }.map { all[$0] }
    guard let first = words.first else { return "" }
    // The enum says that they are fields.
    let rest = words.count > 1 && words.last == "field" ? words.dropLast() : words[...]
    let name = first + rest.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first?.isNumber == false && !taken.contains(name)
    return isName ? name : ""
  }

  /// The words of a name in camel case, in small letters: `pin`, `code` of `PINCode`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var previous: Character?
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let next = place + 1 < letters.count ? letters[place + 1] : nil
      let begins =
        letter.isUppercase
        && (previous?.isUppercase != true || next?.isLowercase == true)
      if letter != "_", begins || previous == nil || previous == "_" { words.append("") }
      if letter != "_" { words[words.count - 1] += letter.lowercased() }
      previous = letter
    }
    return words
  }

  private static let focusWords: Set<String> = [
    "focused", "focussed", "focus", "focusing", "focusable",
  ]

  /// What cannot be a case, or would be read as `nil` where it is a value of an optional.
  private static let taken: Set<String> = ["init", "self", "type", "protocol", "none", "some"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}

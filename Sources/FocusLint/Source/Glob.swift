/// A pattern for paths below one folder: `*` and `?` within a name, `**` across names, `[a-z]`,
/// `[!a-z]`, and `\` before a character that means itself.
///
/// A pattern without an inner `/` matches at any depth. One that ends in `/` or `/**` names a
/// folder.
package struct Glob: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case anyFolders
    case name([Element])
  }

  private enum Element: Sendable, Hashable {
    case byte(UInt8)
    case anyText
    case anyCharacter
    case oneOf([ClosedRange<UInt32>], isNegated: Bool)
  }

  package let pattern: String
  private let parts: [Part]
  private let isForFolders: Bool

  /// - Throws: what is wrong with the pattern, without a place.
  package init(_ pattern: String) throws(UserError) {
    self.pattern = pattern
    if pattern.hasPrefix("!") { throw UserError("a pattern cannot begin with `!`.") }
    var names = pattern.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Array($0) }
    var isAnchored = names.count > 1 && names.first == [UInt8(ascii: ".")]
    if isAnchored { names.removeFirst() }
    let star = [UInt8](repeating: UInt8(ascii: "*"), count: 2)
    var isForFolders = false
    while let last = names.last, names.count > 1, last.isEmpty || last == star {
      isForFolders = true
      isAnchored = isAnchored || last == star
      names.removeLast()
    }
    isAnchored = isAnchored || names.count > 1
    names.removeAll { $0.isEmpty }
    if names.isEmpty { throw UserError("a pattern cannot be empty.") }
    if names.contains([UInt8(ascii: "."), UInt8(ascii: ".")]) {
      throw UserError("`\(pattern)` leaves the folder of the configuration; `..` matches nothing.")
    }
    var parts: [Part] = isAnchored ? [] : [.anyFolders]
    for name in names {
      if name != star {
        parts.append(.name(try Glob.elements(name, of: pattern)))
      } else if parts.last != .anyFolders {
        parts.append(.anyFolders)
      }
    }
    if parts.last == .anyFolders { parts.append(.name([.anyText])) }
    self.parts = parts
    self.isForFolders = isForFolders
  }

  /// Whether it matches a relative path itself, whatever it says of the folders above.
  package func matches(_ path: String, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    if parts.count == 2, parts[0] == .anyFolders, case .name(let elements) = parts[1] {
      return Glob.matches(Substring(Path.name(of: path)).utf8, elements)
    }
    return matches(path.utf8.split(separator: UInt8(ascii: "/")))
  }

  /// Whether it matches a relative path of a file, or a folder that the file is in.
  package func covers(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/"))
    for count in names.indices where matches(Array(names[...count])) {
      if !isForFolders || count < names.count - 1 { return true }
    }
    return false
  }

  /// Names against parts, with the last `**` as the only place to go back to.
  private func matches(_ names: [Substring.UTF8View]) -> Bool {
    var name = 0
    var part = 0
    var retry: (name: Int, part: Int)?
    while name < names.count {
      if part < parts.count, parts[part] == .anyFolders {
        retry = (name, part)
        part += 1
      } else if part < parts.count, case .name(let elements) = parts[part],
        Glob.matches(names[name], elements)
      {
        name += 1
        part += 1
      } else if let last = retry {
        retry = (last.name + 1, last.part)
        name = last.name + 1
        part = last.part + 1
      } else {
        return false
      }
    }
    return part == parts.count
  }

  /// Characters against elements, with the last `*` as the only place to go back to.
  private static func matches(_ name: Substring.UTF8View, _ elements: [Element]) -> Bool {
    let text = Array(name)
    var index = 0
    var element = 0
    var retry: (index: Int, element: Int)?
    while index < text.count {
      if element < elements.count, elements[element] == .anyText {
        retry = (index, element)
        element += 1
      } else if element < elements.count,
        let length = length(of: elements[element], in: text, at: index)
      {
        index += length
        element += 1
      } else if let last = retry {
        retry = (last.index + 1, last.element)
        index = last.index + 1
        element = last.element + 1
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .anyText }
  }

  /// How many bytes an element takes; nil where it does not match.
  private static func length(of element: Element, in text: [UInt8], at index: Int) -> Int? {
    switch element {
    case .byte(let byte): return text[index] == byte ? 1 : nil
    case .anyText: return 0
    case .anyCharacter, .oneOf:
      let length = min(scalarLength(text[index]), text.count - index)
      guard case .oneOf(let ranges, let isNegated) = element else { return length }
      let scalar = String(decoding: text[index..<index + length], as: UTF8.self).unicodeScalars
      let value = scalar.first?.value ?? 0
      return ranges.contains { $0.contains(value) } != isNegated ? length : nil
    }
  }

  private static func scalarLength(_ lead: UInt8) -> Int {
    lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  private static func elements(_ name: [UInt8], of pattern: String) throws(UserError) -> [Element] {
    let text = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
    var elements: [Element] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "*":
        if elements.last != .anyText { elements.append(.anyText) }
      case "?": elements.append(.anyCharacter)
      case "[": elements.append(try set(text, &index, of: pattern))
      case "\\" where index + 1 < text.count:
        index += 1
        elements += String(text[index]).utf8.map { .byte($0) }
      default: elements += String(text[index]).utf8.map { .byte($0) }
      }
      index += 1
    }
    return elements
  }

  /// The set that begins at `index`, which is left at its `]`.
  private static func set(
    _ text: [Unicode.Scalar], _ index: inout Int, of pattern: String
  ) throws(UserError) -> Element {
    var ranges: [ClosedRange<UInt32>] = []
    var next = index + 1
    let isNegated = next < text.count && (text[next] == "!" || text[next] == "^")
    if isNegated { next += 1 }
    let first = next
    while next < text.count, text[next] != "]" || next == first {
      let low = text[next].value
      if next + 2 < text.count, text[next + 1] == "-", text[next + 2] != "]" {
        guard low <= text[next + 2].value else {
          throw UserError("`\(pattern)` has a range that runs backwards.")
        }
        ranges.append(low...text[next + 2].value)
        next += 3
      } else {
        ranges.append(low...low)
        next += 1
      }
    }
    guard next < text.count else { throw UserError("`\(pattern)` has a `[` without its `]`.") }
    index = next
    return .oneOf(ranges, isNegated: isNegated)
  }
}

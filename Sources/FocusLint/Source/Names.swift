/// What is asked of names, byte by byte: Swift's own functions compare characters, which takes much longer
/// and says the same of what may stand in code.
extension String {
  /// Whether some letters stand in it.
  package func holds(_ letters: String) -> Bool {
    let (own, wanted) = (utf8, letters.utf8)
    guard let first = wanted.first else { return true }
    var rest = own[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// `Form` of `Form.Field.Style`.
  package var firstComponent: String {
    utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
  }

  /// What is before the last period: `Form.Field` of `Form.Field.Style`; nil where there is none.
  package var enclosingName: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }

  /// `Style` of `Form.Field.Style`.
  package var lastComponent: String {
    guard let period = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    let name = self[utf8.index(after: period)...]
    return name.isEmpty ? split(separator: ".").last.map { String($0) } ?? self : String(name)
  }
}

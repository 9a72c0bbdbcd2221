extension JSON {
  /// A value on a line of its own, with which a terminal cannot be led astray.
  static func line(of value: some Encodable) -> String {
    escaped(String(decoding: bytes(of: value), as: UTF8.self)) + "\n"
  }

  /// Escapes what would lead a terminal astray: it stands in strings alone, where an escape means the
  /// same.
  private static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Terminal.isVisible(scalar) {
        result.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
        }
      }
    }
    return String(result)
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as all reports write it: on one line, with keys in order.
enum JSONText {
  /// The text of a value that surely encodes, as strings, whole numbers and truth values do.
  static func line(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try! encoder.encode(value), as: UTF8.self)) + "\n"
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

  /// The value of a text in JSON; nil where it is none.
  static func value(of bytes: [UInt8]) -> JSONValue? {
    try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }
}

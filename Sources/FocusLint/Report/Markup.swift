/// Text as it stands in XML and HTML, in elements and in quoted attributes.
enum Markup {
  /// For programs: a character that cannot be seen is a reference to it where XML has one, else a mark
  /// that stands for it.
  static func xml(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x7F...0xFFFD, 0x10000...:
        "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: Terminal.visible(String(scalar))
      }
    }
  }

  /// For people: what cannot be seen, or turns the direction of writing, has a visible mark in its
  /// place; a tab stays.
  static func html(_ text: String) -> String {
    escaped(text) { $0 == "\t" ? "\t" : Terminal.visible(String($0)) }
  }

  private static func escaped(
    _ text: String, _ hidden: (Unicode.Scalar) -> String
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // XML has neither of these two, and nobody misses them.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where Terminal.isVisible(scalar): result.unicodeScalars.append(scalar)
      default: result += hidden(scalar)
      }
    }
    return result
  }
}

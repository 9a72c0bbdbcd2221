/// Text as a terminal can show it without being led astray, and how wide it shows it.
package enum Terminal {
  /// The text with a visible mark in the place of each character that would move the cursor, change
  /// colours, turn the direction of writing or not be seen at all; tabs and line ends too.
  package static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(visible(scalar)) }
    return String(result)
  }

  /// The same for a text of many lines, each of which ends as it did.
  package static func visible(lines text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { visible(String(Substring($0))) }.joined(separator: "\n")
  }

  /// Whether a character is shown as it is.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool { visible(scalar) == scalar }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    // What joins or parts letters, or makes emoji of several, is seen in what they become.
    case 0x200C, 0x200D: scalar
    default:
      scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory == .format ? "\u{FFFD}" : scalar
    }
  }

  /// How many columns a character takes: East Asian wide ones and emoji two, combining ones none.
  ///
  /// The half-width voicing marks of `ｶﾞ` and `ﾊﾟ` combine for Unicode, yet take a column each.
  package static func width(of character: Character) -> Int {
    let marks = character.unicodeScalars.dropFirst().count { $0 == "\u{FF9E}" || $0 == "\u{FF9F}" }
    return marks + widthWithoutVoicing(of: character.unicodeScalars)
  }

  private static func widthWithoutVoicing(of scalars: Character.UnicodeScalarView) -> Int {
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300 { return scalars.contains("\u{FE0F}") ? 2 : 1 }
    if scalars.contains(where: isWide) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F: true
    // Unicode's EastAsianWidth.txt, W and F, without the emoji that the property below tells.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

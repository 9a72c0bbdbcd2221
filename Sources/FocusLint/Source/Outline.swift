/// What a file's bytes say without parsing: the types that it declares or extends, and the
/// projections and wrappers that it names.
///
/// Comments and strings are not told apart from code, so a name may be one too many, never one too
/// few.
package struct Outline: Sendable {
  /// Each declared or extended type's name, hashed, and its last component: `Checkout.CardStep` and
  /// `CardStep`.
  package private(set) var types: [UInt64] = []
  /// Whether some of them may be extended.
  package private(set) var extendsTypes = false
  /// Names `x` of `$x` and `_x`, hashed.
  package private(set) var projections: [UInt64] = []
  /// Names of `Name(`, hashed: where a view or another type is made. Capital letters alone begin one.
  package private(set) var makings: [UInt64] = []
  /// Names `x` of `\.x` and `FocusedValues.x`, hashed.
  package private(set) var keyPaths: [UInt64] = []
  /// Whether a toolbar above the keyboard may be in it.
  package let mentionsKeyboardToolbar: Bool
  /// Whether code that a framework calls again and again may be in it.
  package let mentionsEntry: Bool

  private static let entries = [
    "Representable", "ayoutSubviews", "cellForRowAt", "cellForItemAt", "updateConfiguration",
    "introspect", "updateUIView", "updateNSView",
  ].map(Word.init)

  private static let toolbar = ["ToolbarItem", ".keyboard"].map(Word.init)
  private static let keys = Array("FocusedValues.".utf8)

  /// The hash of `extension` first.
  private static let keywords = [
    "extension", "struct", "class", "enum", "protocol", "actor", "typealias",
  ].map { FNV.hash($0.utf8) }
  /// By byte.
  private static let letters = (0...UInt8.max).map(isLetter)

  package static func hash(_ name: String) -> UInt64 { FNV.hash(name.utf8) }

  package init(_ bytes: [UInt8]) {
    mentionsEntry = Outline.entries.contains { $0.isIn(bytes) }
    mentionsKeyboardToolbar = Outline.toolbar.allSatisfy { $0.isIn(bytes) }
    bytes.withUnsafeBufferPointer { text in
      Outline.letters.withUnsafeBufferPointer { read(text, $0) }
    }
  }

  private mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ letters: UnsafeBufferPointer<Bool>
  ) {
    var at = 0
    while at < text.count {
      let start = at
      at += 1
      guard letters[Int(text[start])] || text[start] == UInt8(ascii: "$") else { continue }
      while at < text.count, letters[Int(text[at])] { at += 1 }
      note(start..<at, in: text)
    }
  }

  private mutating func note(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
    let (start, end) = (word.lowerBound, word.upperBound)
    let first = text[start]
    if start > 1, text[start - 1] == UInt8(ascii: "."), Outline.isKey(startingAt: start, in: text) {
      keyPaths.append(FNV.hash(text[word]))
    } else if first == UInt8(ascii: "$") || first == UInt8(ascii: "_") {
      if word.count > 1 { projections.append(FNV.hash(text[(start + 1)..<end])) }
    } else if end < text.count, text[end] == UInt8(ascii: "("), first >= UInt8(ascii: "A"),
      first <= UInt8(ascii: "Z")
    {
      makings.append(FNV.hash(text[word]))
    } else if Outline.startsKeyword(first), (4...9).contains(word.count) {
      let keyword = FNV.hash(text[word])
      guard Outline.keywords.contains(keyword), let name = Outline.name(in: text, from: end) else {
        return
      }
      if keyword == Outline.keywords[0] { extendsTypes = true }
      types.append(FNV.hash(name))
      if let period = name.lastIndex(of: UInt8(ascii: ".")) {
        types.append(FNV.hash(name[(period + 1)...]))
      }
    }
  }

  /// Whether a word behind a period stands behind `\.` or `FocusedValues.`.
  private static func isKey(startingAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[start - 2] == UInt8(ascii: "\\")
      || start > keys.count && text[(start - keys.count)..<start].elementsEqual(keys)
  }

  private static func startsKeyword(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "e"), UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "p"),
      UInt8(ascii: "a"), UInt8(ascii: "t"):
      true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func name(in text: UnsafeBufferPointer<UInt8>, from start: Int)
    -> Slice<UnsafeBufferPointer<UInt8>>?
  {
    var at = start
    while at < text.count, text[at] <= UInt8(ascii: " ") { at += 1 }
    let nameStart = at
    while at < text.count, isLetter(text[at]) || text[at] == UInt8(ascii: ".") { at += 1 }
    return at > nameStart ? text[nameStart..<at] : nil
  }
}

/// What a file's bytes say without parsing: the types that it declares or extends, and the
/// projections and wrappers that it names.
///
/// Comments and strings are not told apart from code, so a name may be one too many, never one too
/// few.
package struct Outline: Sendable {
  /// Each declared or extended type's name, hashed, and its last component: `Checkout.CardStep` and
  /// `CardStep`.
  package private(set) var types: [UInt64] = []
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
      let byte = text[at]
      guard letters[Int(byte)] || byte == UInt8(ascii: "$") else {
        at += 1
        continue
      }
      let start = at
      repeat { at += 1 } while at < text.count && letters[Int(text[at])]
      if start > 1, text[start - 1] == UInt8(ascii: "."),
        text[start - 2] == UInt8(ascii: "\\")
          || start > Outline.keys.count
            && text[(start - Outline.keys.count)..<start].elementsEqual(Outline.keys)
      {
        keyPaths.append(FNV.hash(text[start..<at]))
      } else if byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") {
        if at - start > 1 {
          projections.append(FNV.hash(text[(start + 1)..<at]))
        }
      } else if at < text.count, text[at] == UInt8(ascii: "("), byte >= UInt8(ascii: "A"),
        byte <= UInt8(ascii: "Z")
      {
        makings.append(FNV.hash(text[start..<at]))
      } else if Outline.startsKeyword(byte), (4...9).contains(at - start),
        Outline.keywords.contains(FNV.hash(text[start..<at])),
        let name = Outline.name(in: text, from: at)
      {
        types.append(FNV.hash(name))
        if let period = name.lastIndex(of: UInt8(ascii: ".")) {
          types.append(FNV.hash(name[(period + 1)...]))
        }
      }
    }
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

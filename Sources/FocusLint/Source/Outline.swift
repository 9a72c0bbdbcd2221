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

  private static let mentions = WordSearch([
    [
      "Representable", "ayoutSubviews", "cellForRowAt", "cellForItemAt", "updateConfiguration",
      "introspect", "updateUIView", "updateNSView",
    ], ["ToolbarItem"], [".keyboard"],
  ])

  private static let keys = Array("FocusedValues.".utf8)

  private static let keywords = Set(
    ["extension", "struct", "class", "enum", "protocol", "actor", "typealias"].map {
      FNV.hash($0.utf8)
    })

  package static func hash(_ name: String) -> UInt64 { FNV.hash(name.utf8) }

  package init(_ bytes: [UInt8]) {
    let mentioned = Outline.mentions.found(in: bytes)
    mentionsEntry = mentioned[0]
    mentionsKeyboardToolbar = mentioned[1] && mentioned[2]
    bytes.withUnsafeBufferPointer { text in
      var at = 0
      while at < text.count {
        let byte = text[at]
        guard Outline.isLetter(byte) || byte == UInt8(ascii: "$") else {
          at += 1
          continue
        }
        let start = at
        repeat { at += 1 } while at < text.count && Outline.isLetter(text[at])
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
        } else if Outline.mayBeKeyword(byte, at - start),
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
  }

  /// Whether a word may be one of `keywords`, by its first byte and its length.
  private static func mayBeKeyword(_ first: UInt8, _ count: Int) -> Bool {
    switch first {
    case UInt8(ascii: "e"): count == 9 || count == 4
    case UInt8(ascii: "s"): count == 6
    case UInt8(ascii: "c"), UInt8(ascii: "a"): count == 5
    case UInt8(ascii: "p"): count == 8
    case UInt8(ascii: "t"): count == 9
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

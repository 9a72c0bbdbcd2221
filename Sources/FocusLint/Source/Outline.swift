/// What a file's bytes say without parsing: the types that it declares or extends, and the
/// projections and wrappers that it names.
///
/// Comments and strings are not told apart from code, so a name may be one too many, never one too
/// few.
package struct Outline: Sendable {
  /// The last component of each declared or extended type's name: `CardStep` of
  /// `extension Checkout.CardStep`.
  package private(set) var types: Set<String> = []
  /// Names `x` of `$x` and `_x`.
  package private(set) var projections: Set<String> = []
  /// Whether code that a framework calls again and again may be in it.
  package let mentionsEntry: Bool

  private static let entries = [
    "Representable", "ayoutSubviews", "cellForRowAt", "cellForItemAt", "updateConfiguration",
    "introspect",
  ].map(Word.init)

  private static let keywords: Set<String> = [
    "extension", "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  package init(_ bytes: [UInt8]) {
    mentionsEntry = Outline.entries.contains { $0.isIn(bytes) }
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
        if byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") {
          if at - start > 1 {
            projections.insert(String(decoding: text[(start + 1)..<at], as: UTF8.self))
          }
        } else if Outline.startsKeyword(byte), (4...9).contains(at - start),
          Outline.keywords.contains(String(decoding: text[start..<at], as: UTF8.self)),
          let name = Outline.name(in: text, from: at)
        {
          types.insert(name)
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

  private static func name(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> String? {
    var at = start
    while at < text.count, text[at] <= UInt8(ascii: " ") { at += 1 }
    var nameStart = at
    while at < text.count, isLetter(text[at]) || text[at] == UInt8(ascii: ".") {
      if text[at] == UInt8(ascii: ".") { nameStart = at + 1 }
      at += 1
    }
    return at > nameStart ? String(decoding: text[nameStart..<at], as: UTF8.self) : nil
  }
}

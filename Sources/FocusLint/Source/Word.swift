#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Some bytes to look for in files, before anything is parsed.
///
/// `memchr` looks for the word's rarest byte (a capital, in Swift code) and the rest is compared
/// where it stands: near the speed of reading memory.
package struct Word: Hashable, Sendable {
  private let bytes: [UInt8]
  private let rarest: Int

  /// - Parameter word: An empty one stands nowhere.
  package init(_ word: String) {
    let bytes = Array(word.utf8)
    rarest = bytes.indices.min { Word.frequency(bytes[$0]) < Word.frequency(bytes[$1]) } ?? 0
    self.bytes = bytes
  }

  /// Whether a byte may stand in a name of Swift code.
  package static func mayHold(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func frequency(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 1
    case UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "x"), UInt8(ascii: "j"): 1
    case UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#"): 2
    case UInt8(ascii: "k"), UInt8(ascii: "v"), UInt8(ascii: "w"), UInt8(ascii: "y"): 3
    case UInt8(ascii: " "), UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "i"): 9
    default: 5
    }
  }

  /// Where it first stands at or after an offset.
  package func first(in text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard let base = text.baseAddress, !bytes.isEmpty else { return nil }
    var at = start + rarest
    while at < text.count,
      let found = memchr(base + at, Int32(bytes[rarest]), text.count - at)
    {
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base) - rarest
      if offset + bytes.count <= text.count,
        bytes.withUnsafeBytes({ memcmp(base + offset, $0.baseAddress!, bytes.count) }) == 0
      {
        return offset
      }
      at = offset + rarest + 1
    }
    return nil
  }

  package func isIn(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { first(in: $0) != nil }
  }

  /// Where it stands, ascending, without overlap.
  package func offsets(in text: [UInt8]) -> [Int] {
    text.withUnsafeBufferPointer { text in
      var offsets: [Int] = []
      while let next = first(in: text, from: offsets.last.map { $0 + bytes.count } ?? 0) {
        offsets.append(next)
      }
      return offsets
    }
  }
}

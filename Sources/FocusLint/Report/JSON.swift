#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as JSON, with keys in order, so that the same value gives the same bytes.
package enum JSON {
  package static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, booleans and whole numbers alone cannot fail to encode.
    return Array(try! encoder.encode(value))
  }

  /// - Throws: where the bytes are no JSON, or not of the type.
  package static func value<Value: Decodable>(of type: Value.Type, in bytes: [UInt8]) throws
    -> Value
  {
    do { return try JSONDecoder().decode(type, from: Data(bytes)) } catch {
      guard let mended = withoutHalves(bytes) else { throw error }
      return try JSONDecoder().decode(type, from: Data(mended))
    }
  }

  /// The bytes with `\ufffd` for each escape that is half a character, as programs in JavaScript write
  /// a text that was cut in the middle of one; nil where there is none.
  private static func withoutHalves(_ bytes: [UInt8]) -> [UInt8]? {
    var (mended, at, isMended) = (bytes, 0, false)
    while at + 6 <= bytes.count {
      guard bytes[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      guard let unit = unit(bytes, at) else {
        at += 2
        continue
      }
      if 0xD800..<0xDC00 ~= unit, let next = JSON.unit(bytes, at + 6), 0xDC00..<0xE000 ~= next {
        at += 12
        continue
      }
      if 0xD800..<0xE000 ~= unit {
        mended.replaceSubrange(at + 2..<at + 6, with: "fffd".utf8)
        isMended = true
      }
      at += 6
    }
    return isMended ? mended : nil
  }

  /// The UTF-16 code unit of an escape `\uxxxx`; nil where there is none.
  private static func unit(_ bytes: [UInt8], _ at: Int) -> UInt16? {
    guard at + 6 <= bytes.count, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[at + 2..<at + 6], as: UTF8.self), radix: 16)
  }

  /// Whether some bytes are JSON at all.
  package static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Anything.self, from: Data(bytes))) != nil
  }

  private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }
}

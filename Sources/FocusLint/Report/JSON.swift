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
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Whether some bytes are JSON at all.
  package static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Anything.self, from: Data(bytes))) != nil
  }

  private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }
}

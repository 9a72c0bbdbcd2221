import FocusLint
import Foundation
import Testing

/// What is written is what Foundation writes, byte for byte.
@Test func jsonIsWrittenAsFoundationWritesIt() throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  for value in Array(0..<0x300) + Array(0x2000..<0x2100) + Array(0x1F600..<0x1F610) {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let text = "a\(scalar)/\"\\"
    let expected = String(decoding: try encoder.encode(["k": [text], "a": []]), as: UTF8.self)
    #expect(JSON.object(["k": .array([.string(text)]), "a": .array([])]).text == expected)
  }
}

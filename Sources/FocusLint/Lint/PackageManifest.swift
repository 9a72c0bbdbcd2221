/// What can be read of a Package.swift without compiling it.
package enum PackageManifest {
  private static let names: [String: Platform] = [
    "iOS": .ios, "macOS": .macos, "tvOS": .tvos, "watchOS": .watchos, "visionOS": .visionos,
  ]

  /// The `platforms:` of the package; nil where none are written as plain values.
  ///
  /// `.when(platforms: [.iOS])` has no versions, and is passed over.
  package static func platforms(in bytes: [UInt8]) -> Platforms? {
    let words = words(in: bytes)
    for index in words.indices.dropLast(2)
    where words[index] == "platforms" && words[index + 1] == ":" && words[index + 2] == "[" {
      let end = words[index...].firstIndex(of: "]") ?? words.endIndex
      let platforms = platforms(in: words[index + 3..<end])
      if !platforms.isEmpty { return Platforms(platforms) }
    }
    return nil
  }

  private static func platforms(in words: ArraySlice<String>) -> [Platform: Version?] {
    var found: [Platform: Version?] = [:]
    for index in words.indices.dropLast(4)
    where words[index] == "." && words[index + 2] == "(" {
      guard let platform = names[words[index + 1]] else { continue }
      let value = words[index + 3]
      let text = value == "." ? words[index + 4] : value
      let digits = text.drop { !$0.isNumber }.split { !$0.isNumber }.compactMap { Int($0) }
      guard let major = digits.first else { continue }
      found[platform] = Version(major, digits.count > 1 ? digits[1] : 0)
    }
    return found
  }

  /// Words, string literals (without quotes) and single marks, without comments and white space.
  private static func words(in bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var index = 0
    func next(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      if next("//") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if next("/*") {
        while index < bytes.count, !next("*/") { index += 1 }
        index += 2
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index, bytes.count)
        words.append(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
        index += 1
      } else if isWord(byte) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        words.append(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        index += 1
        if byte > 0x20 { words.append(String(decoding: [byte], as: UTF8.self)) }
      }
    }
    return words
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

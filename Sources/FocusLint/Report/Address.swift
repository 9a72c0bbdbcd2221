/// Paths as they stand in URIs.
enum Address {
  /// The path with a percent sign and two digits for each byte that is not a letter, a digit or one of
  /// `/-._~`.
  static func escaped(_ path: String) -> String {
    let plain = Set("/-._~".utf8)
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = plain.contains(byte) || byte < 0x80 && scalar.properties.isAlphabetic
      if isPlain || (0x30...0x39).contains(byte) {
        address.unicodeScalars.append(scalar)
      } else {
        address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }

  /// The path that an address stands for; nil where its escapes are broken or not UTF-8.
  static func path(_ address: String) -> String? {
    var bytes: [UInt8] = []
    var rest = address.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

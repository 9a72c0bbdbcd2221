/// Paths as clients write them: `file:///Users/a/My%20App/Login.swift`.
enum FileURI {
  /// The absolute path of a `file:` address; nil of any other.
  static func path(of uri: String) -> String? {
    guard uri.utf8.count > 7, uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.utf8.dropFirst(7)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
    var bytes: [UInt8] = []
    var at = slash
    while at < rest.endIndex {
      let byte = rest[at]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "%"), let escaped = escaped(rest[at...]) {
        bytes.append(escaped)
        at = rest.index(at, offsetBy: 3)
      } else {
        bytes.append(byte)
        at = rest.index(after: at)
      }
    }
    return Path.absolute(String(decoding: bytes, as: UTF8.self), in: "/")
  }

  private static func escaped(_ text: Substring.UTF8View) -> UInt8? {
    let digits = text.dropFirst().prefix(2)
    guard digits.count == 2 else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// The address of an absolute path.
  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }

  /// Whether every client writes a byte as it is: what RFC 3986 does not reserve.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~".utf8.contains(byte)
    }
  }
}

/// Paths as clients write them: `file:///Users/a/My%20App/Login.swift`.
enum FileURI {
  /// The absolute path of a `file:` address; nil of any other.
  static func path(of uri: String) -> String? {
    guard uri.utf8.count > 7, uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.utf8.dropFirst(7)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
    let written = String(
      rest[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    // A percent sign that escapes nothing stands for itself.
    return written.map { Path.absolute(Address.path($0) ?? $0, in: "/") }
  }

  /// The address of an absolute path, escaped as every client escapes it.
  static func uri(of path: String) -> String { "file://" + Address.escaped(path) }
}

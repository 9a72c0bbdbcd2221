import FocusLint

extension Command {
  /// The paths to lint: those of the command line, and those of `--files-from`; the current folder
  /// where neither is used.
  static func paths(of request: Request) throws(UserError) -> [String] {
    guard let list = request.fileList else {
      return request.words.isEmpty ? ["."] : request.words
    }
    let shown = list == "-" ? "standard input" : "`\(list)`"
    switch list == "-" ? FileContents.bytes(ofDescriptor: 0) : FileContents.bytes(of: list) {
    case .success(let bytes): return request.words + (try paths(in: bytes, of: shown))
    case .failure(let failure):
      throw UserError("`--files-from`: \(shown) cannot be read: \(failure.reason).")
    }
  }

  /// The lines of a list that are not empty; each ends in LF or CRLF.
  private static func paths(
    in bytes: [UInt8], of list: String
  ) throws(UserError) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var paths: [String] = []
    for (index, var line) in lines.enumerated() {
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      guard !line.isEmpty else { continue }
      guard !line.contains(0), let path = String(validating: line, as: UTF8.self) else {
        throw UserError("`--files-from`: line \(index + 1) of \(list) is no path in UTF-8.")
      }
      paths.append(path)
    }
    return paths
  }
}

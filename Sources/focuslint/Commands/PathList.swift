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
    case .success(let bytes):
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let list = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
      return request.words + (try paths(in: list, of: shown))
    case .failure(let failure):
      throw UserError("`--files-from`: \(shown) cannot be read: \(failure.reason).")
    }
  }

  /// The lines of a list that are not empty; each ends in LF or CRLF.
  private static func paths(
    in bytes: ArraySlice<UInt8>, of list: String
  ) throws(UserError) -> [String] {
    if bytes.contains(0) {
      let advice = "Programs that write such lists do so for `-z`, `-0` or `-print0`: leave it out."
      throw UserError(
        "`--files-from`: \(list) parts its paths by NUL; each must be a line.", advice: advice)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var paths: [String] = []
    for (index, var line) in lines.enumerated() {
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      guard !line.isEmpty else { continue }
      guard let path = String(validating: line, as: UTF8.self) else {
        throw UserError("`--files-from`: line \(index + 1) of \(list) is no path in UTF-8.")
      }
      paths.append(path)
    }
    return paths
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One file that was read and parsed.
package struct Reading: Sendable {
  package var file: SourceFile
  /// One for each variant of its text; fewer where a parse was cut short.
  package var variants: [FileFacts]
  package var isCutShort: Bool

  var hasSyntaxErrors: Bool { variants.contains { $0.tree.hasErrors } }

  package init(_ file: SourceFile, platforms: Platforms, module: String, parser: Parser) {
    self.file = file
    let scan = Scan(file.bytes)
    isCutShort = scan.tooDeep != nil
    variants = []
    // The budget is the file's, not each variant's.
    let deadline = ContinuousClock.now + Parser.budget(for: file.bytes.count)
    for variant in Variant.variants(of: file.bytes, scan) {
      guard let tree = parser.tree(of: variant.text, in: file, before: deadline) else {
        isCutShort = true
        continue
      }
      variants.append(
        FileFacts(
          file: file, tree: tree, variant: variant, configured: platforms, module: module))
    }
  }

  /// The variant that a run sees; the first where none says.
  func facts(for run: Variant.Run) -> FileFacts? {
    variants.first { $0.runs.contains(run) } ?? variants.first
  }

  /// A file's bytes as they are on disk.
  package static func bytes(of path: String) throws(Analysis.ReadFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    var bytes: [UInt8] = []
    while true {
      // The first read takes all, and a byte more would show that the file has grown.
      let wanted = bytes.isEmpty ? max(Int(status.st_size) + 1, 4096) : 65536
      var got = 0
      let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        repeat { got = read(descriptor, buffer.baseAddress, wanted) } while got < 0 && errno == EINTR
        count = max(0, got)
      }
      if got < 0 { throw failure() }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if got == 0 || bytes.count == Int(status.st_size) { return bytes }
    }
  }

  private static func failure() -> Analysis.ReadFailure {
    errno == ENOENT || errno == ENOTDIR
      ? .vanished : .unreadable(String(cString: strerror(errno)))
  }
}

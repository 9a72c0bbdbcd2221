#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Swift files that git lists below a folder of a work tree.
struct GitListing {
  /// A folder that git could not look into.
  struct Refusal {
    /// Absolute.
    var folder: String
    var reason: String
  }

  /// One name of the list.
  struct Entry {
    /// Absolute.
    var path: String
    /// False where the name had to be mended to be text.
    var isText: Bool
  }

  private static let suffix = Array(".swift".utf8)

  private let folder: String
  private let list: [UInt8]
  private let names: [Range<Int>]
  let refusals: [Refusal]

  /// - Parameters:
  ///   - root: Where the work tree begins.
  ///   - honoursIgnore: Whether what git ignores is left out.
  ///   - index: Lists what it holds alone.
  /// - Throws: git's own words, where it will not say.
  init(
    of folder: String, in root: String, honoursIgnore: Bool, index: StagedIndex?
  ) throws(UserError) {
    let others = index != nil ? ["-c"] : honoursIgnore ? ["-co", "--exclude-standard"] : ["-co"]
    let answer = Git.answer(
      ["ls-files"] + others + ["-z", "--", "."], in: folder, index: index?.file(in: root))
    guard answer.status == 0 else { throw UserError(answer.reason) }
    self.folder = folder
    list = answer.output
    names = GitListing.swiftNames(in: answer.output)
    refusals = GitListing.refusals(in: answer.errors, root)
  }

  var indices: Range<Int> { names.indices }

  subscript(index: Int) -> Entry {
    let bytes = list[names[index]]
    let name = String(decoding: bytes, as: UTF8.self)
    // What is ill-formed reads as U+FFFD, and so no longer as the same bytes.
    let isText = name.utf8.count == bytes.count && name.utf8.elementsEqual(bytes)
    return Entry(path: Path.joined(folder, name), isText: isText)
  }

  /// Git says it so, with a path from the work tree's root:
  /// `warning: could not open directory 'Locked/': Permission denied`.
  private static func refusals(in errors: [UInt8], _ root: String) -> [Refusal] {
    let start = "warning: could not open directory '"
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.compactMap { line in
      guard line.hasPrefix(start), let end = line.lastIndex(of: "'") else { return nil }
      let reason = line[end...].drop { "': ".contains($0) }
      let name = line[..<end].dropFirst(start.count)
      return Refusal(folder: Path.absolute(String(name), in: root), reason: String(reason))
    }
  }

  /// Where the names that end in `.swift` are in git's list, in which a zero byte ends each.
  private static func swiftNames(in list: [UInt8]) -> [Range<Int>] {
    var names: [Range<Int>] = []
    list.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, 0, bytes.count - start)
      {
        let end = UnsafeRawPointer(found) - base
        if end - start >= suffix.count,
          memcmp(base + (end - suffix.count), suffix, suffix.count) == 0
        {
          names.append(start..<end)
        }
        start = end + 1
      }
    }
    return names
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file as a whole or not at all: into a temporary file beside it, which then takes its
/// name.
///
/// Whatever goes wrong, the file holds its old bytes or the new ones, and nothing else is left behind.
/// The file keeps its permissions and, where this process may give it away, its owner; a new one gets
/// 0644 less the umask. A link stays one: the file that it points at is replaced. What is no plain
/// file (a pipe, a terminal, `/dev/null`) and this process's own streams (`/dev/stdout`, `/dev/fd/3`)
/// cannot be replaced and are written to.
package enum AtomicFile {
  /// Why a file was left as it was.
  package enum Refusal: Error, Hashable, Sendable {
    /// It does not hold the bytes that were expected, or is gone.
    case changed
    case system(FileStatus.Failure)

    /// Words to put behind "cannot be written: ", without a full stop.
    package var reason: String {
      switch self {
      case .changed: "it was changed meanwhile"
      case .system(let failure): failure.reason
      }
    }
  }

  /// Replaces what a path holds.
  ///
  /// - Parameter expected: The bytes without which the file is left alone; nil writes anyhow.
  package static func write(
    _ bytes: [UInt8], to path: String, expecting expected: [UInt8]? = nil
  ) throws(Refusal) {
    if let stream = stream(path) { return try send(bytes, to: stream) }
    let target = try target(of: path)
    var old: stat?
    switch status(of: target) {
    case .failure(let failure) where failure.isAbsence && expected == nil: break
    case .failure(let failure): throw failure.isAbsence ? .changed : .system(failure)
    case .success(let status) where status.st_mode & S_IFMT == S_IFREG:
      old = status
    case .success:
      let file = open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      if file < 0 { throw .system(.last) }
      defer { close(file) }
      return try send(bytes, to: file)
    }
    try replace(target, with: bytes, keeping: old, expected: expected)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], keeping old: stat?, expected: [UInt8]?
  ) throws(Refusal) {
    let name = ".focuslint-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let temporary = Path.joined(Path.folder(of: target) ?? ".", name)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if file < 0 { throw .system(.last) }
    do throws(Refusal) {
      defer { close(file) }
      try send(bytes, to: file)
      if let old {
        _ = fchown(file, old.st_uid, old.st_gid)
        if fchmod(file, old.st_mode & 0o7777) != 0 { throw .system(.last) }
      }
      // Some file systems have no such call; what they were given is as safe as it can be.
      if fsync(file) != 0, errno != EINVAL, errno != ENOTSUP { throw .system(.last) }
      if let expected, FileContents.bytes(of: target) != .success(expected) { throw .changed }
      if rename(temporary, target) != 0 { throw .system(.last) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func send(_ bytes: [UInt8], to file: Int32) throws(Refusal) {
    let failure = bytes.withUnsafeBytes { FileContents.write($0, toDescriptor: file) }
    if let failure { throw .system(failure) }
  }

  private static func status(of path: String) -> Result<stat, FileStatus.Failure> {
    var status = stat()
    return stat(path, &status) == 0 ? .success(status) : .failure(.last)
  }

  /// The path behind links, also where there is nothing at their end yet.
  private static func target(of path: String) throws(Refusal) -> String {
    var path = path
    for _ in 0..<40 {
      if let real = FileStatus.realPath(path) { return real }
      let failure = FileStatus.Failure.last
      guard failure.isAbsence else { throw .system(failure) }
      guard let next = link(at: path) else { return path }
      path = next.hasPrefix("/") ? next : Path.joined(Path.folder(of: path) ?? ".", next)
    }
    throw .system(FileStatus.Failure(code: ELOOP))
  }

  /// Where a link points to; nil where a path is none.
  private static func link(at path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// The descriptor of this process that a path names: opened anew, a plain file behind it would be
  /// written from its start, or replaced while the stream goes on in what it was.
  private static func stream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil }
      }
      return nil
    }
  }
}

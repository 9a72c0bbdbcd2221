#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the file system says of one path.
package struct FileStatus: Sendable {
  package enum Kind: Sendable { case file, folder, link, other }

  /// What makes two names one place on a disk.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64
  }

  package var kind: Kind
  package var identity: Identity
  /// Whether its permissions let anybody write it, whoever asks.
  package var isWritable: Bool

  /// Asks for a path; the failure is an `errno`.
  package static func of(_ path: String, followingLinks: Bool) -> Result<FileStatus, Failure> {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return .failure(Failure(code: errno)) }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    let isWritable = status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0
    return .success(FileStatus(kind: kind, identity: identity, isWritable: isWritable))
  }

  package static func exists(_ path: String) -> Bool {
    if case .success = of(path, followingLinks: true) { true } else { false }
  }

  /// A path with its links resolved; nil where it cannot be passed through.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// A path whose folders are no links, as far as there are such folders; it itself may be one.
  package static func unlinked(_ path: String) -> String {
    guard let folder = Path.folder(of: path) else { return path }
    return Path.joined(realPath(folder) ?? unlinked(folder), Path.name(of: path))
  }

  /// `Path.absolute`, but where the text of a path misleads: behind a link, `..` is the folder
  /// that holds the link's target.
  package static func absolute(_ path: String, in folder: String) -> String {
    let textual = Path.absolute(path, in: folder)
    guard
      path.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) })
    else { return textual }
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : Path.joined(folder, path)
    guard case .success(let meant) = of(whole, followingLinks: true) else { return textual }
    if case .success(let read) = of(textual, followingLinks: true), read.identity == meant.identity
    {
      return textual
    }
    return realPath(whole) ?? textual
  }

  /// A refusal of the operating system's.
  package struct Failure: Error, Hashable, Sendable {
    package var code: Int32

    static var permission: Failure { Failure(code: EACCES) }

    /// What the last call to fail said.
    package static var last: Failure { Failure(code: errno) }

    /// `strerror`'s words.
    package var reason: String { String(cString: strerror(code)) }
    /// Whether there is no such file.
    package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
    /// Whether a folder is where a file is looked for.
    var isOfFolder: Bool { code == EISDIR }
    /// Whether the system forbids it whatever the permissions say.
    package var isForbidden: Bool { code == EPERM }
    /// Whether what was written to is read no more, which is no mistake.
    package var isBrokenPipe: Bool { code == EPIPE }
  }
}

extension UserError {
  /// - Parameter shown: The path as it is shown.
  static func unreadable(_ shown: String, _ failure: FileStatus.Failure) -> UserError {
    var error = UserError("`\(shown)` cannot be read: \(failure.reason).")
    error.isForbidden = failure.isForbidden
    return error
  }
}

/// The names in a folder.
package enum Folder {
  package struct Entry: Sendable {
    package var name: String
    /// Nil where the file system does not say it along with the name.
    package var kind: FileStatus.Kind?
    /// False where the name had to be mended to be text; such a file cannot be opened by its name.
    package var isText: Bool

    var isSwift: Bool { name.utf8.suffix(6).elementsEqual(".swift".utf8) }
  }

  /// The entries without `.` and `..`, in no order.
  package static func entries(of path: String) -> Result<[Entry], FileStatus.Failure> {
    guard let folder = opendir(path) else {
      return .failure(FileStatus.Failure(code: errno))
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
      let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      if start[0] == 0x2E, start[1] == 0 || start[1] == 0x2E && start[2] == 0 { continue }
      let text = String(validatingCString: start)
      let name = text ?? String(cString: start)
      entries.append(Entry(name: name, kind: kind(entry.pointee.d_type), isText: text != nil))
    }
    return .success(entries)
  }

  private static func kind(_ type: UInt8) -> FileStatus.Kind? {
    switch type {
    case UInt8(DT_REG): .file
    case UInt8(DT_DIR): .folder
    case UInt8(DT_LNK): .link
    case UInt8(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// The current folder, absolute.
  ///
  /// - Throws: where it was removed, lies in a folder that may not be passed through, or has a name
  ///   that is no text.
  package static func current() throws(UserError) -> String {
    guard let path = getcwd(nil, 0) else {
      let reason = FileStatus.Failure(code: errno).reason
      throw UserError("the current folder cannot be found: \(reason).")
    }
    defer { free(path) }
    if let text = String(validatingCString: path) { return text }
    let shown = String(cString: path)
    throw UserError("the current folder `\(shown)` cannot be read: its name is not UTF-8.")
  }
}

/// The bytes of a file.
package enum FileContents {
  package static func bytes(of path: String) -> Result<[UInt8], FileStatus.Failure> {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .failure(FileStatus.Failure(code: errno)) }
    defer { close(file) }
    return bytes(ofDescriptor: file)
  }

  /// All that is left to read of an open file.
  package static func bytes(ofDescriptor file: Int32) -> Result<[UInt8], FileStatus.Failure> {
    var status = stat()
    let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    while true {
      // The first read takes all of a file, into memory that is not cleared first.
      let wanted = bytes.isEmpty ? max(1 << 12, size + 1) : 1 << 16
      var got = 0
      let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        repeat { got = read(file, buffer.baseAddress, wanted) } while got < 0 && errno == EINTR
        count = max(0, got)
      }
      if got < 0 { return .failure(FileStatus.Failure(code: errno)) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if got == 0 || bytes.count == size { return .success(bytes) }
    }
  }

  /// Writes all of some bytes, however slowly they are taken; nil where that went well.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, toDescriptor file: Int32
  ) -> FileStatus.Failure? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = call(file, UnsafeRawBufferPointer(rebasing: rest))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return .last
      }
    }
    return nil
  }

  /// The system's `write`, which this type's own would hide.
  private static func call(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}

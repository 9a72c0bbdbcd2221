import Testing

@testable import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that a test makes and that goes away with it.
final class TemporaryFolder: Sendable {
  /// Absolute, without links.
  let path: String

  init() throws {
    var template = Array("/tmp/focuslint-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let real = try #require(realpath(made, nil))
    path = String(cString: real)
    free(real)
  }

  deinit { TemporaryFolder.remove(path) }

  func path(_ name: String) -> String { Path.absolute(name, in: path) }

  func makeFolder(_ name: String) {
    var folder = path
    for part in name.split(separator: "/") {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
  }

  /// Writes a file, and makes the folders that it lies in.
  func write(_ name: String, _ text: String = "let x = 1\n") throws {
    if let folder = Path.relative(Path.folder(of: path(name)) ?? "/", to: path) {
      makeFolder(folder)
    }
    let file = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try #require(file >= 0)
    let bytes = Array(text.utf8)
    try #require(bytes.withUnsafeBytes { writeBytes(file, $0) } == bytes.count)
    close(file)
  }

  func text(of name: String) throws -> String {
    String(decoding: try FileContents.bytes(of: path(name)).get(), as: UTF8.self)
  }

  func link(_ name: String, to target: String) throws {
    try #require(symlink(target, path(name)) == 0)
  }

  func remove(_ name: String) { TemporaryFolder.remove(path(name)) }

  func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com"]
    let answer = Git.answer(identity + arguments, in: path)
    try #require(answer.status == 0, "\(answer.reason)")
  }

  /// Names of the files that are found at some paths, relative to the folder.
  func found(
    at paths: String..., honoursIgnore: Bool = true, choice: Surroundings.Choice = .nearest
  ) -> FileFinder.Found {
    let reader = ConfigurationReader(rules: [], currentFolder: path)
    let finder = FileFinder(
      surroundings: Surroundings(choice: choice, reader: reader), honoursIgnore: honoursIgnore,
      currentFolder: path)
    var found = finder.found(at: paths.isEmpty ? ["."] : paths)
    found.files = found.files.map { Path.shown($0, in: path) }
    return found
  }

  private static func remove(_ path: String) {
    if case .success(let status) = FileStatus.of(path, followingLinks: false),
      status.kind == .folder
    {
      chmod(path, 0o700)
      for entry in (try? Folder.entries(of: path).get()) ?? [] {
        remove(Path.joined(path, entry.name))
      }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}

private func writeBytes(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

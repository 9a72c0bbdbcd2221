/// The configurations of one search, with what they extend; each file is read once.
final class Configurations {
  /// Every mistake found so far, each once.
  private(set) var mistakes: [UserError] = []
  /// Those that were looked for, absolute, whether they are there or not.
  private(set) var files: Set<Path.Key> = []
  private let reader: ConfigurationReader
  /// By absolute path; nil where it, or what it extends, has mistakes.
  private var known: [Path.Key: Configuration?] = [:]

  init(reader: ConfigurationReader) { self.reader = reader }

  /// The configuration of a file and what it extends; nil where one of them has mistakes.
  func configuration(at path: String) -> Configuration? {
    if let known = known[Path.Key(path)] { return known }
    files.insert(Path.Key(path))
    var extending: Set<FileStatus.Identity> = []
    if case .success(let status) = FileStatus.of(path, followingLinks: true) {
      extending.insert(status.identity)
    }
    var chain: [(path: String, configuration: Configuration?)] = []
    chain.append((path, read(reader.configuration(at: path))))
    var merged = chain[0].configuration
    while let last = merged, let base = last.base {
      let path = FileStatus.absolute(base.path, in: last.folder)
      if let known = known[Path.Key(path)] {
        merged = known
        break
      }
      files.insert(Path.Key(path))
      do { merged = read(try contents(of: base, at: path, extendedBy: &extending)) } catch {
        mistakes.append(error)
        merged = nil
        break
      }
      chain.append((path, merged))
    }
    // Now it is what the last of the chain extends, or that one itself.
    for (path, configuration) in chain.reversed() {
      merged = merged.flatMap { base in
        configuration.map { $0.base == nil ? $0 : $0.extending(base) }
      }
      known[Path.Key(path)] = .some(merged)
    }
    return merged
  }

  private func read(
    _ result: (configuration: Configuration?, mistakes: [UserError])
  ) -> Configuration? {
    mistakes += result.mistakes
    return result.configuration
  }

  /// Reads what a configuration extends.
  ///
  /// - Parameter files: Those that extend it, directly or not; it is added.
  private func contents(
    of base: Configuration.Base, at path: String, extendedBy files: inout Set<FileStatus.Identity>
  ) throws(UserError) -> (configuration: Configuration?, mistakes: [UserError]) {
    func mistake(_ what: String, _ advice: String = "") -> UserError {
      UserError("`\(base.path)` \(what).", advice: advice, at: base.place)
    }
    switch FileStatus.of(path, followingLinks: true) {
    case .failure(let failure) where failure.isAbsence:
      let advice = "`extends` is relative to the file that says it; here it means `\(path)`."
      throw mistake("does not exist", advice)
    case .failure(let failure): throw mistake("cannot be read: \(failure.reason)")
    case .success(let status) where status.kind == .folder:
      let example = "\(base.path.hasSuffix("/") ? base.path : base.path + "/")"
      throw mistake(
        "is a folder", "Name the file in it: `\(example)\(Surroundings.configurationName)`.")
    case .success(let status) where status.kind != .file: throw mistake("is not a file")
    case .success(let status):
      guard files.insert(status.identity).inserted else {
        throw mistake("leads back to this file", "A configuration cannot extend itself.")
      }
    }
    switch FileContents.bytes(of: path) {
    case .success(let bytes): return reader.configuration(in: bytes, path: path)
    case .failure(let failure): throw mistake("cannot be read: \(failure.reason)")
    }
  }
}

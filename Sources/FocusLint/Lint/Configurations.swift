/// The configurations of one search, with what they extend; each file is read once.
final class Configurations {
  /// Every mistake found so far, each once; those in rule files are with `ruleFolders`.
  private(set) var mistakes: [UserError] = []
  let ruleFolders: RuleFolders
  /// Those that were looked for, absolute, whether they are there or not.
  private(set) var files: Set<Path.Key> = []
  private let reader: ConfigurationReader
  /// By absolute path; nil where it, or what it extends, has mistakes.
  private var known: [Path.Key: Configuration?] = [:]

  init(reader: ConfigurationReader, ruleFolders: RuleFolders? = nil) {
    self.reader = reader
    self.ruleFolders =
      ruleFolders ?? RuleFolders(besides: reader.rules, currentFolder: reader.currentFolder)
  }

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
      }.flatMap(settled)
      known[Path.Key(path)] = .some(merged)
    }
    return merged
  }

  /// A configuration with the rules of its folders; nil where these have mistakes, or it names rules that
  /// there are not.
  private func settled(_ configuration: Configuration) -> Configuration? {
    if configuration.ruleFolders == nil, configuration.unsettledRules.isEmpty {
      return configuration
    }
    var settled = configuration
    settled.unsettledRules = []
    settled.ownRules = []
    for folder in configuration.ruleFolders ?? [] {
      let shown = Path.shown(folder.path, in: reader.currentFolder)
      guard
        let rules = ruleFolders.rules(
          in: folder.path,
          { UserError("the rule folder `\(shown)` \($0).", at: folder.place) })
      else { return nil }
      settled.ownRules += rules
    }
    let ids = reader.rules + settled.ownRules.map(\.id)
    let unknown = configuration.unsettledRules.filter { !ids.contains($0.id) }
    mistakes += unknown.map { $0.mistake(among: ids) }
    return unknown.isEmpty ? settled : nil
  }

  /// What is wrong with a text in the place of a configuration, and with what it alone names.
  static func mistakes(
    in bytes: [UInt8], path: String, _ reader: ConfigurationReader
  ) -> [UserError] {
    let read = reader.configuration(in: bytes, path: path)
    let configurations = Configurations(reader: reader)
    guard let configuration = read.configuration else { return read.mistakes }
    let base = configuration.base.map { FileStatus.absolute($0.path, in: configuration.folder) }
    let extended = base.flatMap(configurations.configuration)
    if base != nil, extended == nil { return [] }
    _ = configurations.settled(extended.map(configuration.extending) ?? configuration)
    let shown = Path.shown(path, in: reader.currentFolder)
    return (configurations.mistakes + configurations.ruleFolders.mistakes)
      .filter { $0.place?.file == shown }
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

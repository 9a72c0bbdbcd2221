/// Reads `.focuslint.yml` files, each by itself, and names every mistake in one.
package struct ConfigurationReader: Sendable {
  /// The ids that may be set.
  package var rules: [String]
  /// The options that rules have beside their severity, by id.
  package var options: [String: [String]]
  /// Paths in messages are relative to it.
  package var currentFolder: String

  package init(
    rules: [String], options: [String: [String]] = RuleBook.options, currentFolder: String
  ) {
    self.rules = rules
    self.options = options
    self.currentFolder = currentFolder
  }

  /// The configuration of a file, without what it extends; nil where it has mistakes.
  package func configuration(
    at path: String
  ) -> (configuration: Configuration?, mistakes: [UserError]) {
    let shown = Path.shown(path, in: currentFolder)
    switch FileContents.bytes(of: path) {
    case .success(let bytes): return configuration(in: bytes, path: path)
    case .failure(let failure) where failure.isAbsence:
      return (nil, [UserError("the configuration `\(shown)` does not exist.")])
    case .failure(let failure):
      return (nil, [UserError("the configuration `\(shown)` cannot be read: \(failure.reason).")])
    }
  }

  package func configuration(
    in bytes: [UInt8], path: String
  ) -> (configuration: Configuration?, mistakes: [UserError]) {
    let shown = Path.shown(path, in: currentFolder)
    var pass = ConfigurationPass(
      reader: self, file: shown, configuration: Configuration(path: path))
    do {
      if let root = try YAML.document(bytes, file: shown) { pass.read(root) }
    } catch { return (nil, [error]) }
    return (pass.mistakes.isEmpty ? pass.configuration : nil, pass.mistakes)
  }
}

/// One reading of one file.
///
/// Wherever a mapping or a list may stand, nothing at all stands for an empty one or for what is
/// extended.
struct ConfigurationPass {
  let reader: ConfigurationReader
  /// The path as messages show it.
  let file: String
  var configuration: Configuration
  private(set) var mistakes: [UserError] = []

  init(reader: ConfigurationReader, file: String, configuration: Configuration) {
    self.reader = reader
    self.file = file
    self.configuration = configuration
  }

  mutating func read(_ root: YAMLNode) {
    for (key, value) in pairs(of: root, "the configuration") {
      let name = key.string ?? ""
      switch Configuration.Key(rawValue: name) {
      case .exclude: configuration.exclude = patterns(value, key: name)
      case .platforms: configuration.platforms = platforms(value)
      case .language: configuration.language = language(value)
      case .rules: configuration.rules = ruleSettings(value)
      case .focusable: configuration.vocabulary.fields = fields(value)
      case .modifiers: configuration.vocabulary.modifiers = modifiers(value)
      case .baseline: configuration.baseline = baseline(value)
      case .extends: configuration.base = base(value)
      case .ruleFolders: configuration.ruleFolders = ruleFolders(value)
      case .overrides: configuration.overrides = overrides(value)
      case nil:
        let names = Configuration.Key.allCases.map(\.rawValue)
        add(key, "there is no key `\(name)`.", hint(name, names))
      }
    }
    if configuration.base == nil, configuration.ruleFolders == nil { settleRules() }
  }

  /// Refuses the rules that nothing else can declare.
  private mutating func settleRules() {
    if configuration.unsettledRules.isEmpty { return }
    mistakes += configuration.unsettledRules.map { $0.mistake(among: reader.rules) }
    configuration.unsettledRules = []
    mistakes.sort {
      ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
    }
  }

  mutating func add(_ node: YAMLNode, _ message: String, _ advice: String = "") {
    mistakes.append(UserError(message, advice: advice, at: place(of: node)))
  }

  func place(of node: YAMLNode) -> UserError.Place {
    UserError.Place(file: file, line: node.line, column: node.column)
  }

  /// The nearest name, or all of them where there are few.
  func hint(_ word: String, _ names: [String]) -> String {
    let near = Spelling.hint(for: word, among: names)
    return !near.isEmpty || names.count > 10 ? near : list(names)
  }

  func list(_ names: [String]) -> String {
    "There is \(names.map { "`\($0)`" }.joined(separator: ", "))."
  }

  mutating func pairs(
    of node: YAMLNode, _ what: String, _ advice: String = ""
  ) -> [(key: YAMLNode, value: YAMLNode)] {
    if let pairs = node.mapping {
      return pairs.filter { pair in
        if pair.key.isNull {
          add(pair.key, "a key is missing here; `~` and `null` stand for nothing.")
        }
        return !pair.key.isNull
      }
    }
    if !node.isNull { add(node, "\(what) must be a mapping of keys to values.", advice) }
    return []
  }

  /// A list of patterns, or one pattern; nil for nothing.
  mutating func patterns(_ node: YAMLNode, key: String) -> Configuration.Patterns? {
    if node.isNull { return nil }
    var patterns = Configuration.Patterns(folder: configuration.folder, globs: [])
    guard let items = node.sequence ?? node.string.map({ _ in [node] }) else {
      add(node, "`\(key)` must be a list of patterns.")
      return patterns
    }
    for item in items {
      guard let text = item.string else {
        add(item, "a pattern of `\(key)` must be text.")
        continue
      }
      do { patterns.globs.append(try Glob(text)) } catch { add(item, error.message) }
    }
    return patterns
  }

  private mutating func base(_ node: YAMLNode) -> Configuration.Base? {
    guard let path = node.string, !path.isEmpty, !path.utf8.contains(0) else {
      let advice = "Write it like `../\(Surroundings.configurationName)`."
      add(node, "`extends` must be the path of another configuration.", advice)
      return nil
    }
    return Configuration.Base(path: path, place: place(of: node))
  }

  private mutating func baseline(_ node: YAMLNode) -> Configuration.NamedPath? {
    if node.isNull { return nil }
    guard let path = node.string, !path.isEmpty, !path.utf8.contains(0) else {
      add(node, "`baseline` must be a path, such as `\(Baseline.usualName)`.")
      return nil
    }
    return Configuration.NamedPath(
      path: FileStatus.absolute(path, in: configuration.folder), place: place(of: node))
  }

  private mutating func ruleFolders(_ node: YAMLNode) -> [Configuration.NamedPath]? {
    if node.isNull { return nil }
    return (node.sequence ?? [node]).compactMap { item in
      guard let path = item.string, !path.isEmpty, !path.utf8.contains(0) else {
        add(item, "`rule-folders` must be a list of folders, such as `[lint-rules]`.")
        return nil
      }
      return Configuration.NamedPath(
        path: FileStatus.absolute(path, in: configuration.folder), place: place(of: item))
    }
  }

  private mutating func language(_ node: YAMLNode) -> Language? {
    if node.isNull { return nil }
    if let language = node.string.flatMap(Language.init) { return language }
    add(node, "`language` is `en` or `ja`.")
    return nil
  }

  private mutating func platforms(_ node: YAMLNode) -> Platforms? {
    if node.isNull { return nil }
    var versions: [Platform: Version?] = [:]
    for (key, value) in pairs(of: node, "`platforms`") {
      let name = key.string ?? ""
      guard let platform = Platform(rawValue: name) else {
        add(key, "there is no platform `\(name)`.", hint(name, Platform.allCases.map(\.rawValue)))
        continue
      }
      if value.isNull {
        versions[platform] = .some(nil)
      } else if let version = value.string.flatMap(Version.init) {
        versions[platform] = version
      } else {
        add(value, "a version of `\(name)` is written like \"15.0\".")
      }
    }
    return versions.isEmpty ? nil : Platforms(versions)
  }
}

/// Reads `.focuslint.yml` files, and names every mistake in one.
package struct ConfigurationReader: Sendable {
  /// The ids that may be set.
  package var rules: [String]
  /// Paths in messages are relative to it.
  package var currentFolder: String

  package init(rules: [String], currentFolder: String) {
    self.rules = rules
    self.currentFolder = currentFolder
  }

  package static let keys = ["exclude", "platforms", "language", "rules", "overrides"]
  /// Keys that a later version reads.
  package static let laterKeys = ["focusable", "modifiers", "baseline", "extends", "rule-folders"]
  /// The options that rules have beside their severity.
  package static let ruleOptions = ["first-responder-outside-main-queue": ["everywhere"]]

  /// The configuration of a file; nil where it has mistakes.
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
private struct ConfigurationPass {
  let reader: ConfigurationReader
  let file: String
  var configuration: Configuration
  var mistakes: [UserError] = []

  mutating func read(_ root: YAMLNode) {
    for (key, value) in pairs(of: root, "the configuration") {
      switch key.string ?? "" {
      case "exclude": configuration.exclude = globs(value, key: "exclude")
      case "platforms": configuration.platforms = platforms(value)
      case "language": configuration.language = language(value)
      case "rules": configuration.rules = ruleSettings(value)
      case "overrides": configuration.overrides = overrides(value)
      case let name where ConfigurationReader.laterKeys.contains(name):
        add(key, "`\(name)` is not supported yet.")
      case let name:
        let names = ConfigurationReader.keys + ConfigurationReader.laterKeys
        add(key, "there is no key `\(name)`.", hint(name, names))
      }
    }
  }

  private mutating func add(_ node: YAMLNode, _ message: String, _ advice: String = "") {
    mistakes.append(UserError("\(file):\(node.line):\(node.column): \(message)", advice: advice))
  }

  /// The nearest name, or all of them where there are few.
  private func hint(_ word: String, _ names: [String]) -> String {
    let near = Spelling.hint(for: word, among: names)
    if !near.isEmpty || names.count > 10 { return near }
    return "There is \(names.map { "`\($0)`" }.joined(separator: ", "))."
  }

  private mutating func pairs(
    of node: YAMLNode, _ what: String
  ) -> [(key: YAMLNode, value: YAMLNode)] {
    if let pairs = node.mapping {
      return pairs.filter { pair in
        if pair.key.isNull {
          add(pair.key, "a key is missing here; `~` and `null` stand for nothing.")
        }
        return !pair.key.isNull
      }
    }
    if !node.isNull { add(node, "\(what) must be a mapping of keys to values.") }
    return []
  }

  private mutating func globs(_ node: YAMLNode, key: String) -> [Glob] {
    if node.isNull { return [] }
    guard let items = node.sequence ?? node.string.map({ _ in [node] }) else {
      add(node, "`\(key)` must be a list of patterns.")
      return []
    }
    var globs: [Glob] = []
    for item in items {
      guard let text = item.string else {
        add(item, "a pattern of `\(key)` must be text.")
        continue
      }
      do { globs.append(try Glob(text)) } catch { add(item, error.message) }
    }
    return globs
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

  private mutating func ruleSettings(_ node: YAMLNode) -> [String: Configuration.RuleSetting] {
    var settings: [String: Configuration.RuleSetting] = [:]
    for (key, value) in pairs(of: node, "`rules`") {
      let id = key.string ?? ""
      if reader.rules.contains(id) {
        settings[id] = ruleSetting(value, of: id)
      } else {
        add(key, "there is no rule `\(id)`.", Spelling.hint(for: id, among: reader.rules))
      }
    }
    return settings
  }

  private mutating func ruleSetting(
    _ node: YAMLNode, of id: String
  ) -> Configuration.RuleSetting {
    var setting = Configuration.RuleSetting()
    if node.mapping == nil {
      setting.level = level(node)
      return setting
    }
    let options = ConfigurationReader.ruleOptions[id] ?? []
    for (key, value) in pairs(of: node, "`\(id)`") {
      let name = key.string ?? ""
      if name == "severity" {
        setting.level = level(value)
      } else if !options.contains(name) {
        add(key, "`\(id)` has no option `\(name)`.", hint(name, ["severity"] + options))
      } else if let isOn = value.bool {
        setting.options[name] = isOn
      } else {
        add(value, "`\(name)` is `true` or `false`.")
      }
    }
    return setting
  }

  private mutating func level(_ node: YAMLNode) -> Configuration.RuleSetting.Level? {
    if node.string == "off" || node.bool == false { return .off }
    if let severity = node.string.flatMap(Severity.init) { return .on(severity) }
    let names = ["error", "warning", "info", "off"]
    let hint = node.string.map { Spelling.hint(for: $0, among: names) } ?? ""
    add(node, "a severity is `error`, `warning`, `info` or `off`.", hint)
    return nil
  }

  private mutating func overrides(_ node: YAMLNode) -> [Configuration.Override] {
    if node.isNull { return [] }
    guard let items = node.sequence else {
      add(node, "`overrides` must be a list.")
      return []
    }
    return items.map { item in
      var override = Configuration.Override(files: [], rules: [:])
      for (key, value) in pairs(of: item, "an override") {
        switch key.string ?? "" {
        case "files":
          override.files = globs(value, key: "files")
          if value.isNull || value.sequence?.isEmpty == true {
            add(value, "`files` of an override names no files.")
          }
        case "rules": override.rules = ruleSettings(value)
        case let name:
          add(key, "an override has no key `\(name)`.", hint(name, ["files", "rules"]))
        }
      }
      if item.mapping != nil || item.isNull, item["files"] == nil {
        add(item, "an override needs `files`.")
      }
      return override
    }
  }
}

extension Version {
  /// Reads `15`, `15.4` or `15.4.1`; what comes after the second part is left out.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }
}

extension Configuration.Override {
  /// What an override says.
  package enum Key: String, CaseIterable, Sendable { case files, rules }
}

extension Configuration.RuleSetting {
  /// The key of a rule's mapping that all rules have.
  package static let severityKey = "severity"
  package static let levelNames = ["error", "warning", "info", "off"]
}

extension Configuration.UnsettledRule {
  func mistake(among ids: [String]) -> UserError {
    UserError(
      "there is no rule `\(id)`.", advice: Spelling.hint(forRule: id, among: ids), at: place)
  }
}

extension ConfigurationPass {
  mutating func ruleSettings(_ node: YAMLNode) -> [String: Configuration.RuleSetting] {
    var settings: [String: Configuration.RuleSetting] = [:]
    for (key, value) in pairs(of: node, "`rules`") {
      let id = key.string ?? ""
      settings[id] = ruleSetting(value, of: id)
      if !reader.rules.contains(id) {
        configuration.unsettledRules.append(
          Configuration.UnsettledRule(id: id, place: place(of: key)))
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
    let severity = Configuration.RuleSetting.severityKey
    let options = reader.options[id] ?? []
    for (key, value) in pairs(of: node, "`\(id)`") {
      let name = key.string ?? ""
      if name == severity {
        setting.level = level(value)
      } else if !options.contains(name) {
        add(key, "`\(id)` has no option `\(name)`.", hint(name, [severity] + options))
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
    let names = Configuration.RuleSetting.levelNames
    let hint = node.string.map { Spelling.hint(for: $0, among: names) } ?? ""
    add(node, "a severity is `error`, `warning`, `info` or `off`.", hint)
    return nil
  }

  mutating func overrides(_ node: YAMLNode) -> [Configuration.Override]? {
    if node.isNull { return nil }
    guard let items = node.sequence else {
      add(node, "`overrides` must be a list.")
      return nil
    }
    return items.map { override($0) }
  }

  private mutating func override(_ node: YAMLNode) -> Configuration.Override {
    let nothing = Configuration.Patterns(folder: configuration.folder, globs: [])
    var override = Configuration.Override(files: nothing, rules: [:])
    for (key, value) in pairs(of: node, "an override") {
      let name = key.string ?? ""
      switch Configuration.Override.Key(rawValue: name) {
      case .files:
        override.files = patterns(value, key: name) ?? nothing
        if value.isNull || value.sequence?.isEmpty == true {
          add(value, "`files` of an override names no files.")
        }
      case .rules: override.rules = ruleSettings(value)
      case nil:
        let names = Configuration.Override.Key.allCases.map(\.rawValue)
        add(key, "an override has no key `\(name)`.", hint(name, names))
      }
    }
    if node.mapping != nil || node.isNull, node["files"] == nil {
      add(node, "an override needs `files`.")
    }
    return override
  }
}

/// What holds for one file: which rules run on it, how grave they are, and what they may assume.
package struct FileSettings: Sendable {
  package var rules: Set<String>
  /// Whether the command line leaves out rules that the configuration has on.
  package var isNarrowed = false
  /// The severities that were set; a rule that is not here reports at its page's.
  package var severities: [String: Severity] = [:]
  /// The rules' own options that are true, written `rule.option`.
  package var options: Set<String> = []
  package var platforms: Platforms
  package var language: Language
}

/// What the command line says about rules.
package struct RuleSelection: Hashable, Sendable {
  /// Nil where `--only` was not used.
  package var only: Set<String>?
  package var enabled: Set<String> = []
  package var disabled: Set<String> = []

  package init() {}

  /// Every id in it, sorted.
  package var ids: [String] { (only ?? []).union(enabled).union(disabled).sorted() }
}

/// Works settings out of a configuration and the command line, once for each way they combine.
package struct SettingsTable {
  private struct Key: Hashable {
    var configuration: Path.Key?
    var overrides: [Int]
  }

  private let rules: [Rule]
  private let selection: RuleSelection
  private let language: Language
  private var known: [Key: FileSettings] = [:]

  /// - Parameter language: Where a configuration does not say.
  package init(rules: [Rule], selection: RuleSelection, language: Language = .english) {
    self.rules = rules
    self.selection = selection
    self.language = language
  }

  /// The settings of a file; the platforms are as the configuration says, else unknown.
  package mutating func settings(
    for path: String, in configuration: Configuration?
  ) -> FileSettings {
    let overrides = configuration?.overrides(for: path) ?? []
    let key = Key(configuration: configuration.map { Path.Key($0.path) }, overrides: overrides)
    if let settings = known[key] { return settings }
    let settings = settings(
      base: configuration?.rules ?? [:],
      overrides: overrides.compactMap { configuration?.overrides?[$0].rules },
      configuration)
    known[key] = settings
    return settings
  }

  private func settings(
    base: [String: Configuration.RuleSetting],
    overrides: [[String: Configuration.RuleSetting]], _ configuration: Configuration?
  ) -> FileSettings {
    var settings = FileSettings(
      rules: [], platforms: configuration?.platforms ?? .unknown,
      language: configuration?.language ?? language)
    for rule in rules + (configuration?.ownRules ?? []) {
      var isOn = rule.isOnByDefault
      var isOffByOverride = false
      for (index, layer) in ([base] + overrides).enumerated() {
        guard let setting = layer[rule.id] else { continue }
        switch setting.level {
        case .off:
          isOn = false
          isOffByOverride = index > 0
        case .on(let severity):
          isOn = true
          isOffByOverride = false
          settings.severities[rule.id] = severity
        case nil: break
        }
        for (name, value) in setting.options {
          let option = "\(rule.id).\(name)"
          if value { settings.options.insert(option) } else { settings.options.remove(option) }
        }
      }
      let isAsked = selection.only?.contains(rule.id) ?? selection.enabled.contains(rule.id)
      if isAsked, !isOn, !isOffByOverride {
        isOn = true
        settings.severities[rule.id] = nil
      }
      let isRefused =
        selection.only.map { !$0.contains(rule.id) } == true
        || selection.disabled.contains(rule.id)
      if isRefused {
        settings.isNarrowed = settings.isNarrowed || isOn
        isOn = false
      }
      if isOn { settings.rules.insert(rule.id) }
    }
    return settings
  }
}

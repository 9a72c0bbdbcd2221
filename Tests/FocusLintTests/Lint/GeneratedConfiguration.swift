@testable import FocusLint

/// A configuration made by chance: how it is written, and what it means.
struct GeneratedConfiguration {
  static let rules = ["one-rule", "other-rule", "third-rule"]
  static let options = ["third-rule": ["everywhere", "strict"]]

  var pairs: [(String, YAMLText)] = []
  var meant: Configuration

  init(path: String, _ chance: inout Chance) {
    meant = Configuration(path: path)
    for key in chance.some(of: Configuration.Key.allCases)
    where ![.extends, .baseline, .ruleFolders].contains(key) {
      pairs.append((key.rawValue, chance.isMet(oneIn: 8) ? .nothing : value(of: key, &chance)))
    }
  }

  /// Writes a value for a key, and notes what it means.
  private mutating func value(of key: Configuration.Key, _ chance: inout Chance) -> YAMLText {
    switch key {
    case .exclude:
      let (text, patterns) = patterns(least: 0, &chance)
      meant.exclude = patterns
      return text
    case .platforms: return platforms(&chance)
    case .language:
      let language = chance.one(of: Language.allCases)
      meant.language = language
      return .text(language.rawValue)
    case .rules:
      let (text, settings) = settings(&chance)
      meant.rules = settings
      return text
    case .focusable: return focusable(&chance)
    case .modifiers:
      let pairs = chance.some(of: ["send", "appFocused", "doneBar", "日本"]).map {
        ($0, chance.one(of: Vocabulary.targets))
      }
      meant.vocabulary.modifiers = Dictionary(uniqueKeysWithValues: pairs)
      return .map(pairs.map { ($0, .text($1)) })
    case .baseline, .extends, .ruleFolders: return .nothing
    case .overrides:
      let count = Int.random(in: 0..<4, using: &chance)
      var overrides: [Configuration.Override] = []
      let items = (0..<count).map { _ -> YAMLText in
        let (files, patterns) = patterns(least: 1, &chance)
        let (rules, settings) = settings(&chance)
        overrides.append(Configuration.Override(files: patterns, rules: settings))
        return .map([("files", files), ("rules", rules)].shuffled(using: &chance))
      }
      meant.overrides = overrides
      return .list(items)
    }
  }

  private func patterns(
    least: Int, _ chance: inout Chance
  ) -> (YAMLText, Configuration.Patterns) {
    let all = ["Vendor", "*.swift", "a/**", "it's/[a-z]?", "**/\"x\"", "日本/*", "b/c.swift"]
    var some = chance.some(of: all)
    if some.count < least { some = [all[0]] }
    let patterns = Configuration.Patterns(
      folder: meant.folder, globs: some.compactMap { try? Glob($0) })
    if some.count == 1, chance.isMet(oneIn: 2) { return (.text(some[0]), patterns) }
    return (.list(some.map { .text($0) }), patterns)
  }

  private mutating func platforms(_ chance: inout Chance) -> YAMLText {
    var versions: [Platform: Version?] = [:]
    let pairs = chance.some(of: Platform.allCases).map { platform -> (String, YAMLText) in
      if chance.isMet(oneIn: 4) {
        versions[platform] = .some(nil)
        return (platform.rawValue, .nothing)
      }
      let version = Version(Int.random(in: 1..<30, using: &chance), chance.one(of: [0, 4, 15]))
      versions[platform] = version
      let written = "\(version.major)" + (version.minor == 0 ? "" : ".\(version.minor)")
      return (platform.rawValue, chance.isMet(oneIn: 2) ? .word(written) : .text(written))
    }
    meant.platforms = versions.isEmpty ? nil : Platforms(versions)
    return .map(pairs)
  }

  private func settings(
    _ chance: inout Chance
  ) -> (YAMLText, [String: Configuration.RuleSetting]) {
    var settings: [String: Configuration.RuleSetting] = [:]
    let pairs = chance.some(of: Self.rules).map { id -> (String, YAMLText) in
      let (level, word) = level(&chance)
      settings[id] = Configuration.RuleSetting(level: level)
      if !chance.isMet(oneIn: 3) { return (id, word) }
      var inner = [("severity", word)]
      for option in chance.some(of: Self.options[id] ?? []) {
        let isOn = chance.isMet(oneIn: 2)
        settings[id]?.options[option] = isOn
        inner.append((option, .word(isOn ? "true" : "false")))
      }
      if chance.isMet(oneIn: 4) {
        inner.removeFirst()
        settings[id]?.level = nil
      }
      return (id, .map(inner.shuffled(using: &chance)))
    }
    return (.map(pairs), settings)
  }

  private func level(_ chance: inout Chance) -> (Configuration.RuleSetting.Level, YAMLText) {
    if chance.isMet(oneIn: 3) { return (.off, chance.one(of: [.word("false"), .text("off")])) }
    let severity = chance.one(of: Severity.allCases)
    return (.on(severity), .text(severity.rawValue))
  }

  private mutating func focusable(_ chance: inout Chance) -> YAMLText {
    let names = chance.some(of: ["AppField", "Secret_2", "欄"])
    for name in names { meant.vocabulary.fields[name] = Vocabulary.Field() }
    if chance.isMet(oneIn: 4) { return .list(names.map { .text($0) }) }
    return .map(
      names.map { name -> (String, YAMLText) in
        if chance.isMet(oneIn: 5) { return (name, .nothing) }
        let input = chance.one(of: Vocabulary.Input.allCases)
        var field = Vocabulary.Field(input)
        var pairs: [(String, YAMLText)] = [("as", .text(input.rawValue))]
        if chance.isMet(oneIn: 2) {
          field.text = chance.one(of: ["value", "_", "in"])
          pairs.append(("text", .text(field.text ?? "")))
        }
        if chance.isMet(oneIn: 2) {
          field.focus = "isFocused"
          pairs.append(("focus", .text("isFocused")))
        }
        meant.vocabulary.fields[name] = field
        return (name, .map(pairs.shuffled(using: &chance)))
      })
  }
}

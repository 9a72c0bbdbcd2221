/// What a `.focuslint.yml` says, and what it extends; what it leaves open is nil or empty.
package struct Configuration: Sendable {
  /// What may stand at its top.
  package enum Key: String, CaseIterable, Sendable {
    case exclude, platforms, language, rules, focusable, modifiers, baseline, extends
    case ruleFolders = "rule-folders"
    case overrides
  }

  /// Absolute.
  package var path: String
  /// What it extends, as long as that is not merged into it.
  package var base: Base?
  package var exclude: Patterns?
  package var platforms: Platforms?
  package var language: Language?
  package var rules: [String: RuleSetting] = [:]
  /// What `focusable` and `modifiers` say.
  package var vocabulary = Vocabulary()
  package var baseline: NamedPath?
  package var overrides: [Override]?
  /// What `rule-folders` names.
  package var ruleFolders: [NamedPath]?
  /// The rules in them, once they are read.
  package var ownRules: [Rule] = []
  /// What it names as rules and its folders, or those of what it extends, may hold.
  var unsettledRules: [UnsettledRule] = []

  struct UnsettledRule: Sendable {
    var id: String
    var place: UserError.Place
  }

  /// A path that is written in it.
  package struct NamedPath: Hashable, Sendable {
    /// Absolute.
    package var path: String
    /// Where it is written.
    package var place: UserError.Place
  }

  /// The value of `extends`.
  package struct Base: Hashable, Sendable {
    /// As it is written: relative to the folder of the file that says it.
    package var path: String
    /// `file:line:column`, where it is written.
    package var place: UserError.Place
  }

  /// What is set for one rule; what it leaves open stays as it was.
  package struct RuleSetting: Hashable, Sendable {
    package enum Level: Hashable, Sendable {
      case off
      case on(Severity)
    }

    package var level: Level?
    /// The options of the rule's own, such as `everywhere`.
    package var options: [String: Bool] = [:]

    fileprivate func extending(_ base: RuleSetting) -> RuleSetting {
      RuleSetting(level: level ?? base.level, options: base.options.merging(options) { $1 })
    }
  }

  /// Patterns, and the folder of the file that says them: they are relative to it, and match
  /// nothing outside it.
  package struct Patterns: Hashable, Sendable {
    package var folder: String
    package var globs: [Glob]

    package func matches(_ path: String, isFolder: Bool) -> Bool {
      guard !globs.isEmpty, let relative = Path.relative(path, to: folder) else { return false }
      return globs.contains { $0.matches(relative, isFolder: isFolder) }
    }

    /// Whether one names a file, or a folder that it is in.
    package func covers(_ path: String) -> Bool {
      guard let relative = Path.relative(path, to: folder) else { return false }
      return globs.contains { $0.covers(relative) }
    }
  }

  /// Settings for some of the files.
  package struct Override: Hashable, Sendable {
    package var files: Patterns
    package var rules: [String: RuleSetting]
  }

  package init(path: String) { self.path = path }

  /// The folder that its patterns are relative to.
  package var folder: String { Path.folder(of: path) ?? "/" }

  /// Whether a pattern names this path itself.
  package func excludes(_ path: String, isFolder: Bool) -> Bool {
    exclude?.matches(path, isFolder: isFolder) ?? false
  }

  /// The overrides that hold for a file, by their places in `overrides`.
  package func overrides(for path: String) -> [Int] {
    guard let overrides else { return [] }
    return overrides.indices.filter { overrides[$0].files.covers(path) }
  }

  /// The two as one: maps merge key by key, everything else that this one says replaces the base's.
  package func extending(_ base: Configuration) -> Configuration {
    var merged = self
    merged.base = nil
    merged.exclude = exclude ?? base.exclude
    merged.language = language ?? base.language
    merged.baseline = baseline ?? base.baseline
    merged.overrides = overrides ?? base.overrides
    merged.ruleFolders = ruleFolders ?? base.ruleFolders
    let versions = (base.platforms?.versions ?? [:]).merging(platforms?.versions ?? [:]) { $1 }
    merged.platforms = versions.isEmpty ? nil : Platforms(versions)
    merged.rules = base.rules.merging(rules) { $1.extending($0) }
    merged.vocabulary.fields = base.vocabulary.fields.merging(vocabulary.fields) { $1 }
    merged.vocabulary.modifiers = base.vocabulary.modifiers.merging(vocabulary.modifiers) { $1 }
    return merged
  }
}

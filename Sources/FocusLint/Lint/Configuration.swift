/// What a `.focuslint.yml` says.
package struct Configuration: Sendable {
  /// Absolute.
  package var path: String
  package var exclude: [Glob] = []
  package var platforms: Platforms?
  package var language: Language?
  package var rules: [String: RuleSetting] = [:]
  package var overrides: [Override] = []

  /// What is set for one rule; what it leaves open stays as it was.
  package struct RuleSetting: Hashable, Sendable {
    package enum Level: Hashable, Sendable {
      case off
      case on(Severity)
    }

    package var level: Level?
    /// The options of the rule's own, such as `everywhere`.
    package var options: [String: Bool] = [:]
  }

  /// Settings for some of the files.
  package struct Override: Sendable {
    package var files: [Glob]
    package var rules: [String: RuleSetting]
  }

  package init(path: String) { self.path = path }

  /// The folder that patterns are relative to.
  package var folder: String { Path.folder(of: path) ?? "/" }

  /// Whether a pattern names this path itself; paths outside the folder are never excluded.
  package func excludes(_ path: String, isFolder: Bool) -> Bool {
    if exclude.isEmpty { return false }
    guard let relative = Path.relative(path, to: folder) else { return false }
    return exclude.contains { $0.matches(relative, isFolder: isFolder) }
  }

  /// The overrides that hold for a file, by their places in `overrides`.
  package func overrides(for path: String) -> [Int] {
    if overrides.isEmpty { return [] }
    guard let relative = Path.relative(path, to: folder) else { return [] }
    return overrides.indices.filter { index in
      overrides[index].files.contains { $0.covers(relative) }
    }
  }
}

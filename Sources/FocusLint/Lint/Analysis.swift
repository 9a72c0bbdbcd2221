/// Reads files, makes facts of those that can trigger a rule, and asks the rules.
package struct Analysis: Sendable {
  /// A file to lint, with what the configuration says for it.
  package struct Input: Sendable {
    /// Absolute path.
    package var path: String
    /// The text where it does not come from the disk (standard input, an editor).
    package var bytes: [UInt8]?
    /// The rules that run on it.
    package var rules: Set<String>
    package var platforms: Platforms
    /// The nearest project folder upward; nil where there is none.
    package var project: String?

    package init(
      path: String, bytes: [UInt8]? = nil, rules: Set<String>, platforms: Platforms = .unknown,
      project: String? = nil
    ) {
      self.path = path
      self.bytes = bytes
      self.rules = rules
      self.platforms = platforms
      self.project = project
    }
  }

  /// What came out for one file; in the order of the inputs.
  package struct Output: Sendable {
    package var path: String
    /// Nil where the file could not be read, or nothing in it could trigger a rule.
    package var file: SourceFile?
    package var problems: [Problem] = []
    package var hasSyntaxErrors = false
    package var isCutShort = false
    package var failure: ReadFailure?

    package init(path: String) { self.path = path }
  }

  package enum ReadFailure: Sendable, Hashable {
    /// It was there when files were found, and is not now: a note, not an error.
    case vanished
    /// `strerror`'s words.
    case unreadable(String)
  }

  package var rules: [Rule]
  package var jobs: Int
  package var isIsolated: Bool
  /// The Swift files of a project folder, absolute and sorted; asked at most once a folder, and only
  /// where a linted file leaves a question open.
  package var projectFiles: @Sendable (String) -> [String]

  package init(
    rules: [Rule], jobs: Int = 1, isIsolated: Bool = false,
    projectFiles: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.rules = rules
    self.jobs = jobs
    self.isIsolated = isIsolated
    self.projectFiles = projectFiles
  }

  package func outputs(for inputs: [Input]) -> [Output] {
    inputs.map { Output(path: $0.path) }
  }
}

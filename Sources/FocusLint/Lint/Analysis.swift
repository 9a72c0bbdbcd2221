/// Reads files, makes facts of those that can trigger a rule, and asks the rules.
///
/// In three steps: the bytes of each file are searched for the rules' words, and only files that hold
/// one are parsed; what these leave open is looked up in the outlines of their project's other files,
/// and the ones that can answer are parsed too, in at most three rounds; then the rules run.
package struct Analysis: Sendable {
  /// A file to lint, with what the configuration says for it.
  package struct Input: Sendable {
    /// Absolute path.
    package var path: String
    /// The text where it does not come from the disk (standard input, an editor).
    package var bytes: [UInt8]?
    /// The rules that run on it.
    package var rules: Set<String>
    /// Boolean options of rules that are set, `rule.option`.
    package var options: Set<String>
    package var platforms: Platforms
    package var vocabulary: Vocabulary
    /// The nearest project folder upward; nil where there is none, and then only the inputs are known.
    package var project: String?

    package init(
      path: String, bytes: [UInt8]? = nil, rules: Set<String>, options: Set<String> = [],
      platforms: Platforms = .unknown, vocabulary: Vocabulary = Vocabulary(), project: String? = nil
    ) {
      self.path = path
      self.bytes = bytes
      self.rules = rules
      self.options = options
      self.platforms = platforms
      self.vocabulary = vocabulary
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
  /// Whether problems in test code are reported too.
  package var reportsTests: Bool
  /// The Swift files of a project folder by their absolute paths, each with the vocabulary that holds
  /// for it; asked at most once a folder, and only where a linted file leaves a question open.
  package var projectFiles: @Sendable (String) -> [(path: String, vocabulary: Vocabulary)]
  /// The module that a file belongs to, given its path and its project folder.
  package var module: @Sendable (String, String?) -> String

  package init(
    rules: [Rule], jobs: Int = 1, isIsolated: Bool = false, reportsTests: Bool = false,
    projectFiles: @escaping @Sendable (String) -> [(path: String, vocabulary: Vocabulary)] = { _ in
      []
    },
    module: @escaping @Sendable (String, String?) -> String = { _, _ in "" }
  ) {
    self.rules = rules
    self.jobs = jobs
    self.isIsolated = isIsolated
    self.reportsTests = reportsTests
    self.projectFiles = projectFiles
    self.module = module
  }

  package func outputs(for inputs: [Input]) -> [Output] {
    let triggers = Dictionary(grouping: inputs, by: \.vocabulary).keys.reduce(into: [:]) {
      $0[$1] = Triggers(rules, vocabulary: $1)
    }
    let first = Parallel.map(
      count: inputs.count, jobs: jobs, makeWorker: Parser.init,
      { index, parser in
        read(inputs[index], triggers[inputs[index].vocabulary]!, parser)
      })
    var outputs = first.map(\.output)
    let hits = inputs.indices.filter { first[$0].reading != nil }
    for (project, members) in Dictionary(grouping: hits, by: { inputs[$0].project }) {
      var readings: [String: Reading] = [:]
      for index in members { readings[inputs[index].path] = first[index].reading }
      if !isIsolated, let project {
        answer(project, inputs, inputs[members[0]].platforms, into: &readings)
      }
      let runs = Runs(
        Array(readings.values), isIsolated: isIsolated || project == nil,
        reportsTests: reportsTests)
      let found = Parallel.map(count: members.count, jobs: jobs) { number in
        let index = members[number]
        return runs.problems(
          in: first[index].reading!, rules: rules.filter { first[index].rules.contains($0.id) },
          options: inputs[index].options)
      }
      for (index, problems) in zip(members, found) { outputs[index].problems = problems }
    }
    return outputs
  }

  /// What one file gives before the rules run.
  private struct FirstRead: Sendable {
    var output: Output
    var reading: Reading?
    /// The rules that its bytes can trigger.
    var rules: Set<String> = []
  }

  private func read(_ input: Input, _ triggers: Triggers, _ parser: Parser) -> FirstRead {
    var result = FirstRead(output: Output(path: input.path))
    let bytes: [UInt8]
    switch input.bytes.map(Result.success) ?? FileContents.bytes(of: input.path) {
    case .success(let text): bytes = text
    case .failure(let failure):
      result.output.failure = failure.isAbsence ? .vanished : .unreadable(failure.reason)
      return result
    }
    result.rules = triggers.rules(of: bytes).intersection(input.rules)
    guard !result.rules.isEmpty else { return result }
    let file = SourceFile(path: input.path, bytes: bytes)
    let reading = Reading(
      file, platforms: input.platforms, module: module(input.path, input.project),
      vocabulary: input.vocabulary, parser: parser)
    result.output.file = file
    result.output.hasSyntaxErrors = reading.hasSyntaxErrors
    result.output.isCutShort = reading.isCutShort
    result.reading = reading
    return result
  }

  /// Parses the project's other files that can answer what the read ones leave open, in at most three
  /// rounds. A text that was handed in holds over the one on disk.
  private func answer(
    _ project: String, _ inputs: [Input], _ platforms: Platforms,
    into readings: inout [String: Reading]
  ) {
    var asked = Questions(of: readings.values.flatMap(\.variants))
    var open = asked
    if open.isEmpty { return }
    let members = inputs.filter { $0.project == project }
    // What is linted is known too, where it is not the project's: an ignored folder named outright.
    var others: [String: Vocabulary] = [:]
    for (path, vocabulary) in members.map({ ($0.path, $0.vocabulary) }) + projectFiles(project)
    where readings[path] == nil {
      others[path] = vocabulary
    }
    let (module, vocabularies) = (self.module, others)
    var answers = Answers(
      paths: others.keys.sorted(), texts: members, jobs: jobs,
      reading: { path, bytes, parser in
        Reading(
          SourceFile(path: path, bytes: bytes), platforms: platforms,
          module: module(path, project), vocabulary: vocabularies[path] ?? Vocabulary(),
          parser: parser)
      })
    for _ in 0..<3 where !open.isEmpty {
      let new = answers.given(to: Inquiry(open))
      for reading in new { readings[reading.file.path] = reading }
      let next = Questions(of: new.flatMap(\.variants), after: asked)
      open = next.subtracting(asked)
      asked = asked.union(next)
    }
  }
}

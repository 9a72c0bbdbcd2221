/// Reads files, makes facts of those that can trigger a rule, and asks the rules.
///
/// In three steps: the bytes of each file are searched for the rules' words, and only files that hold
/// one are parsed; what these leave open is looked up in the outlines of their project's other files,
/// and the ones that can answer are parsed too, in at most three rounds; then the rules run.
package struct Analysis: Sendable {
  /// A file to lint, with what the configuration says for it.
  package struct Input: Sendable, Equatable {
    /// Absolute path.
    package var path: String
    /// The rules that run on it.
    package var rules: Set<String>
    /// Whether the command line leaves out rules that its configuration has on.
    package var isNarrowed: Bool
    /// Boolean options of rules that are set, `rule.option`.
    package var options: Set<String>
    package var platforms: Platforms
    package var vocabulary: Vocabulary
    /// The nearest project folder upward; nil where there is none, and then only the inputs are known.
    package var project: String?

    package init(
      path: String, rules: Set<String>, isNarrowed: Bool = false, options: Set<String> = [],
      platforms: Platforms = .unknown, vocabulary: Vocabulary = Vocabulary(), project: String? = nil
    ) {
      self.path = path
      self.rules = rules
      self.isNarrowed = isNarrowed
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
    /// How many are hidden by comments.
    package var suppressed = 0
    package var hasSyntaxErrors = false
    package var isCutShort = false
    package var failure: ReadFailure?

    package init(path: String) { self.path = path }
  }

  package enum ReadFailure: Sendable, Hashable {
    /// It was there when files were found, and is not now: a note, not an error.
    case vanished
    case unreadable(FileStatus.Failure)
  }

  /// In the order in which they are asked.
  package var rules: [Rule]
  package var jobs: Int
  package var isIsolated: Bool
  /// Whether problems in test code are reported too.
  package var reportsTests: Bool
  /// Texts that hold in the place of what is on the disk, by absolute path.
  package var texts: [Path.Key: [UInt8]]
  /// The Swift files of a project folder by their absolute paths, each with the vocabulary that holds
  /// for it; asked at most once a folder, and only where a linted file leaves a question open.
  package var projectFiles: @Sendable (String) -> [(path: String, vocabulary: Vocabulary)]
  /// The module that a file belongs to, given its path and its project folder.
  package var module: @Sendable (String, String?) -> String
  package var progress: Progress?

  package init(
    rules: [Rule], jobs: Int = 1, isIsolated: Bool = false, reportsTests: Bool = false,
    texts: [Path.Key: [UInt8]] = [:],
    projectFiles: @escaping @Sendable (String) -> [(path: String, vocabulary: Vocabulary)] = { _ in
      []
    },
    module: @escaping @Sendable (String, String?) -> String = { _, _ in "" },
    progress: Progress? = nil
  ) {
    self.rules = rules
    self.jobs = jobs
    self.isIsolated = isIsolated
    self.reportsTests = reportsTests
    self.texts = texts
    self.projectFiles = projectFiles
    self.module = module
    self.progress = progress
  }

  package func outputs(for inputs: [Input]) -> [Output] {
    let first = firstReads(of: inputs)
    var outputs = first.map(\.output)
    progress?.begin(.judging, of: first.count { $0.reading != nil })
    let projects = Dictionary(grouping: inputs.indices) { index in
      isIsolated ? nil : inputs[index].project.map(Path.Key.init)
    }
    let indices = Dictionary(
      inputs.indices.map { (Path.Key(inputs[$0].path), $0) }, uniquingKeysWith: { $1 })
    for (folder, group) in projects {
      var project = Project(
        self, folder: folder?.path,
        group.map { Project.Member(input: inputs[$0], first: first[$0]) })
      project.settle()
      for (file, finding) in findings(of: project) {
        guard let index = indices[Path.Key(file.input.path)] else { continue }
        if !finding.problems.isEmpty { outputs[index].file = finding.problems[0].file }
        outputs[index].problems = finding.problems
        outputs[index].suppressed = finding.suppressed
      }
    }
    return outputs
  }

  /// What the rules say of each file of a project.
  private func findings(of project: Project) -> [(Project.Judged, CommentReading.Finding)] {
    let files = project.files
    return Parallel.map(count: files.count, jobs: jobs) { index in
      defer { if !files[index].isAnswer { progress?.step() } }
      return (files[index], project.finding(of: files[index]))
    }
  }

  func triggers(for vocabularies: some Sequence<Vocabulary>) -> [Vocabulary: Triggers] {
    Set(vocabularies).reduce(into: [:]) { $0[$1] = Triggers(rules, vocabulary: $1) }
  }

  func firstReads(of inputs: [Input]) -> [FirstRead] {
    let triggers = triggers(for: inputs.lazy.map(\.vocabulary))
    progress?.begin(.reading, of: inputs.count)
    return Parallel.map(
      count: inputs.count, jobs: jobs, makeWorker: Parser.init,
      { index, parser in
        defer { progress?.step() }
        var sections = ParsedSections()
        return read(inputs[index], triggers[inputs[index].vocabulary]!, &sections, parser)
      })
  }

  /// Of the rules that hold for a file, those that may speak of it where none of its words are in it: a
  /// query has no match then.
  func rulesWithoutWords(_ input: Input) -> Set<String> {
    input.rules.subtracting(rules.filter { $0.query != nil }.map(\.id))
  }

  func bytes(of path: String) -> [UInt8]? {
    texts[Path.Key(path)] ?? (try? FileContents.bytes(of: path).get())
  }

  func reading(of bytes: [UInt8], _ input: Input, _ parser: Parser) -> Reading {
    Reading(
      SourceFile(path: input.path, bytes: bytes), platforms: input.platforms,
      module: module(input.path, input.project), vocabulary: input.vocabulary, parser: parser)
  }

  /// What the rules say of a file.
  func finding(_ runs: Runs, in file: Project.Judged) -> CommentReading.Finding {
    var judgement: Judgement?
    return finding(runs, in: file, &judgement, notesTopics: false)
  }

  /// What the rules say of a file, without what its comments hide; of one that is not understood as a
  /// whole, without fixes.
  ///
  /// - Parameter judgement: What is still true of an earlier one, if any; afterwards all of it.
  func finding(
    _ runs: Runs, in file: Project.Judged, _ judgement: inout Judgement?, notesTopics: Bool = true
  ) -> CommentReading.Finding {
    let (reading, input) = (file.reading, file.input)
    if !reportsTests, reading.isTestFile { return CommentReading.Finding() }
    let triggered = rules.filter { file.rules.contains($0.id) }
    var known = judgement ?? runs.judgement(of: reading, by: triggered)
    if known.rules != triggered.map(\.id) { known = runs.judgement(of: reading, by: triggered) }
    runs.complete(
      &known, of: reading, by: triggered, options: input.options, notesTopics: notesTopics)
    judgement = known
    var finding = CommentReading.Finding(problems: known.problems)
    if !reading.suppressions.isEmpty {
      var comments = CommentReading(
        reading, input, rules: rules.map(\.id), checks: triggered, reportsTests: reportsTests)
      comments.hide(runs.absences(in: reading, rules: triggered, options: input.options))
      finding = comments.finding(known.problems)
    }
    if !reading.isWhole {
      for index in finding.problems.indices { finding.problems[index].fix = nil }
    }
    return finding
  }

  /// What one file gives before the rules run.
  struct FirstRead: Sendable {
    var output: Output
    var reading: Reading?
    /// The rules that its bytes can trigger.
    var rules: Set<String> = []
    /// What it can tell others; nil where it holds one of their words, or nobody will ask.
    var outline: Outline?
  }

  /// - Parameter sections: Those of an earlier text of the file.
  func read(
    _ input: Input, _ triggers: Triggers, _ sections: inout ParsedSections, _ parser: Parser
  ) -> FirstRead {
    var result = FirstRead(output: Output(path: input.path))
    let bytes: [UInt8]
    switch texts[Path.Key(input.path)].map(Result.success)
      ?? FileContents.bytes(of: input.path)
    {
    case .success(let text): bytes = text
    case .failure(let failure):
      result.output.failure =
        failure.isAbsence || failure.isOfFolder ? .vanished : .unreadable(failure)
      return result
    }
    result.rules = triggers.rules(of: bytes).intersection(input.rules)
    guard !result.rules.isEmpty else {
      if !isIsolated, input.project != nil { result.outline = Outline(bytes) }
      return result
    }
    let reading = Reading(
      SourceFile(path: input.path, bytes: bytes), platforms: input.platforms,
      module: module(input.path, input.project), vocabulary: input.vocabulary, sections: &sections,
      queries: rules.filter { result.rules.contains($0.id) }.compactMap(\.query), parser: parser)
    result.output.file = reading.file
    result.output.hasSyntaxErrors = reading.hasSyntaxErrors
    result.output.isCutShort = reading.isCutShort
    result.reading = reading
    return result
  }
}

/// The files of a project that were not linted, and what they can tell.
struct Answers {
  private let paths: [String]
  private let texts: [Path.Key: [UInt8]]
  private let jobs: Int
  private let reading: @Sendable (String, [UInt8], Parser) -> Reading
  /// Of each path; nil where the file cannot be read, or has answered.
  private var outlines: [Outline?]

  init(
    paths: [String], texts: [Path.Key: [UInt8]], jobs: Int,
    reading: @escaping @Sendable (String, [UInt8], Parser) -> Reading
  ) {
    self.paths = paths
    self.jobs = jobs
    self.reading = reading
    self.texts = texts
    outlines = Parallel.map(count: paths.count, jobs: jobs) { index in
      Answers.bytes(of: paths[index], texts).map { Outline($0) }
    }
  }

  private static func bytes(of path: String, _ texts: [Path.Key: [UInt8]]) -> [UInt8]? {
    texts[Path.Key(path)] ?? (try? FileContents.bytes(of: path).get())
  }

  /// Parses the files that can answer, in the order of their paths; each answers once.
  mutating func given(to inquiry: Inquiry) -> [Reading] {
    let candidates = paths.indices.filter { outlines[$0] != nil }
    let (paths, texts, known, reading) = (paths, texts, outlines, reading)
    let answers = Parallel.map(
      count: candidates.count, jobs: jobs, makeWorker: Parser.init,
      { number, parser -> Reading? in
        let index = candidates[number]
        let bytes = { Answers.bytes(of: paths[index], texts) }
        guard let outline = known[index], inquiry.isAnswered(by: outline, bytes),
          let text = bytes()
        else { return nil }
        return reading(paths[index], text, parser)
      })
    for (candidate, answer) in zip(candidates, answers) where answer != nil {
      self.outlines[candidate] = nil
    }
    return answers.compactMap { $0 }
  }
}

extension Analysis {
  /// Parses the project's other files that can answer what the read ones leave open, in at most three
  /// rounds. A text that was handed in holds over the one on disk.
  ///
  /// - Parameter inputs: those of the project.
  func answer(
    _ project: String, _ inputs: [Input], _ platforms: Platforms,
    _ files: () -> [(path: String, vocabulary: Vocabulary)],
    into readings: inout [Path.Key: Reading]
  ) {
    var asked = Questions(of: readings.values.flatMap(\.variants))
    var open = asked
    if open.isEmpty { return }
    // What is linted is known too, where it is not the project's: an ignored folder named outright.
    var others: [Path.Key: Vocabulary] = [:]
    for (path, vocabulary) in inputs.map({ ($0.path, $0.vocabulary) }) + files()
    where readings[Path.Key(path)] == nil {
      others[Path.Key(path)] = vocabulary
    }
    let (module, vocabularies) = (self.module, others)
    var answers = Answers(
      paths: others.keys.map(\.path).sorted(by: Path.precedes), texts: texts, jobs: jobs,
      reading: { path, bytes, parser in
        Reading(
          SourceFile(path: path, bytes: bytes), platforms: platforms,
          module: module(path, project), vocabulary: vocabularies[Path.Key(path)] ?? Vocabulary(),
          parser: parser)
      })
    for _ in 0..<3 where !open.isEmpty {
      let new = answers.given(to: Inquiry(open))
      for reading in new { readings[Path.Key(reading.file.path)] = reading }
      let next = Questions(of: new.flatMap(\.variants), after: asked)
      open = next.subtracting(asked)
      asked = asked.union(next)
    }
  }

  /// Those of some inputs without any of the rules' words that extend a type of a file with such words
  /// that is not linted with them; if it were, they would be read for what it asks.
  func extensions(
    _ extending: [Int], of inputs: [Input],
    among files: () -> [(path: String, vocabulary: Vocabulary)],
    _ triggers: [Vocabulary: Triggers]
  ) -> [Judged] {
    if extending.isEmpty { return [] }
    let linted = Set(inputs.map { Path.Key($0.path) })
    let others = files().filter { !linted.contains(Path.Key($0.path)) }
    let declared = Parallel.map(count: others.count, jobs: jobs) { number -> [UInt64] in
      let other = others[number]
      guard let bytes = bytes(of: other.path),
        !(triggers[other.vocabulary] ?? Triggers(rules, vocabulary: other.vocabulary))
          .rules(of: bytes).isEmpty
      else { return [] }
      return Outline(bytes).types
    }.reduce(into: Set()) { $0.formUnion($1) }
    if declared.isEmpty { return [] }
    return Parallel.map(
      count: extending.count, jobs: jobs, makeWorker: Parser.init,
      { number, parser -> Judged? in
        let input = inputs[extending[number]]
        guard let bytes = bytes(of: input.path),
          Outline(bytes).types.contains(where: declared.contains)
        else { return nil }
        return Judged(
          index: extending[number], reading: reading(of: bytes, input, parser), rules: input.rules,
          isAnswer: true)
      }
    ).compactMap { $0 }
  }
}

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
  func answer(
    _ project: String, _ inputs: [Input], _ platforms: Platforms,
    into readings: inout [Path.Key: Reading]
  ) {
    var asked = Questions(of: readings.values.flatMap(\.variants))
    var open = asked
    if open.isEmpty { return }
    let members = inputs.filter { $0.project.map { Path.same($0, project) } ?? false }
    // What is linted is known too, where it is not the project's: an ignored folder named outright.
    var others: [Path.Key: Vocabulary] = [:]
    for (path, vocabulary) in members.map({ ($0.path, $0.vocabulary) }) + projectFiles(project)
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
}

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

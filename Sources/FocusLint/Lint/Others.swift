/// The files of a project that are not linted for their own sake, and what they can tell.
///
/// Each is read when it is first asked; its outline and, where it answers, its reading are kept.
struct Others {
  private struct File {
    var path: String
    var vocabulary: Vocabulary
    /// Nil where it was not asked yet or cannot be read.
    var outline: Outline?
    var wasAsked = false
    var reading: Reading?
  }

  private let folder: String?
  private var files: [Path.Key: File] = [:]
  private var platforms = Platforms.unknown
  private var isComplete = false

  init(folder: String?) { self.folder = folder }

  /// Looks at a file anew when it is asked next; false where it is not among these.
  mutating func forget(_ path: String) -> Bool {
    guard let file = files[Path.Key(path)] else { return false }
    files[Path.Key(path)] = File(path: file.path, vocabulary: file.vocabulary)
    return true
  }

  /// Makes ready to ask the project's files and some more.
  mutating func prepare(
    _ inputs: [Analysis.Input], _ platforms: Platforms, _ analysis: Analysis
  ) {
    if platforms != self.platforms {
      for key in files.keys { files[key]?.reading = nil }
      self.platforms = platforms
    }
    complete(analysis)
    for input in inputs where files[Path.Key(input.path)] == nil {
      files[Path.Key(input.path)] = File(path: input.path, vocabulary: input.vocabulary)
    }
  }

  private mutating func complete(_ analysis: Analysis) {
    guard !isComplete, let folder else { return }
    isComplete = true
    for (path, vocabulary) in analysis.projectFiles(folder) {
      files[Path.Key(path)] = File(path: path, vocabulary: vocabulary)
    }
  }

  /// Parses the files that can answer, in the order of their paths.
  ///
  /// - Parameter isKnown: Whether a file is read already.
  mutating func answers(
    to inquiry: Inquiry, _ analysis: Analysis, isKnown: (Path.Key) -> Bool
  ) -> [Reading] {
    let candidates = files.filter { !isKnown($0.key) }
      .sorted { Path.precedes($0.value.path, $1.value.path) }
    let (folder, platforms) = (self.folder, self.platforms)
    let asked = Parallel.map(
      count: candidates.count, jobs: analysis.jobs, makeWorker: Parser.init,
      { index, parser in
        var file = candidates[index].value
        var bytes: [UInt8]?
        if !file.wasAsked {
          file.wasAsked = true
          bytes = analysis.bytes(of: file.path)
          file.outline = bytes.map { Outline($0) }
        }
        let read = { bytes ?? analysis.bytes(of: file.path) }
        guard let outline = file.outline, inquiry.isAnswered(by: outline, read) else {
          return (file, false)
        }
        if file.reading == nil, let bytes = read() {
          file.reading = Reading(
            SourceFile(path: file.path, bytes: bytes), platforms: platforms,
            module: analysis.module(file.path, folder), vocabulary: file.vocabulary, parser: parser)
        }
        return (file, file.reading != nil)
      })
    for (candidate, (file, _)) in zip(candidates, asked) { files[candidate.key] = file }
    return asked.compactMap { $0.1 ? $0.0.reading : nil }
  }

  /// The types that the project's other files with one of the rules' words declare.
  mutating func typesOfFilesWithWords(
    notAmong members: some Collection<Path.Key>, _ analysis: Analysis
  ) -> Set<UInt64> {
    complete(analysis)
    let linted = Set(members)
    let files = self.files.values.filter { !linted.contains(Path.Key($0.path)) }
    let triggers = analysis.triggers(for: files.map(\.vocabulary))
    return Parallel.map(count: files.count, jobs: analysis.jobs) { index -> [UInt64] in
      guard let bytes = analysis.bytes(of: files[index].path),
        !triggers[files[index].vocabulary]!.rules(of: bytes).isEmpty
      else { return [] }
      return Outline(bytes).types
    }.reduce(into: []) { $0.formUnion($1) }
  }
}

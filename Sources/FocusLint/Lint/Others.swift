/// The files of a project that are not linted for their own sake, and what they can tell.
///
/// Each is read when it is first asked; its outline and, where it answers, its reading are kept.
struct Others {
  private struct File {
    let key: Path.Key
    var vocabulary: Vocabulary
    /// Nil where it was not asked yet or cannot be read.
    var outline: Outline?
    var wasAsked = false
    var reading: Reading?

    init(_ path: String, _ vocabulary: Vocabulary) {
      key = Path.Key(path)
      self.vocabulary = vocabulary
    }

    /// Takes what is known of it already, unless it was asked itself.
    mutating func take(_ known: Outline?) {
      guard !wasAsked, let known else { return }
      (outline, wasAsked) = (known, true)
    }
  }

  private let folder: String?
  /// In the order of their paths.
  private var files: [File] = []
  private var platforms = Platforms.unknown
  private var isComplete = false

  init(folder: String?) { self.folder = folder }

  /// Looks at a file anew when it is asked next; false where it is not among these.
  mutating func forget(_ path: String) -> Bool {
    guard let place = place(of: path) else { return false }
    files[place] = File(path, files[place].vocabulary)
    return true
  }

  private func place(of path: String) -> Int? {
    let place = files.partitioningIndex { !Path.precedes($0.key.path, path) }
    return place < files.count && Path.same(files[place].key.path, path) ? place : nil
  }

  /// Makes ready to ask the project's files and its members.
  mutating func prepare(
    _ members: some Collection<Project.Member>, _ platforms: Platforms, _ analysis: Analysis
  ) {
    if platforms != self.platforms {
      for place in files.indices { files[place].reading = nil }
      self.platforms = platforms
    }
    complete(analysis)
    var more: [File] = []
    for member in members {
      if let place = place(of: member.input.path) {
        files[place].take(member.first.outline)
      } else {
        var file = File(member.input.path, member.input.vocabulary)
        file.take(member.first.outline)
        more.append(file)
      }
    }
    add(more)
  }

  private mutating func complete(_ analysis: Analysis) {
    guard !isComplete, let folder else { return }
    isComplete = true
    add(analysis.projectFiles(folder).map(File.init))
  }

  private mutating func add(_ more: [File]) {
    if more.isEmpty { return }
    files += more
    files.sort { Path.precedes($0.key.path, $1.key.path) }
  }

  /// Parses the files that can answer, in the order of their paths.
  ///
  /// - Parameter isKnown: Whether a file is read already.
  mutating func answers(
    to inquiry: Inquiry, _ analysis: Analysis, isKnown: (Path.Key) -> Bool
  ) -> [Reading] {
    let (folder, platforms, files) = (self.folder, self.platforms, self.files)
    let places = files.indices.filter { !isKnown(files[$0].key) }
    let asked = Parallel.map(
      count: places.count, jobs: analysis.jobs, makeWorker: Parser.init,
      { index, parser -> (outline: Outline?, reading: Reading?) in
        let file = files[places[index]]
        let bytes = file.wasAsked ? nil : analysis.bytes(of: file.key.path)
        let outline = file.wasAsked ? file.outline : bytes.map { Outline($0) }
        let read = { bytes ?? analysis.bytes(of: file.key.path) }
        guard let outline, inquiry.isAnswered(by: outline, read) else { return (outline, nil) }
        let reading =
          file.reading
          ?? read().map { bytes in
            Reading(
              SourceFile(path: file.key.path, bytes: bytes), platforms: platforms,
              module: analysis.module(file.key.path, folder), vocabulary: file.vocabulary,
              parser: parser)
          }
        return (outline, reading)
      })
    for (place, answer) in zip(places, asked) {
      if !files[place].wasAsked {
        self.files[place].wasAsked = true
        self.files[place].outline = answer.outline
      }
      if let reading = answer.reading { self.files[place].reading = reading }
    }
    return asked.compactMap(\.reading)
  }

  /// The types that the project's other files with one of the rules' words declare.
  mutating func typesOfFilesWithWords(
    notAmong members: some Collection<Path.Key>, _ analysis: Analysis
  ) -> Set<UInt64> {
    complete(analysis)
    let linted = Set(members)
    let files = self.files.filter { !linted.contains($0.key) }
    let triggers = analysis.triggers(for: files.map(\.vocabulary))
    return Parallel.map(count: files.count, jobs: analysis.jobs) { index -> [UInt64] in
      guard let bytes = analysis.bytes(of: files[index].key.path),
        !triggers[files[index].vocabulary]!.rules(of: bytes).isEmpty
      else { return [] }
      return Outline(bytes).types
    }.reduce(into: []) { $0.formUnion($1) }
  }
}

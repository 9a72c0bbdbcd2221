/// The files of one project: what those that are linted hold, and what the others answer them.
///
/// The command makes one and asks it once. The language server keeps it, and puts a file in the place of
/// what it was; afterwards it says what a new one would.
struct Project {
  /// A file to lint.
  struct Member {
    var input: Analysis.Input
    var first: Analysis.FirstRead
    /// What its reading leaves open; asked once.
    var questions: Questions?
  }

  private var analysis: Analysis
  /// Nil where nothing but the members is known.
  private let folder: String?
  private var members: [Path.Key: Member]
  private var others: Others
  /// The files that the rules run on, by their paths.
  private var judged: [Path.Key: Judged] = [:]
  private var runs: Runs
  /// What is still true of what the rules said, by path.
  private var judgements: [Path.Key: Judgement] = [:]
  private var isSettled = false

  /// A file that the rules run on.
  struct Judged: Sendable {
    var input: Analysis.Input
    var reading: Reading
    /// The rules that can say something about it.
    var rules: Set<String>
    /// Whether it holds none of their words, and was read for what others asked.
    var isAnswer = false
  }

  init(_ analysis: Analysis, folder: String?, _ members: [Member]) {
    self.analysis = analysis
    self.folder = folder
    self.members = Dictionary(
      members.map { (Path.Key($0.input.path), $0) }, uniquingKeysWith: { $1 })
    others = Others(folder: folder)
    runs = Runs([:], isIsolated: folder == nil, reportsTests: analysis.reportsTests)
  }

  /// The files that have something to say, in the order of their paths; the project must be settled.
  var files: [Judged] {
    judged.values.sorted { Path.precedes($0.input.path, $1.input.path) }
  }

  /// Puts a member in the place of what it was.
  ///
  /// - Parameter text: What holds in the place of the text on the disk.
  mutating func replace(_ path: String, with new: Member, _ text: [UInt8]?) {
    let key = Path.Key(path)
    let old = members[key]
    let wasSettled = isSettled
    forget(path, text)
    isSettled = false
    members[key] = new
    guard wasSettled, old?.first.reading != nil, let reading = new.first.reading else { return }
    var member = new
    if folder != nil { member.questions = Questions(of: reading.variants) }
    members[key] = member
    guard member.questions == old?.questions else { return }
    isSettled = true
    judged[key] = Judged(input: member.input, reading: reading, rules: member.first.rules)
    var readings = runs.readings
    readings[key] = reading
    see(readings)
  }

  /// Looks at a file that is not a member anew, since its text may have changed; false where it cannot have
  /// told anything.
  @discardableResult
  mutating func forget(_ path: String, _ text: [UInt8]?) -> Bool {
    analysis.texts[Path.Key(path)] = text
    // What is not this project's cannot have told it anything.
    guard others.forget(path) || members[Path.Key(path)] != nil else { return false }
    isSettled = false
    return true
  }

  /// What the rules say of a file; nil where they have nothing to look at.
  ///
  /// What is not touched by later changes is kept.
  mutating func finding(of path: String) -> CommentReading.Finding? {
    let key = Path.Key(path)
    return judged[key].map { analysis.finding(runs, in: $0, &judgements[key]) }
  }

  func finding(of file: Judged) -> CommentReading.Finding { analysis.finding(runs, in: file) }

  /// The maps of the views in the files with something to say, as each run sees them; the project must
  /// be settled.
  ///
  /// - Parameters:
  ///   - paths: The files that are asked for.
  ///   - honoursIgnore: Whether views in generated files and tests are left out.
  func maps(of paths: Set<Path.Key>, honoursIgnore: Bool) -> [FocusMap] {
    let files = self.files.filter {
      paths.contains(Path.Key($0.input.path))
        && (!honoursIgnore || !$0.reading.isTestFile && !$0.reading.file.isGenerated)
    }
    return Parallel.map(count: files.count, jobs: analysis.jobs) { index in
      runs.sights(of: files[index].reading).flatMap { facts, project -> [FocusMap] in
        var seen: Set<String> = []
        return facts.types.compactMap { declaration in
          guard !facts.unreported.contains(declaration.node.range, reportingTests: !honoursIgnore),
            seen.insert(declaration.name).inserted
          else { return nil }
          return project.type(declaration.name, from: declaration.node).map {
            FocusMap(of: $0, in: project)
          }
        }
      }
    }.flatMap(\.self)
  }

  /// Finds out what the members leave open.
  mutating func settle() {
    if isSettled { return }
    isSettled = true
    judged = members.compactMapValues { member in
      member.first.reading.map {
        Judged(input: member.input, reading: $0, rules: member.first.rules)
      }
    }
    if folder != nil { addExtensions() }
    var readings = judged.mapValues(\.reading)
    if folder != nil, let first = files.first {
      for (key, reading) in answers(to: readings, first.input.platforms) { readings[key] = reading }
    }
    // What extends a type may write its focus state without any of the rules' words.
    for (key, reading) in readings where judged[key] == nil {
      guard let member = members[key] else { continue }
      judged[key] = Judged(
        input: member.input, reading: reading,
        rules: analysis.rulesWithoutWords(member.input), isAnswer: true)
    }
    see(readings)
  }

  /// Lets the rules look at some readings, and forgets what they said on what is no longer so.
  private mutating func see(_ new: [Path.Key: Reading]) {
    let old = runs.readings
    var changes: [Path.Key: Reading?] = new.filter { old[$0.key]?.file !== $0.value.file }
    for gone in old.keys where new[gone] == nil { changes[gone] = .some(nil) }
    let were = runs.foreignProjections
    let areSeenAlike = runs.replace(changes)
    if judgements.isEmpty { return }
    if !areSeenAlike { judgements = [:] }
    let projections = were.symmetricDifference(runs.foreignProjections)
    for (path, reading) in changes {
      let change = ReadingChange(from: old[path], to: reading, projections: projections)
      if change.rest == nil { judgements[path] = nil }
      for judged in judgements.keys { judgements[judged]?.apply(change, isOwn: judged == path) }
    }
  }

  /// Members without any of the rules' words that extend a type of a file with such words that is not
  /// linted with them; if it were, they would be read for what it asks.
  private mutating func addExtensions() {
    let extending = members.values.filter { $0.first.outline?.extendsTypes == true }
    if extending.isEmpty { return }
    let declared = others.typesOfFilesWithWords(notAmong: members.keys, analysis)
    if declared.isEmpty { return }
    for member in extending where member.first.outline!.types.contains(where: declared.contains) {
      let input = member.input
      guard let bytes = analysis.bytes(of: input.path) else { continue }
      judged[Path.Key(input.path)] = Judged(
        input: input, reading: analysis.reading(of: bytes, input, Parser()),
        rules: analysis.rulesWithoutWords(input),
        isAnswer: true)
    }
  }

  /// What each of some readings leaves open; asked of a member once.
  private mutating func questions(of readings: [Path.Key: Reading]) -> [Questions] {
    let known = readings.keys.compactMap { members[$0]?.questions }
    let open = readings.filter { members[$0.key]?.questions == nil }.map { $0 }
    let found = Parallel.map(count: open.count, jobs: analysis.jobs) {
      Questions(of: open[$0].value.variants)
    }
    for ((key, _), questions) in zip(open, found) where members[key]?.first.reading != nil {
      members[key]?.questions = questions
    }
    return known + found
  }

  /// The readings of other files that can answer what the read ones leave open, in at most three rounds.
  private mutating func answers(to readings: [Path.Key: Reading], _ platforms: Platforms)
    -> [Path.Key: Reading]
  {
    var asked = Questions()
    for questions in questions(of: readings) { asked.formUnion(questions) }
    var open = asked
    if open.isEmpty { return [:] }
    // What is linted is known too, where it is not the project's: an ignored folder named outright.
    others.prepare(members.values, platforms, analysis)
    var answers: [Path.Key: Reading] = [:]
    for _ in 0..<3 where !open.isEmpty {
      let new = others.answers(to: Inquiry(open), analysis) {
        readings[$0] != nil || answers[$0] != nil
      }
      var next = Questions()
      for reading in new {
        answers[Path.Key(reading.file.path)] = reading
        next.formUnion(Questions(of: reading.variants, after: asked))
      }
      open = next.subtracting(asked)
      asked.formUnion(next)
    }
    return answers
  }
}

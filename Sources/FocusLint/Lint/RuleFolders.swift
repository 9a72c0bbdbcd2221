/// The rules of the project's own that a search comes by; each folder is read once.
package final class RuleFolders {
  /// All that were read so far.
  package private(set) var rules: [Rule] = []
  /// Every mistake in their files, each once.
  package private(set) var mistakes: [UserError] = []
  /// The folders that were asked for, as they are named.
  private(set) var folders: Set<Path.Key> = []
  private let currentFolder: String
  /// The files of the ids that are taken; those of the book have none.
  private var taken: [String: String?]
  /// By real path; nil where one has mistakes.
  private var known: [Path.Key: [Rule]?] = [:]

  /// - Parameters:
  ///   - ids: Those that these rules cannot have.
  ///   - currentFolder: Paths in messages are relative to it.
  package init(besides ids: some Sequence<String>, currentFolder: String) {
    taken = Dictionary(ids.map { ($0, String?.none) }) { first, _ in first }
    self.currentFolder = currentFolder
  }

  /// The rules of a folder, in the order of their ids; nil where there are none, or one has a mistake.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - mistake: What is wrong with the folder itself, of which only the predicate is given.
  package func rules(
    in path: String, _ mistake: (_ predicate: String) -> UserError
  ) -> [Rule]? {
    folders.insert(Path.Key(path))
    let real = Path.Key(FileStatus.realPath(path) ?? path)
    if let known = known[real] { return known }
    let before = mistakes.count
    var found: [Rule] = []
    switch Folder.entries(of: path) {
    case .failure(let failure):
      let isAbsent = failure.isAbsence && !FileStatus.exists(path)
      mistakes.append(mistake(isAbsent ? "does not exist" : "cannot be read: \(failure.reason)"))
    case .success(let entries):
      // To read what is neither a file nor a link to one may take for ever.
      let names = entries.filter { $0.kind != .other }.map(\.name).sorted(by: Path.precedes)
      let pages = names.filter(RuleFolders.isPage)
      if pages.isEmpty { mistakes.append(mistake("holds no rule files")) }
      mistakes += RuleFolders.twins(without: Set(pages), among: names).map { twin, page in
        mistake("holds `\(twin)`, and no `\(page)`")
      }
      for name in pages {
        do throws(UserError) {
          found.append(try rule(name, in: path, twins: Set(names)))
        } catch { mistakes.append(error) }
      }
    }
    rules += found
    known[real] = .some(mistakes.count == before ? found : nil)
    return known[real]!
  }

  /// All that were read so far, in the order of their ids.
  ///
  /// - Parameter known: Rules of before; what was compiled for the same page still holds.
  func rules(knowing known: [Rule]) -> [Rule] {
    let known = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    return rules.sorted { Path.precedes($0.id, $1.id) }.map { rule in
      known[rule.id].flatMap { $0.origin == rule.origin ? $0 : nil } ?? rule
    }
  }

  /// Pages in other languages whose page in English is missing.
  private static func twins(
    without pages: Set<String>, among names: [String]
  ) -> [(twin: String, page: String)] {
    names.compactMap { name in
      let language = Language.allCases.first { name.hasSuffix(".\($0.rawValue).md") }
      guard let language else { return nil }
      let page = name.dropLast(".\(language.rawValue).md".count) + ".md"
      return pages.contains(String(page)) || page == "README.md" ? nil : (name, String(page))
    }
  }

  private static func isPage(_ name: String) -> Bool {
    let twins = Language.allCases.map { ".\($0.rawValue).md" }
    return name.hasSuffix(".md") && name != "README.md" && !twins.contains(where: name.hasSuffix)
  }

  private func rule(
    _ name: String, in folder: String, twins: Set<String>
  ) throws(UserError) -> Rule {
    let page = try page(name, in: folder)
    let file = try RuleFile(page.bytes, file: page.file, isQuery: true)
    if let other = taken[file.id] {
      throw UserError(
        "`\(file.id)` is already the name of \(other.map { "the rule in `\($0)`" } ?? "a rule that comes with \(Product.name)").",
        advice: "Give one of them another name.", at: file.place)
    }
    taken[file.id] = .some(page.file)
    var texts = [Language.english: file.texts]
    var pages = [Language.english: String(decoding: page.bytes, as: UTF8.self)]
    for language in Language.allCases where language != .english {
      let name = "\(file.id).\(language.rawValue).md"
      guard twins.contains(name) else { continue }
      let twin = try self.page(name, in: folder)
      texts[language] = try RuleFile.translation(twin.bytes, file: twin.file, query: file.query)
      pages[language] = String(decoding: twin.bytes, as: UTF8.self)
    }
    guard let query = file.query else { throw UserError("`\(file.id)` has no query.") }
    return Rule(
      id: file.id, group: file.group, severity: file.severity, isOnByDefault: file.isOnByDefault,
      words: file.words.isEmpty ? query.words : file.words, texts: texts, check: .query(query),
      origin: Rule.Origin(file: page.file, pages: pages, examples: file.examples))
  }

  private func page(
    _ name: String, in folder: String
  ) throws(UserError) -> (bytes: [UInt8], file: String) {
    let path = Path.joined(folder, name)
    let shown = Path.shown(path, in: currentFolder)
    switch FileContents.bytes(of: path) {
    case .success(let bytes): return (bytes, shown)
    case .failure(let failure): throw .unreadable(shown, failure)
    }
  }
}

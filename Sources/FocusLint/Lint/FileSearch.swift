#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One search: what was found so far, and which folders are left out.
struct FileSearch {
  private struct Candidate {
    var path: String
    var isLink: Bool
  }

  private static let skipped: Set = [".build", "Pods", "Carthage", "DerivedData", "node_modules"]
  private static let suffix = Array(".swift".utf8)

  private let finder: FileFinder
  private var candidates: [Candidate] = []
  private var found = FileFinder.Found()
  private var isExcluded: [String: Bool] = [:]

  init(finder: FileFinder) { self.finder = finder }

  private func shown(_ path: String) -> String {
    path == finder.currentFolder ? "." : Path.shown(path, in: finder.currentFolder)
  }

  mutating func add(named name: String) {
    let path = Path.absolute(name, in: finder.currentFolder)
    switch FileStatus.of(path, followingLinks: true) {
    case .failure(let failure) where failure.isAbsence:
      found.mistakes.append(UserError("`\(name)` does not exist."))
    case .failure(let failure):
      found.mistakes.append(UserError("`\(name)` cannot be read: \(failure.reason)."))
    case .success(let status) where status.kind == .folder:
      let before = candidates.count
      isExcluded = [path: false]
      if finder.honoursIgnore, finder.surroundings.workTree(of: path) != nil {
        addWorkTree(path)
      } else {
        walk(path)
      }
      if candidates.count == before {
        found.notes.append("there are no Swift files in `\(shown(path))`.")
      }
    case .success: candidates.append(Candidate(path: path, isLink: isLink(path)))
    }
  }

  private func isLink(_ path: String) -> Bool {
    if case .success(let status) = FileStatus.of(path, followingLinks: false) {
      return status.kind == .link
    }
    return false
  }

  /// Each file once: by its own name rather than a link's, then by the first of its names.
  ///
  /// Below one folder without links no file can be reached twice; there nothing more is asked.
  mutating func result(namedPaths: Int) -> FileFinder.Found {
    candidates.sort { left, right in
      left.isLink != right.isLink ? right.isLink : Path.precedes(left.path, right.path)
    }
    let hasLinks = candidates.last?.isLink ?? false
    if namedPaths > 1 || hasLinks {
      var seen = Set<FileStatus.Identity>(minimumCapacity: candidates.count)
      candidates.removeAll { candidate in
        guard case .success(let status) = FileStatus.of(candidate.path, followingLinks: true)
        else { return false }
        return !seen.insert(status.identity).inserted
      }
    }
    found.files = candidates.map(\.path)
    if hasLinks { found.files.sort(by: Path.precedes) }
    return found
  }

  /// Adds what git lists below a folder; every file where it will not say.
  private mutating func addWorkTree(_ folder: String) {
    let answer = Git.answer(
      ["ls-files", "-co", "--exclude-standard", "-z", "--", "."], in: folder)
    guard answer.status == 0 else {
      let what = "git does not list `\(shown(folder))` (\(answer.reason))"
      found.notes.append("\(what); every file is linted.")
      return walk(folder)
    }
    noteRefusals(in: answer)
    let listed = FileSearch.swiftNames(in: answer.output)
    if listed.isEmpty, Git.answer(["check-ignore", "-q", "--", folder], in: folder).status == 0 {
      // Named outright though git ignores it: then git's list says nothing about it.
      return walk(folder)
    }
    var seen = ""
    // The names of one folder come together, so what holds for it is asked once.
    var around = (folder: "", isOut: false, configuration: Configuration?.none)
    var kinds: [String: FileStatus.Kind?]?
    for range in listed {
      let decoded = String(decoding: answer.output[range], as: UTF8.self)
      // What is ill-formed reads as U+FFFD, and so no longer as the same bytes.
      let text = decoded.utf8.elementsEqual(answer.output[range]) ? decoded : nil
      let name = text ?? String(decoding: answer.output[range], as: UTF8.self)
      let path = Path.joined(folder, name)
      guard path != seen, let parent = Path.folder(of: path) else { continue }
      seen = path
      if parent != around.folder {
        around = (parent, isOut(folder: parent), configuration(of: parent))
        kinds = around.isOut ? nil : self.kinds(in: parent)
      }
      if around.isOut || around.configuration?.excludes(path, isFolder: false) ?? false { continue }
      var kind: FileStatus.Kind?
      if let kinds, text != nil {
        // Git knows it and the folder does not: it was deleted.
        guard let listed = kinds[Path.name(of: path)] else { continue }
        kind = listed
      }
      add(listed: path, kind: kind, isText: text != nil)
    }
  }

  /// Names the folders that git could not look into.
  private mutating func noteRefusals(in answer: Git.Answer) {
    for line in String(decoding: answer.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    where line.hasPrefix("warning: could not open directory") {
      found.mistakes.append(UserError("\(line.dropFirst("warning: ".count))."))
    }
  }

  /// What each name in a folder is; nil where the folder cannot be read.
  private func kinds(in folder: String) -> [String: FileStatus.Kind?]? {
    guard case .success(let entries) = finder.surroundings.entries(of: folder) else { return nil }
    return Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
  }

  /// Where the names that end in `.swift` are in git's list, in which a zero byte ends each.
  private static func swiftNames(in list: [UInt8]) -> [Range<Int>] {
    var names: [Range<Int>] = []
    list.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, 0, bytes.count - start)
      {
        let end = UnsafeRawPointer(found) - base
        if end - start >= suffix.count,
          memcmp(base + (end - suffix.count), suffix, suffix.count) == 0
        {
          names.append(start..<end)
        }
        start = end + 1
      }
    }
    return names
  }

  /// Adds every Swift file below a folder that is in no work tree.
  private mutating func walk(_ root: String) {
    var folders = [root]
    while let folder = folders.popLast() {
      let entries: [Folder.Entry]
      switch finder.surroundings.entries(of: folder) {
      case .success(let all): entries = all
      case .failure(let failure) where failure.isAbsence && folder != root: continue
      case .failure(let failure):
        found.mistakes.append(UserError("`\(shown(folder))` cannot be read: \(failure.reason)."))
        continue
      }
      if folder != root, finder.honoursIgnore, entries.contains(where: { $0.name == ".git" }) {
        addWorkTree(folder)
        continue
      }
      let configuration = configuration(of: folder)
      func isOut(_ path: String, isFolder: Bool) -> Bool {
        configuration?.excludes(path, isFolder: isFolder) ?? false
      }
      for entry in entries {
        let path = Path.joined(folder, entry.name)
        let isSwift = entry.name.utf8.suffix(6).elementsEqual(FileSearch.suffix)
        let kind = kind(of: entry, at: path)
        if kind == .folder {
          let isHidden = entry.name.utf8.first == UInt8(ascii: ".")
          if isHidden || FileSearch.skipped.contains(entry.name) { continue }
          if !isOut(path, isFolder: true) { folders.append(path) }
        } else if isSwift, !isOut(path, isFolder: false) {
          add(listed: path, kind: kind, isText: entry.isText)
        }
      }
    }
  }

  private func kind(of entry: Folder.Entry, at path: String) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try? FileStatus.of(path, followingLinks: false).get().kind
  }

  /// Adds a path that a listing named, where it is a file: a tracked one may be deleted by now.
  ///
  /// - Parameter kind: Nil where it is not known yet.
  private mutating func add(listed path: String, kind: FileStatus.Kind?, isText: Bool) {
    guard isText else {
      found.mistakes.append(UserError("`\(shown(path))` cannot be read: its name is not UTF-8."))
      return
    }
    if kind == .file {
      candidates.append(Candidate(path: path, isLink: false))
    } else if kind == .link {
      if case .success(let target) = FileStatus.of(path, followingLinks: true),
        target.kind == .file
      {
        candidates.append(Candidate(path: path, isLink: true))
      }
    } else if kind == nil {
      switch FileStatus.of(path, followingLinks: false) {
      case .success(let status): add(listed: path, kind: status.kind, isText: true)
      case .failure(let failure) where failure.isAbsence: break
      case .failure(let failure):
        found.mistakes.append(UserError("`\(shown(path))` cannot be read: \(failure.reason)."))
      }
    }
  }

  /// Whether a folder at or below the named one is excluded, or lies in one that is.
  private mutating func isOut(folder: String) -> Bool {
    if let known = isExcluded[folder] { return known }
    guard let parent = Path.folder(of: folder) else { return false }
    let isOut =
      isOut(folder: parent)
      || configuration(of: parent)?.excludes(folder, isFolder: true) ?? false
    isExcluded[folder] = isOut
    return isOut
  }

  /// The configuration that holds in a folder; a broken one excludes nothing, and what it governs
  /// is not linted anyhow.
  private func configuration(of folder: String) -> Configuration? {
    (try? finder.surroundings.configuration(of: folder)) ?? nil
  }
}

/// One search: what was found so far, and which folders are left out.
struct FileSearch {
  private struct Candidate {
    var path: String
    var isLink: Bool
  }

  private static let skipped: Set = [".build", "Pods", "Carthage", "DerivedData", "node_modules"]

  private let finder: FileFinder
  private var candidates: [Candidate] = []
  private var found = FileFinder.Found()
  private var isLeftOut: [Path.Key: Bool] = [:]

  init(finder: FileFinder) { self.finder = finder }

  private func shown(_ path: String) -> String {
    Path.same(path, finder.currentFolder) ? "." : Path.shown(path, in: finder.currentFolder)
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    found.mistakes.append(UserError("`\(shown(path))` cannot be read: \(reason)."))
  }

  private mutating func refuse(_ path: String, _ failure: FileStatus.Failure) {
    found.mistakes.append(.unreadable(shown(path), failure))
  }

  mutating func add(named name: String) {
    let path = FileStatus.absolute(name, in: finder.currentFolder)
    switch FileStatus.of(path, followingLinks: true) {
    case .failure(let failure) where failure.isAbsence:
      found.mistakes.append(UserError("`\(name)` does not exist."))
    case .failure(let failure):
      found.mistakes.append(.unreadable(name, failure))
    case .success(let status)
    where finder.forcesExclusions
      && finder.surroundings.excludes(path, isFolder: status.kind == .folder):
      break
    case .success(let status) where status.kind == .folder:
      let before = candidates.count
      isLeftOut = [Path.Key(path): false]
      if let root = finder.surroundings.workTree(of: path) {
        addWorkTree(path, in: root)
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
  /// Two names are one file where they are one path with links resolved; hard links are files of
  /// their own. Below one folder without links no file can be reached twice; there nothing is asked.
  mutating func result(namedPaths: Int) -> FileFinder.Found {
    candidates.sort { left, right in
      left.isLink != right.isLink ? right.isLink : Path.precedes(left.path, right.path)
    }
    let hasLinks = candidates.last?.isLink ?? false
    if namedPaths > 1 || hasLinks {
      var seen = Set<Path.Key>(minimumCapacity: candidates.count)
      var folder = (path: "", real: "")
      candidates.removeAll { candidate in
        let path = candidate.path
        if candidate.isLink {
          return !seen.insert(Path.Key(FileStatus.realPath(path) ?? path)).inserted
        }
        let parent = Path.folder(of: path) ?? "/"
        if !Path.same(parent, folder.path) {
          folder = (parent, FileStatus.realPath(parent) ?? parent)
        }
        return !seen.insert(Path.Key(Path.joined(folder.real, Path.name(of: path)))).inserted
      }
    }
    found.files = candidates.map(\.path)
    if hasLinks { found.files.sort(by: Path.precedes) }
    return found
  }

  /// Adds what git lists below a folder; every file where it will not say.
  private mutating func addWorkTree(_ folder: String, in root: String) {
    if finder.honoursIgnore, finder.index == nil, !Path.same(folder, root), Git.ignores(folder) {
      // Named outright though git ignores it: then git's list says nothing about it, or not all.
      return walk(folder)
    }
    let listing: GitListing
    do {
      listing = try GitListing(
        of: folder, in: root, honoursIgnore: finder.honoursIgnore, index: finder.index)
    } catch {
      let what = "git does not list `\(shown(folder))` (\(error.message))"
      found.notes.append("\(what); every file is linted.")
      return walk(folder, skipsNames: false)
    }
    for refusal in listing.refusals where !isOut(folder: refusal.folder) {
      refuse(refusal.folder, refusal.reason)
    }
    add(listing)
  }

  private mutating func add(_ listing: GitListing) {
    var last = ""
    // The names of one folder come together, so what holds for it is asked once.
    var around = (folder: "", isOut: false, configuration: Configuration?.none)
    var kinds: [Path.Key: FileStatus.Kind?]?
    for index in listing.indices {
      let (path, isText) = (listing[index].path, listing[index].isText)
      // In a merge that is not done, git names a file once for each side.
      guard !Path.same(path, last), let parent = Path.folder(of: path) else { continue }
      last = path
      if !Path.same(parent, around.folder) {
        // What is left out is not looked into: not even its configuration.
        let isOut = isOut(folder: parent)
        around = (parent, isOut, isOut ? nil : configuration(of: parent))
        kinds = isOut ? nil : self.kinds(in: parent)
      }
      if around.isOut || around.configuration?.excludes(path, isFolder: false) ?? false { continue }
      var kind: FileStatus.Kind?
      if let kinds, isText {
        // Git knows it and the folder does not: it was deleted.
        let listed = kinds[Path.Key(Path.name(of: path))]
        guard listed != nil || finder.index != nil else { continue }
        kind = listed ?? .file
      } else if finder.index != nil {
        kind = .file
      }
      add(listed: path, kind: kind, isText: isText)
    }
  }

  /// What each name in a folder is; nil where the folder cannot be read.
  private func kinds(in folder: String) -> [Path.Key: FileStatus.Kind?]? {
    guard case .success(let entries) = finder.surroundings.entries(of: folder) else { return nil }
    return Dictionary(entries.map { (Path.Key($0.name), $0.kind) }) { first, _ in first }
  }

  /// Adds every Swift file below a folder, as far as git does not speak for a folder in it.
  ///
  /// - Parameter skipsNames: Whether folders of builds and packages, and hidden ones, are left out.
  private mutating func walk(_ root: String, skipsNames: Bool = true) {
    var folders = [root]
    while let folder = folders.popLast() {
      let entries: [Folder.Entry]
      switch finder.surroundings.entries(of: folder) {
      case .success(let all): entries = all
      case .failure(let failure) where failure.isAbsence && folder != root: continue
      case .failure(let failure):
        refuse(folder, failure)
        continue
      }
      if folder != root, entries.contains(where: { $0.name == ".git" }) {
        addWorkTree(folder, in: folder)
        continue
      }
      let configuration = configuration(of: folder)
      for entry in entries {
        let path = Path.joined(folder, entry.name)
        let kind = kind(of: entry, at: path)
        let isFolder = kind == .folder
        if isFolder ? FileSearch.skips(entry.name, skipsNames) : !entry.isSwift { continue }
        if configuration?.excludes(path, isFolder: isFolder) ?? false { continue }
        if isFolder, entry.isText {
          folders.append(path)
        } else {
          add(listed: path, kind: kind, isText: entry.isText)
        }
      }
    }
  }

  private static func skips(_ folder: String, _ skipsNames: Bool) -> Bool {
    folder == ".git"
      || skipsNames && (folder.utf8.first == UInt8(ascii: ".") || skipped.contains(folder))
  }

  private func kind(of entry: Folder.Entry, at path: String) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try? FileStatus.of(path, followingLinks: false).get().kind
  }

  /// Adds a path that a listing named, where it is a file: a tracked one may be deleted by now.
  ///
  /// - Parameter kind: Nil where it is not known yet.
  private mutating func add(listed path: String, kind: FileStatus.Kind?, isText: Bool) {
    guard isText else { return refuse(path, "its name is not UTF-8") }
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
      case .failure(let failure): refuse(path, failure)
      }
    }
  }

  /// Whether a folder below the named one is excluded or a link by now, or lies in one that is.
  private mutating func isOut(folder: String) -> Bool {
    if let known = isLeftOut[Path.Key(folder)] { return known }
    guard let parent = Path.folder(of: folder) else { return false }
    let isOut =
      isOut(folder: parent) || isLink(folder)
      || configuration(of: parent)?.excludes(folder, isFolder: true) ?? false
    isLeftOut[Path.Key(folder)] = isOut
    return isOut
  }

  /// The configuration that holds in a folder; a broken one excludes nothing, and what it governs
  /// is not linted anyhow.
  private func configuration(of folder: String) -> Configuration? {
    (try? finder.surroundings.configuration(of: folder)) ?? nil
  }
}

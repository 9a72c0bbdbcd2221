#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the files to lint.
///
/// A path named outright is always among them, whatever ignores or excludes it. Of a folder in a
/// git work tree it is what git tracks or would add: neither submodules nor repositories inside
/// it. Elsewhere it is every Swift file but those of package managers, builds and hidden folders.
package struct FileFinder {
  package struct Found: Sendable {
    /// Absolute paths in the order of their bytes, each file once.
    package var files: [String] = []
    package var notes: [String] = []
    package var mistakes: [UserError] = []
  }

  package let surroundings: Surroundings
  /// Whether `.gitignore` holds.
  package let honoursIgnore: Bool
  /// Absolute; what paths are seen from.
  package let currentFolder: String

  package init(surroundings: Surroundings, honoursIgnore: Bool = true, currentFolder: String) {
    self.surroundings = surroundings
    self.honoursIgnore = honoursIgnore
    self.currentFolder = currentFolder
  }

  package func found(at paths: [String]) -> Found {
    var search = FileSearch(finder: self)
    for path in paths { search.add(named: path) }
    return search.result()
  }
}

/// One search: what was found so far, and which folders are left out.
private struct FileSearch {
  private struct Candidate {
    var path: String
    var isLink: Bool
    var identity: FileStatus.Identity
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
    case .success(let status):
      candidates.append(Candidate(path: path, isLink: isLink(path), identity: status.identity))
    }
  }

  private func isLink(_ path: String) -> Bool {
    if case .success(let status) = FileStatus.of(path, followingLinks: false) {
      return status.kind == .link
    }
    return false
  }

  /// Each file once: by its own name rather than a link's, then by the first of its names.
  mutating func result() -> FileFinder.Found {
    candidates.sort { left, right in
      left.isLink != right.isLink ? right.isLink : Path.precedes(left.path, right.path)
    }
    var seen = Set<FileStatus.Identity>(minimumCapacity: candidates.count)
    found.files = candidates.filter { seen.insert($0.identity).inserted }.map(\.path)
    found.files.sort(by: Path.precedes)
    return found
  }

  /// Adds what git lists below a folder; every file where it will not say.
  private mutating func addWorkTree(_ folder: String) {
    let answer = Git.answer(
      ["ls-files", "-co", "--exclude-standard", "-z", "--", "."], in: folder)
    guard answer.status == 0 else {
      let reason = answer.reason
      found.notes.append("git does not list `\(shown(folder))` (\(reason)); every file is linted.")
      return walk(folder)
    }
    for line in String(decoding: answer.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    where line.hasPrefix("warning: could not open directory") {
      found.mistakes.append(UserError("\(line.dropFirst("warning: ".count))."))
    }
    let listed = answer.output.split(separator: 0).filter {
      $0.count >= 6 && $0.suffix(6).elementsEqual(FileSearch.suffix)
    }
    if listed.isEmpty, Git.answer(["check-ignore", "-q", "--", folder], in: folder).status == 0 {
      // Named outright though git ignores it: then git's list says nothing about it.
      return walk(folder)
    }
    var seen = ""
    for name in listed {
      let path = Path.joined(folder, String(decoding: name, as: UTF8.self))
      guard path != seen, let parent = Path.folder(of: path) else { continue }
      seen = path
      if !isOut(folder: parent), !isOut(path, in: parent, isFolder: false) {
        add(listed: path, isText: String(validating: name, as: UTF8.self) != nil)
      }
    }
  }

  /// Adds every Swift file below a folder that is in no work tree.
  private mutating func walk(_ root: String) {
    var folders = [root]
    while let folder = folders.popLast() {
      let entries: [Folder.Entry]
      switch Folder.entries(of: folder) {
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
      for entry in entries {
        let path = Path.joined(folder, entry.name)
        let isSwift = entry.name.utf8.suffix(6).elementsEqual(FileSearch.suffix)
        if kind(of: entry, at: path) == .folder {
          let isHidden = entry.name.utf8.first == UInt8(ascii: ".")
          if isHidden || FileSearch.skipped.contains(entry.name) { continue }
          if !isOut(path, in: folder, isFolder: true) { folders.append(path) }
        } else if isSwift, !isOut(path, in: folder, isFolder: false) {
          add(listed: path, isText: entry.isText)
        }
      }
    }
  }

  private func kind(of entry: Folder.Entry, at path: String) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try? FileStatus.of(path, followingLinks: false).get().kind
  }

  /// Adds a path that a listing named, where it is a file: a tracked one may be deleted by now.
  private mutating func add(listed path: String, isText: Bool) {
    guard isText else {
      found.mistakes.append(UserError("`\(shown(path))` cannot be read: its name is not UTF-8."))
      return
    }
    switch FileStatus.of(path, followingLinks: false) {
    case .success(let status) where status.kind == .file:
      candidates.append(Candidate(path: path, isLink: false, identity: status.identity))
    case .success(let status) where status.kind == .link:
      if case .success(let target) = FileStatus.of(path, followingLinks: true),
        target.kind == .file
      {
        candidates.append(Candidate(path: path, isLink: true, identity: target.identity))
      }
    case .success: break
    case .failure(let failure) where failure.isAbsence: break
    case .failure(let failure):
      found.mistakes.append(UserError("`\(shown(path))` cannot be read: \(failure.reason)."))
    }
  }

  /// Whether a folder at or below the named one is excluded, or lies in one that is.
  private mutating func isOut(folder: String) -> Bool {
    if let known = isExcluded[folder] { return known }
    guard let parent = Path.folder(of: folder) else { return false }
    let isOut = isOut(folder: parent) || isOut(folder, in: parent, isFolder: true)
    isExcluded[folder] = isOut
    return isOut
  }

  private func isOut(_ path: String, in folder: String, isFolder: Bool) -> Bool {
    // A broken configuration excludes nothing; what it governs is not linted anyhow.
    let configuration = (try? finder.surroundings.configuration(of: folder)) ?? nil
    return configuration?.excludes(path, isFolder: isFolder) ?? false
  }
}

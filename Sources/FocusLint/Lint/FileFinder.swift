/// Finds the files to lint.
///
/// A path named outright is always among them, whatever ignores or, unless `forcesExclusions` says
/// so, excludes it. Of a folder in a
/// git work tree it is what git tracks or would add, or also ignores, where that is asked for:
/// neither submodules nor repositories inside it. Where git will not say, it is every Swift file.
/// Elsewhere, and in a folder named outright that git ignores, it is every Swift file but those of
/// package managers, builds and hidden folders.
///
/// Links to folders are not followed, and a file reached through links or named twice is found once;
/// two hard links are two files.
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
  /// Whether what configurations exclude is left out even where it is named outright.
  package let forcesExclusions: Bool
  /// Where only what it holds is looked for, in a work tree.
  package let index: StagedIndex?
  /// Absolute; what paths are seen from.
  package let currentFolder: String

  package init(
    surroundings: Surroundings, honoursIgnore: Bool = true, forcesExclusions: Bool = false,
    index: StagedIndex? = nil, currentFolder: String
  ) {
    self.surroundings = surroundings
    self.honoursIgnore = honoursIgnore
    self.forcesExclusions = forcesExclusions
    self.index = index
    self.currentFolder = currentFolder
  }

  package func found(at paths: [String]) -> Found {
    var search = FileSearch(finder: self)
    for path in paths { search.add(named: path) }
    return search.result(namedPaths: paths.count)
  }

  /// Whether a file below the current folder that is not there yet would be found if it were.
  package func wouldFind(_ path: String) -> Bool {
    guard Path.relative(path, to: currentFolder) != nil,
      path.utf8.suffix(6).elementsEqual(".swift".utf8),
      case .failure(let failure) = FileStatus.of(path, followingLinks: true), failure.isAbsence
    else { return false }
    // Repositories inside a work tree are none of its own.
    if let tree = surroundings.workTree(of: currentFolder),
      surroundings.workTree(of: Path.folder(of: path) ?? "/").map({ Path.same($0, tree) }) != true
    {
      return false
    }
    var (place, isFolder) = (path, false)
    while let folder = Path.folder(of: place), !Path.same(place, currentFolder) {
      let configuration = (try? surroundings.configuration(of: folder)) ?? nil
      if configuration?.excludes(place, isFolder: isFolder) ?? false { return false }
      (place, isFolder) = (folder, true)
    }
    return !honoursIgnore || !Git.ignores(file: path, seenFrom: currentFolder)
  }
}

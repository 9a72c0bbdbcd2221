/// What lies in the folders round the linted files, looked up once for each folder.
///
/// It lives for one search on one thread.
package final class Surroundings {
  /// What a folder holds that says something about the files below it.
  private struct Marks {
    var hasConfiguration = false
    var hasPackage = false
    var hasGit = false
    var hasXcodeProject = false

    var isProject: Bool { hasConfiguration || hasPackage || hasGit || hasXcodeProject }
  }

  /// Where a configuration comes from.
  package enum Choice: Hashable, Sendable {
    /// The nearest `.focuslint.yml` upward of each file.
    case nearest
    /// One for all files; the path is absolute.
    case file(String)
    case none
  }

  package static let configurationName = ".focuslint.yml"

  package let choice: Choice
  /// The rules of the project's own that hold for all files.
  package private(set) var everywhere: [Rule] = []
  /// Every mistake found so far, each once.
  package var mistakes: [UserError] {
    ruleFolders.mistakes + configurations.mistakes
  }
  /// The rules of the project's own that were come by so far.
  package var ruleFolders: RuleFolders { configurations.ruleFolders }
  /// The configurations that were looked for, and what they extend.
  var files: Set<Path.Key> { configurations.files }
  private let configurations: Configurations
  private var marks: [Path.Key: Marks] = [:]
  private var lastListing: (folder: String, entries: Result<[Folder.Entry], FileStatus.Failure>)?
  private var projects: [Path.Key: String?] = [:]
  private var buildRoots: [Path.Key: String?] = [:]
  private var workTrees: [Path.Key: String?] = [:]
  private var configurationFolders: [Path.Key: String?] = [:]
  private var packagePlatforms: [Path.Key: Platforms] = [:]

  package init(
    choice: Choice = .nearest, reader: ConfigurationReader, ruleFolders: RuleFolders? = nil
  ) {
    self.choice = choice
    configurations = Configurations(reader: reader, ruleFolders: ruleFolders)
  }

  /// - Parameter ruleFolders: Those that hold for all files, as they were given.
  package convenience init(
    choice: Choice, rules: [Rule], ruleFolders: [String], currentFolder: String
  ) {
    let folders = RuleFolders(besides: rules.map(\.id), currentFolder: currentFolder)
    for folder in ruleFolders {
      _ = folders.rules(in: FileStatus.absolute(folder, in: currentFolder)) {
        UserError("`--rules`: the folder `\(folder)` \($0).")
      }
    }
    self.init(
      choice: choice,
      reader: ConfigurationReader(
        rules: (rules + folders.rules).map(\.id), currentFolder: currentFolder),
      ruleFolders: folders)
    everywhere = folders.rules
  }

  /// The nearest folder upward that is a project's; nil where there is none.
  ///
  /// A configuration of its own does not cut a folder out of the package or Xcode project around it:
  /// the two are compiled together, so what is declared in one is known in the other.
  package func project(of folder: String) -> String? {
    let built = nearest(to: folder, in: \.buildRoots) { folder in
      let marks = marks(of: folder)
      if marks.hasPackage || marks.hasXcodeProject { return .found }
      return marks.hasGit ? .ends : .above
    }
    return built
      ?? nearest(to: folder, in: \.projects) { marks(of: $0).isProject ? .found : .above }
  }

  /// The root of the git work tree that a folder is in.
  package func workTree(of folder: String) -> String? {
    nearest(to: folder, in: \.workTrees) { marks(of: $0).hasGit ? .found : .above }
  }

  /// The configuration that holds in a folder.
  ///
  /// - Throws: where it has mistakes; they are among `mistakes`.
  package func configuration(of folder: String) throws(BrokenConfiguration) -> Configuration? {
    let path: String
    switch choice {
    case .none: return nil
    case .file(let file): path = file
    case .nearest:
      let nearest = nearest(to: folder, in: \.configurationFolders) {
        let marks = marks(of: $0)
        return marks.hasConfiguration ? .found : marks.hasGit ? .ends : .above
      }
      guard let nearest else { return nil }
      path = Path.joined(nearest, Surroundings.configurationName)
    }
    guard let configuration = configurations.configuration(at: path) else {
      throw BrokenConfiguration()
    }
    return configuration
  }

  /// Whether a configuration excludes a path, or a folder of its work tree that it is in; a broken one
  /// does not.
  package func excludes(_ path: String, isFolder: Bool) -> Bool {
    let isRoot = isFolder && workTree(of: path).map { Path.same($0, path) } == true
    guard !isRoot, let parent = Path.folder(of: path) else { return false }
    let holds = (try? configuration(of: parent)) ?? nil
    return holds?.excludes(path, isFolder: isFolder) ?? false || excludes(parent, isFolder: true)
  }

  /// What views and modifiers in a folder are told as; nothing where the configuration is broken.
  package func vocabulary(of folder: String) -> Vocabulary {
    (try? configuration(of: folder))?.vocabulary ?? Vocabulary()
  }

  /// What the nearest Package.swift says of platforms; nothing below an Xcode project, which says it
  /// in its own way.
  package func platforms(of folder: String) -> Platforms {
    if let known = packagePlatforms[Path.Key(folder)] { return known }
    let marks = marks(of: folder)
    var platforms = Platforms.unknown
    if marks.hasPackage {
      let path = Path.joined(folder, "Package.swift")
      if case .success(let bytes) = FileContents.bytes(of: path) {
        platforms = PackageManifest.platforms(in: bytes) ?? .unknown
      }
    } else if !marks.hasGit, !marks.hasXcodeProject, let above = Path.folder(of: folder) {
      platforms = self.platforms(of: above)
    }
    packagePlatforms[Path.Key(folder)] = platforms
    return platforms
  }

  private enum Step { case found, above, ends }

  /// Goes upward until a step is found, and remembers the answer for each folder on the way.
  private func nearest(
    to folder: String, in cache: ReferenceWritableKeyPath<Surroundings, [Path.Key: String?]>,
    _ step: (String) -> Step
  ) -> String? {
    var passed: [String] = []
    var answer: String?
    var next: String? = folder
    search: while let folder = next {
      if let known = self[keyPath: cache][Path.Key(folder)] {
        answer = known
        break
      }
      passed.append(folder)
      switch step(folder) {
      case .found:
        answer = folder
        break search
      case .ends: break search
      case .above: next = Path.folder(of: folder)
      }
    }
    for folder in passed { self[keyPath: cache][Path.Key(folder)] = .some(answer) }
    return answer
  }

  /// The names in a folder; of the folder asked for last they are still known.
  package func entries(of folder: String) -> Result<[Folder.Entry], FileStatus.Failure> {
    if let last = lastListing, Path.same(last.folder, folder) { return last.entries }
    let entries = Folder.entries(of: folder)
    lastListing = (folder, entries)
    if marks[Path.Key(folder)] != nil { return entries }
    var found = Marks()
    switch entries {
    case .success(let all): for entry in all { Surroundings.note(entry.name, in: &found) }
    case .failure:
      // A folder that may be passed through but not listed still tells of names asked for.
      for name in [Surroundings.configurationName, "Package.swift", ".git"] {
        let path = Path.joined(folder, name)
        if case .success = FileStatus.of(path, followingLinks: true) {
          Surroundings.note(name, in: &found)
        }
      }
    }
    marks[Path.Key(folder)] = found
    return entries
  }

  private func marks(of folder: String) -> Marks {
    if marks[Path.Key(folder)] == nil { _ = entries(of: folder) }
    return marks[Path.Key(folder)] ?? Marks()
  }

  private static func note(_ name: String, in marks: inout Marks) {
    switch name {
    case configurationName: marks.hasConfiguration = true
    case "Package.swift": marks.hasPackage = true
    case ".git": marks.hasGit = true
    default: if name.utf8.reversed().starts(with: suffix) { marks.hasXcodeProject = true }
    }
  }

  private static let suffix = Array(".xcodeproj".utf8.reversed())
}

/// A configuration has mistakes, so what it governs cannot be linted.
package struct BrokenConfiguration: Error {}

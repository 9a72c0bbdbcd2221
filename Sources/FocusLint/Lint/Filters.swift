/// What a command line leaves out of what was found, beside what comments hide.
package struct Filters: Sendable {
  package var baseline = Baselines.Choice.configured
  /// Nil where problems on every line are reported.
  package var changes: Changes.Scope?
  package var shard: Shard?

  package init() {}
}

/// The filters of one run, in their order: known from a baseline, not on a changed line, of another
/// shard.
struct Sieve {
  /// One file's diagnostics, told apart.
  struct Parts {
    var reported: [Diagnostic] = []
    var baselined: [Diagnostic] = []
    var unchanged: [Diagnostic] = []
  }

  let baselines: Baselines
  private let shard: Shard?
  /// By the root of each work tree.
  private var changes: [Path.Key: Changes]?
  /// By linted file: the work tree it is in, and its path from there.
  private var places: [Path.Key: (root: Path.Key, name: String)] = [:]

  /// - Throws: where git does not say what is changed.
  init(
    _ filters: Filters, of files: [String], in surroundings: Surroundings, _ baselines: Baselines,
    currentFolder: String
  ) throws(UserError) {
    self.baselines = baselines
    shard = filters.shard
    guard let scope = filters.changes else { return }
    var folder = (path: "", real: "")
    var names: [Path.Key: [String]] = [:]
    for file in files {
      let parent = Path.folder(of: file) ?? "/"
      if !Path.same(parent, folder.path) {
        folder = (parent, FileStatus.realPath(parent) ?? parent)
      }
      let path = Path.joined(folder.real, Path.name(of: file))
      guard let root = surroundings.workTree(of: folder.real),
        let name = Path.relative(path, to: root)
      else {
        throw UserError(
          "`\(scope.option)` needs git, and `\(Path.shown(file, in: currentFolder))` is in no git work tree.",
          advice: "Lint it without `\(scope.option)`.")
      }
      places[Path.Key(file)] = (Path.Key(root), name)
      names[Path.Key(root), default: []].append(name)
    }
    var changes: [Path.Key: Changes] = [:]
    for (root, names) in names.sorted(by: { Path.precedes($0.key.path, $1.key.path) }) {
      changes[root] = try Changes(of: names, in: root.path, scope)
    }
    self.changes = changes
  }

  /// What the index holds where the work tree holds something else, by absolute path.
  var texts: [Path.Key: [UInt8]] {
    (changes ?? [:]).values.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
  }

  /// Whether anything in a file can be reported.
  func mayReport(_ path: String, in project: String?) -> Bool {
    if let shard, !shard.holds(path, in: project) { return false }
    guard let changes else { return true }
    guard let place = places[Path.Key(path)] else { return false }
    return changes[place.root]?.touches(place.name) ?? false
  }

  /// - Parameters:
  ///   - baseline: The path of the one that holds for the file.
  ///   - rules: Those that had their say; nil where the file was not read as a whole.
  func parts(
    of diagnostics: [Diagnostic], in file: String, baseline: String?, rules: Set<String>?
  ) -> Parts {
    var changed: [Bool]?
    if let changes, let place = places[Path.Key(file)], let source = diagnostics.first?.place.source
    {
      changed = changes[place.root]?.changedLines(of: place.name, now: source.bytes)
    }
    func isChanged(_ diagnostic: Diagnostic) -> Bool {
      let line = diagnostic.place.start.line - 1
      return changed.map { $0.indices.contains(line) && $0[line] } ?? true
    }
    var parts = Parts(reported: diagnostics)
    if let baseline {
      (parts.baselined, parts.reported) = baselines.parts(
        of: diagnostics, in: file, path: baseline, rules: rules, isChanged: isChanged)
    }
    parts.unchanged = parts.reported.filter { !isChanged($0) }
    parts.reported.removeAll { !isChanged($0) }
    return parts
  }
}

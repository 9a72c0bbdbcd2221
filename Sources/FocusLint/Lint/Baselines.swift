/// The baselines of one run, each read once, and which of their problems were met.
///
/// It lives for one run on one thread.
package final class Baselines {
  /// Where baselines come from.
  package enum Choice: Hashable, Sendable {
    /// What each file's configuration names.
    case configured
    /// One for all files; the path is absolute.
    case file(String)
    case none
  }

  /// One that holds for some files.
  private struct Known {
    var baseline: Baseline
    /// The folder that its names are relative to, without links.
    var base: String
  }

  package private(set) var mistakes: [UserError] = []
  /// Those that were looked for, absolute, whether they are there or not.
  var files: Set<Path.Key> { Set(known.keys) }
  private let choice: Choice
  private let surroundings: Surroundings
  private let currentFolder: String
  /// By absolute path; nil where it has mistakes.
  private var known: [Path.Key: Known?] = [:]
  /// Of each baseline: what was looked for and not found, by file.
  private var missed: [Path.Key: [Path.Key: [Baseline.Problem: Int]]] = [:]
  private var lastFolder = (path: "", real: "")

  package init(_ choice: Choice, surroundings: Surroundings, currentFolder: String) {
    self.choice = choice
    self.surroundings = surroundings
    self.currentFolder = currentFolder
    if case .file(let path) = choice { read(path, nil) }
  }

  /// The path of the baseline that holds where a configuration does; nil for none.
  ///
  /// - Throws: where it has mistakes; they are among `mistakes`.
  package func path(in configuration: Configuration?) throws(BrokenConfiguration) -> String? {
    let path: String
    switch choice {
    case .none: return nil
    case .file(let file): path = file
    case .configured:
      guard let named = configuration?.baseline else { return nil }
      path = named.path
      read(path, named.place)
    }
    guard known[Path.Key(path)] ?? nil != nil else { throw BrokenConfiguration() }
    return path
  }

  /// - Parameter place: Where it is named, if in a configuration.
  private func read(_ path: String, _ place: UserError.Place?) {
    if known[Path.Key(path)] != nil { return }
    let shown = Path.shown(path, in: currentFolder)
    do throws(UserError) {
      switch FileContents.bytes(of: path) {
      case .success(let bytes):
        let baseline = try Baseline(bytes, file: shown)
        known[Path.Key(path)] = Known(baseline: baseline, base: base(of: path))
      case .failure(let failure) where failure.isAbsence:
        throw UserError(
          "the baseline `\(shown)` does not exist.",
          advice: "`\(Product.name) --write-baseline \(shown)` writes it.", at: place)
      case .failure(let failure):
        throw UserError(
          "the baseline `\(shown)` cannot be read: \(failure.reason).", at: place)
      }
    } catch {
      mistakes.append(error)
      known[Path.Key(path)] = .some(nil)
    }
  }

  /// What a baseline's names are relative to: the git work tree that it lies in, else the current
  /// folder's, else the folder that it lies in.
  private func base(of path: String) -> String {
    let folder = real(Path.folder(of: path) ?? "/")
    return surroundings.workTree(of: folder) ?? surroundings.workTree(of: currentFolder) ?? folder
  }

  /// A folder without links.
  private func real(_ folder: String) -> String {
    if !Path.same(folder, lastFolder.path) {
      lastFolder = (folder, FileStatus.realPath(folder) ?? folder)
    }
    return lastFolder.real
  }

  /// A file as a baseline names it.
  private func name(of file: String, in base: String) -> String {
    let path = Path.joined(real(Path.folder(of: file) ?? "/"), Path.name(of: file))
    return Path.shown(path, in: base)
  }

  /// The diagnostics of one file as two lists, in their order: those that a baseline holds, and new
  /// ones. Of equal ones, those on lines that are not changed are held first.
  ///
  /// - Parameters:
  ///   - path: The baseline's.
  ///   - rules: The rules that had their say: what these do not find any more is gone. Nil where the
  ///     file was not read as a whole.
  package func parts(
    of diagnostics: [Diagnostic], in file: String, path: String, rules: Set<String>?,
    isChanged: (Diagnostic) -> Bool
  ) -> (held: [Diagnostic], new: [Diagnostic]) {
    guard let entry = known[Path.Key(path)] ?? nil else { return ([], diagnostics) }
    let name = Path.Key(name(of: file, in: entry.base))
    guard var counts = entry.baseline.files[name] else { return ([], diagnostics) }
    var isHeld: Set<Int> = []
    for wantsChanged in [false, true] {
      for (index, diagnostic) in diagnostics.enumerated()
      where isChanged(diagnostic) == wantsChanged {
        let problem = Baseline.Problem(
          rule: diagnostic.rule, fingerprint: diagnostic.fingerprint)
        guard let count = counts[problem], count > 0 else { continue }
        counts[problem] = count - 1
        isHeld.insert(index)
      }
    }
    missed[Path.Key(path), default: [:]][name] = counts.filter {
      $0.value > 0 && rules?.contains($0.key.rule) == true
    }
    func those(_ wanted: Bool) -> [Diagnostic] {
      diagnostics.indices.filter { isHeld.contains($0) == wanted }.map { diagnostics[$0] }
    }
    return (those(true), those(false))
  }

  /// Says how many of each baseline's problems are gone; with them go all those of files that are no
  /// longer there.
  ///
  /// - Parameter paths: What was linted, absolute.
  package func notes(onRunOver paths: [String]) -> [String] {
    known.sorted { Path.precedes($0.key.path, $1.key.path) }.compactMap { path, entry in
      guard let entry else { return nil }
      let missed = missed[path] ?? [:]
      var gone = missed.values.reduce(0) { $0 + $1.values.reduce(0, +) }
      for (name, problems) in entry.baseline.files where missed[name] == nil {
        if isRemoved(name.path, from: entry.base, below: paths) {
          gone += problems.values.reduce(0, +)
        }
      }
      if gone == 0 { return nil }
      let shown = Path.shown(path.path, in: currentFolder)
      return "\(gone) problem\(gone == 1 ? "" : "s") of the baseline `\(shown)` "
        + "\(gone == 1 ? "is" : "are") gone; `\(Product.name) --write-baseline \(shown)` writes it anew."
    }
  }

  private func isRemoved(_ name: String, from base: String, below paths: [String]) -> Bool {
    let file = Path.absolute(name, in: base)
    guard paths.contains(where: { Baselines.isIn($0, file) }),
      case .failure(let failure) = FileStatus.of(file, followingLinks: false)
    else { return false }
    return failure.isAbsence
  }

  /// Whether a path is another one or lies below it.
  private static func isIn(_ folder: String, _ path: String) -> Bool {
    Path.same(folder, path) || Path.relative(path, to: folder) != nil
  }
}

/// Writing.
extension Baselines {
  /// What a file should hold so that nothing of some diagnostics is reported again: them, and what it
  /// holds of files elsewhere.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - paths: What was linted, absolute and without links.
  /// - Throws: where what it holds is to be kept and has mistakes.
  func rewritten(
    _ path: String, holding diagnostics: [Diagnostic], ofRunOver paths: [String]
  ) throws(UserError) -> Baseline {
    let base = base(of: path)
    var baseline = Baseline()
    let isWhole = paths.contains { Baselines.isIn($0, base) }
    if !isWhole, case .success(let bytes) = FileContents.bytes(of: path) {
      baseline = try Baseline(bytes, file: Path.shown(path, in: currentFolder))
      baseline.files = baseline.files.filter { name, _ in
        let file = Path.absolute(name.path, in: base)
        return !paths.contains { Baselines.isIn($0, file) }
      }
    }
    for diagnostic in diagnostics {
      baseline.add(diagnostic, in: name(of: diagnostic.place.source.path, in: base))
    }
    return baseline
  }
}

/// What was changed in one git work tree, as its files were before.
///
/// Git says which files differ, and gives their former texts; which of their lines do is worked out
/// here, so that neither git's settings nor a fix of this run mislead.
package struct Changes: Sendable {
  /// Since when.
  package enum Scope: Sendable {
    /// Since a commit, branch or tag, or since this branch left one (`main...`): staged or not, and
    /// files that git does not know are new.
    case since(String)
    /// What is to be committed: the index against the last commit.
    case staged(StagedIndex)

    /// The option that asks for it.
    var option: String {
      switch self {
      case .since: "--changed-since"
      case .staged: "--staged"
      }
    }

    var index: StagedIndex? { if case .staged(let index) = self { index } else { nil } }
  }

  /// A file's former text by its path from the root; nil for one that was not there.
  private var former: [Path.Key: [UInt8]?] = [:]
  /// What the index holds where the work tree holds something else, by absolute path.
  private(set) var texts: [Path.Key: [UInt8]] = [:]

  /// - Parameter names: The files to ask about, from the root.
  init(of names: [String], in root: String, _ scope: Scope) throws(UserError) {
    let git = WorkTree(root: root, index: scope.index?.file(in: root), option: scope.option)
    let base = try git.base(of: scope)
    // Git takes a pattern for all that is linted by itself, and the names of the rest.
    let others = names.filter { !$0.hasSuffix(".swift") }.map { ":(top,literal)\($0)" }
    let paths = ["--", ":(top)*.swift"] + others
    var entries: [WorkTree.Entry] = []
    if let base {
      let cached = scope.index == nil ? [] : ["--cached"]
      entries = try git.entries(["diff-index", "-r", "-M"] + cached + [base] + paths)
    }
    let differing = scope.index == nil ? [] : try git.entries(["diff-files"] + paths)
    let blobs = try git.blobs((entries + differing).filter(\.isText).map(\.blob))
    for entry in entries {
      former[Path.Key(entry.path)] = .some(entry.isText ? blobs[entry.blob] : nil)
    }
    for entry in differing {
      let path = Path.Key(Path.joined(root, entry.path))
      if entry.isText { texts[path] = blobs[entry.blob] }
      // What `git add --intent-to-add` named is not in the index yet.
      if entry.isAdded { (texts[path], former[Path.Key(entry.path)]) = ([], nil) }
    }
    let known = Set(try git.names(["ls-files", "-z"] + paths).map(Path.Key.init))
    // Of what git does not know, all is new; in the index there is no such file.
    let isNew = { (name: Path.Key) in known.contains(name) ? base == nil : scope.index == nil }
    for name in names.map(Path.Key.init) where former[name] == nil && isNew(name) {
      former[name] = .some(nil)
    }
  }

  /// Whether a file, by its path from the root, may have a changed line.
  func touches(_ name: String) -> Bool { former[Path.Key(name)] != nil }

  /// Which lines of a file are changed, counted from 0; nil for all of them.
  func changedLines(of name: String, now bytes: [UInt8]) -> [Bool]? {
    guard let text = former[Path.Key(name)] ?? nil else { return nil }
    return LineDifference(from: text, to: bytes).isChanged
  }
}

/// What `git add` put aside for the next commit.
package struct StagedIndex: Sendable {
  /// Another file that holds it than the work tree's own, and the folder that it is said for, both
  /// absolute: git tells a hook of one where only some files are committed.
  private var other: (file: String, folder: String)?

  package init(file: String? = nil, for folder: String = "/") {
    other = file.map { ($0, folder) }
  }

  /// The file to look at in a work tree; nil for its own.
  func file(in root: String) -> String? {
    guard let other, Path.same(other.folder, root) || Path.relative(other.folder, to: root) != nil
    else { return nil }
    return other.file
  }
}

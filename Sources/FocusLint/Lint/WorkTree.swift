/// A git work tree, asked for commits, differences and contents.
struct WorkTree {
  var root: String
  /// The index to look at in the place of its own.
  var index: String?
  /// The option that asks, which messages name.
  var option: String

  /// A file that differs from what it was.
  struct Entry {
    /// From the root, as it is now.
    var path: String
    /// Whether it was a file: no link, no submodule, and there at all.
    var isText: Bool
    var isAdded: Bool
    /// The name of what it held.
    var blob: String
  }

  private func answer(_ words: [String], input: [UInt8] = []) -> Git.Answer {
    Git.answer(words, in: root, input: input, index: index)
  }

  private func output(_ words: [String], input: [UInt8] = []) throws(UserError) -> [UInt8] {
    let answer = answer(words, input: input)
    guard answer.status == 0 else {
      throw UserError(
        "`\(option)`: git does not say what is changed in `\(root)`: \(answer.reason).")
    }
    return answer.output
  }

  /// The tree that changes are counted from; nil where there is no commit yet.
  func base(of scope: Changes.Scope) throws(UserError) -> String? {
    switch scope {
    case .staged:
      // Git must be there and willing before a missing commit means that there is none.
      _ = try output(["rev-parse", "--git-dir"])
      return name(of: "HEAD^{tree}")
    case .since(let revision):
      _ = try output(["rev-parse", "--git-dir"])
      guard let dots = revision.utf8.firstIndex(of: "...") else {
        return try tree(of: revision, in: revision)
      }
      let branch = String(revision[..<dots])
      let end = revision[revision.utf8.index(dots, offsetBy: 3)...]
      guard ["", "HEAD"].contains(end), !branch.isEmpty else {
        throw UserError(
          "`\(option)`: `\(revision)` ends at another commit than the one that is linted.",
          advice: "Write `\(branch.isEmpty ? "main" : branch)...` for what is here since then.")
      }
      _ = try tree(of: branch, in: revision)
      let base = answer(["merge-base", branch, "HEAD"])
      guard base.status == 0 else {
        throw UserError(
          "`\(option)`: git knows no commit that `\(branch)` and `HEAD` have in common.",
          advice: isShallow ? WorkTree.deepen : "Without the dots, all that differs counts.")
      }
      let commit = String(decoding: base.output.prefix { $0 != 0x0A }, as: UTF8.self)
      return try tree(of: commit, in: revision)
    }
  }

  private static let deepen =
    "This clone is shallow; fetch the rest with `git fetch --unshallow` (GitHub Actions: "
    + "`fetch-depth: 0`, GitLab: `GIT_DEPTH: 0`)."

  private var isShallow: Bool {
    answer(["rev-parse", "--is-shallow-repository"]).output.starts(with: "true".utf8)
  }

  private func tree(of commit: String, in revision: String) throws(UserError) -> String {
    if commit.hasPrefix("-") { throw UserError("`\(option)`: `\(revision)` is no revision.") }
    if commit.contains("..") {
      throw UserError(
        "`\(option)`: `\(revision)` names two commits; one is enough.",
        advice:
          "Write `\(commit[..<commit.utf8.firstIndex(of: "..")!])...` for what is here since then.")
    }
    if let tree = name(of: "\(commit)^{tree}") { return tree }
    let known = "It takes a commit, branch or tag; `main...` means since this branch left `main`."
    throw UserError(
      "`\(option)`: git knows no `\(commit)` in `\(root)`.",
      advice: isShallow ? WorkTree.deepen : known)
  }

  /// The full name of an object; nil where there is none.
  private func name(of object: String) -> String? {
    let answer = answer(["rev-parse", "--verify", "--quiet", object])
    guard answer.status == 0 else { return nil }
    return String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// What a command lists with a zero byte after each.
  func names(_ words: [String]) throws(UserError) -> [String] {
    try output(words).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads `:100644 100644 1f… 0… M`, then a path, or two where a file was renamed.
  func entries(_ words: [String]) throws(UserError) -> [Entry] {
    var fields = try names([words[0], "-z"] + words.dropFirst())[...]
    var entries: [Entry] = []
    while let field = fields.popFirst() {
      let parts = field.split(separator: " ")
      guard parts.count == 5, var path = fields.popFirst() else { continue }
      if "RC".contains(parts[4].prefix(1)), let new = fields.popFirst() { path = new }
      let isText = parts[0].hasPrefix(":100") && !parts[4].hasPrefix("U")
      entries.append(
        Entry(path: path, isText: isText, isAdded: parts[4] == "A", blob: String(parts[2])))
    }
    return entries
  }

  /// The contents of blobs by their names.
  func blobs(_ names: [String]) throws(UserError) -> [String: [UInt8]] {
    if names.isEmpty { return [:] }
    let list = Set(names).sorted().joined(separator: "\n") + "\n"
    var rest = try output(["cat-file", "--batch"], input: Array(list.utf8))[...]
    var blobs: [String: [UInt8]] = [:]
    while let end = rest.firstIndex(of: 0x0A) {
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, let size = Int(head[2]), size < rest.count else { break }
      blobs[String(head[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    guard blobs.count == Set(names).count else {
      throw UserError("`\(option)`: git does not give the former texts of files in `\(root)`.")
    }
    return blobs
  }
}

extension String.UTF8View {
  /// Where some text begins first.
  fileprivate func firstIndex(of text: String) -> Index? {
    indices.first { self[$0...].starts(with: text.utf8) }
  }
}

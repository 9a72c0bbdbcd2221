/// A folder that a client works in, or a document that lies in none.
struct Root {
  /// The address of a document by itself; nil of a folder.
  var document: String?
  /// Without links; of a document by itself, its own.
  var path: String
  /// As the client writes it.
  var writtenPath: String
  var workspace: Workspace
  /// The files that a change may have something to do with, and that were not looked at since.
  var unjudged: [Path.Key] = []
  /// Where all files are to be looked at: those that were already.
  var judged: Set<Path.Key>?

  /// A folder.
  init(folder writtenPath: String, options: Linter.Options) {
    self.writtenPath = writtenPath
    path = Root.path(ofFolder: writtenPath)
    var options = options
    options.currentFolder = path
    workspace = Workspace(Linter(options: options))
  }

  /// A folder's path without links.
  static func path(ofFolder path: String) -> String {
    FileStatus.realPath(path) ?? FileStatus.unlinked(path)
  }

  /// A document outside the folders, or without a file.
  ///
  /// - Parameter isFile: Whether its address is a path's.
  init(document: OpenDocument, isFile: Bool, options: Linter.Options) {
    self.document = document.uri
    path = document.path
    writtenPath = path
    var options = options
    options.currentFolder = Path.folder(of: document.path) ?? "/"
    options.standardInput = document.path
    options.isIsolated = !isFile
    options.texts[Path.Key(document.path)] = document.bytes
    workspace = Workspace(Linter(options: options))
  }

  var isDocument: Bool { document != nil }

  /// What its linter's messages name paths from.
  var currentFolder: String { isDocument ? Path.folder(of: path) ?? "/" : path }

  /// Whether a document can have to do with it.
  func hears(of document: OpenDocument) -> Bool {
    if isDocument, Path.same(path, document.path) { return true }
    return FileURI.path(of: document.uri) != nil
      && document.path.utf8.reversed().starts(with: ".swift".utf8.reversed())
  }

  func contains(_ path: String) -> Bool {
    isDocument ? Path.same(path, self.path) : Path.relative(path, to: self.path) != nil
  }
}

extension Server {
  /// The innermost root that a path is in.
  func root(of path: String) -> Int? {
    let holding = roots.indices.filter { roots[$0].contains(path) }
    return holding.max { left, right in
      (roots[left].path.utf8.count, roots[left].isDocument ? 1 : 0)
        < (roots[right].path.utf8.count, roots[right].isDocument ? 1 : 0)
    }
  }

  /// The open document that is a file.
  func document(at path: String) -> OpenDocument? {
    documents.values.filter { Path.same($0.path, path) }.min { Path.precedes($0.uri, $1.uri) }
  }

  /// The address of a path: of an open document the one that the client writes, else one below what it
  /// writes of the folder.
  func uri(of path: String) -> String {
    if let document = document(at: path) { return document.uri }
    let folder = root(of: path).map { roots[$0] }
    let rest = folder.flatMap { Path.relative(path, to: $0.path) }
    return FileURI.uri(of: rest.map { Path.joined(folder!.writtenPath, $0) } ?? path)
  }

  /// The path of an address, which is the same however the client writes the folders that lead to it; of
  /// one without a file, a place in the first folder.
  func path(of uri: String) -> String {
    if let path = FileURI.path(of: uri) {
      // What lies behind a link in a folder is not of that folder.
      let inside = roots.lazy.filter { !$0.isDocument }.compactMap { root in
        Path.relative(path, to: root.writtenPath).map { Path.joined(root.path, $0) }
      }
      return inside.first ?? FileStatus.unlinked(path)
    }
    let name = uri.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
    let folder = roots.first { !$0.isDocument }?.path ?? "/"
    return Path.joined(folder, String(name))
  }

  /// What the messages of a file are in.
  func language(at uri: String) -> Language {
    let path = path(of: uri)
    return root(of: path).map { roots[$0].workspace.language(of: path) } ?? language
  }

  var isRead: Bool { roots.allSatisfy(\.workspace.isRead) }
}

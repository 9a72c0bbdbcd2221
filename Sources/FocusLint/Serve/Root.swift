/// A folder that a client works in, or a document that lies in none.
struct Root {
  /// Of the folder; of a document by itself, its own.
  var uri: String
  var path: String
  var workspace: Workspace
  /// Whether it is one document by itself.
  var isDocument = false
  /// The files that a change may have something to do with, and that were not looked at since.
  var unjudged: [String] = []

  /// A folder.
  init(folder path: String, uri: String, options: Linter.Options) {
    self.uri = uri
    self.path = path
    var options = options
    options.currentFolder = path
    workspace = Workspace(Linter(options: options))
  }

  /// A document outside the folders, or without a file.
  ///
  /// - Parameter isFile: Whether its address is a path's.
  init(document: OpenDocument, isFile: Bool, options: Linter.Options) {
    uri = document.uri
    path = document.path
    isDocument = true
    var options = options
    options.currentFolder = Path.folder(of: document.path) ?? "/"
    options.standardInput = document.path
    options.isIsolated = !isFile
    options.texts = [Path.Key(document.path): document.bytes]
    workspace = Workspace(Linter(options: options))
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

  /// The address of a path: of an open document the one that the client writes.
  func uri(of path: String) -> String {
    documents.values.first { Path.same($0.path, path) }?.uri ?? FileURI.uri(of: path)
  }

  /// The path of an address; of one without a file, a place in the first folder.
  func path(of uri: String) -> String {
    if let path = FileURI.path(of: uri) { return path }
    let name = uri.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
    let folder = roots.first { !$0.isDocument }?.path ?? "/"
    return Path.joined(folder, String(name))
  }

  var isRead: Bool { roots.allSatisfy(\.workspace.isRead) }
}

extension Server {
  /// What is wrong with a file.
  mutating func items(of path: String) -> [LSP.Diagnostic] {
    let mistakes = mistakes(at: path)
    if !mistakes.isEmpty || Path.name(of: path) == Surroundings.configurationName {
      return mistakes
    }
    return root(of: path).map { roots[$0].workspace.diagnostics(of: path).map(item) } ?? []
  }

  /// A diagnostic in the protocol's words.
  func item(_ diagnostic: Diagnostic) -> LSP.Diagnostic {
    let table = table(of: diagnostic.place.source)
    let related = diagnostic.related.map { related in
      LSP.Diagnostic.Related(
        location: LSP.Location(
          range: self.table(of: related.place.source).range(related.place, encoding),
          uri: uri(of: related.place.source.path)),
        message: related.message)
    }
    return LSP.Diagnostic(
      code: diagnostic.rule,
      codeDescription: Product.page(of: diagnostic.rule).map(
        LSP.Diagnostic.CodeDescription.init),
      message: diagnostic.message, range: table.range(diagnostic.place, encoding),
      relatedInformation: related.isEmpty ? nil : related,
      severity: Server.number(of: diagnostic.severity), source: Product.name,
      tags: Server.unnecessary.contains(diagnostic.rule) ? [LSP.Diagnostic.unnecessary] : nil)
  }

  func table(of file: SourceFile) -> PositionTable {
    PositionTable(file, isOpen: document(at: file.path) != nil)
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }

  /// The rules that point at what does nothing.
  private static let unnecessary: Set = ["missing-focused-binding", "unused-suppression"]

  // MARK: Mistakes in configurations

  /// The configurations on the disk, and the files that they name, that have some.
  var mistakenFiles: Set<Path.Key> {
    roots.reduce(into: []) { files, root in
      for mistake in root.workspace.mistakes {
        guard let place = mistake.place else { continue }
        files.insert(Path.Key(Path.absolute(place.file, in: root.currentFolder)))
      }
    }
  }

  /// Those of a configuration, or of a file that one names. Of a text that is not saved only what it says
  /// itself can be told.
  private func mistakes(at path: String) -> [LSP.Diagnostic] {
    let document = document(at: path)
    let isMistaken = mistakenFiles.contains(Path.Key(path))
    let isConfiguration = Path.name(of: path) == Surroundings.configurationName
    guard isMistaken || document != nil && isConfiguration else { return [] }
    var mistakes: [UserError] = []
    let bytes = (try? FileContents.bytes(of: path).get()) ?? []
    if document == nil || document?.bytes == bytes {
      for root in roots {
        mistakes += root.workspace.mistakes.filter { mistake in
          mistake.place.map { Path.same(Path.absolute($0.file, in: root.currentFolder), path) }
            == true
        }
      }
    }
    if let document, mistakes.isEmpty, isConfiguration {
      let reader = ConfigurationReader(
        rules: RuleBook.rules.map(\.id), currentFolder: Path.folder(of: path) ?? "/")
      mistakes = Configurations.mistakes(in: document.bytes, path: path, reader)
    }
    let table =
      document?.table ?? PositionTable(bytes: bytes, lines: LineTable(bytes), isOpen: false)
    var seen: Set<UserError> = []
    return mistakes.map { mistake in
      var mistake = mistake
      // Roots name one file in several ways.
      mistake.place?.file = ""
      return mistake
    }.filter { seen.insert($0).inserted }.map { item($0, in: table) }
  }

  /// Tells of configurations with mistakes, and of those that have none any more. What has no place in a
  /// file is said once. What configurations name is watched.
  mutating func mistakeReports() -> [Output] {
    diagnosed.hasOldMistakes = false
    // What is not linted can only have such mistakes, or had some.
    let others = diagnosed.known.filter { key in
      !roots.contains { $0.workspace.lints(key.path) }
    }
    let files = mistakenFiles.union(others).map(\.path).sorted(by: Path.precedes)
    let unplaced = Set(roots.flatMap(\.workspace.mistakes).filter { $0.place == nil })
    let new = unplaced.subtracting(diagnosed.said).sorted { $0.reason < $1.reason }
    diagnosed.said = unplaced
    return (watched.isEmpty ? [] : registrations())
      + files.flatMap { tell($0) }
      + new.map {
        notification("window/showMessage", LSP.ShowMessage(message: Server.words(of: $0), type: 1))
      }
  }

  private static func words(of mistake: UserError) -> String {
    mistake.reason + (mistake.advice.isEmpty ? "" : " " + mistake.advice)
  }

  private func item(_ mistake: UserError, in table: PositionTable) -> LSP.Diagnostic {
    let line = min(max(0, (mistake.place?.line ?? 1) - 1), table.lines.starts.count - 1)
    let text = table.lines.range(ofLine: line, in: table.bytes)
    let column = max(0, (mistake.place?.column ?? 1) - 1)
    let start = table.offset(of: LSP.Position(line: line, character: column), .utf16) ?? text.start
    return LSP.Diagnostic(
      code: "configuration", message: Server.words(of: mistake),
      range: LSP.Range(
        start: table.position(at: start, encoding), end: table.position(at: text.end, encoding)),
      severity: 1, source: Product.name)
  }
}

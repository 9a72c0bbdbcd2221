extension Server {
  /// What is wrong with an open document.
  mutating func items(of document: OpenDocument) -> [LSP.Diagnostic] {
    if Path.name(of: document.path) == Surroundings.configurationName {
      return mistakes(in: document)
    }
    return items(of: document.path)
  }

  mutating func items(of path: String) -> [LSP.Diagnostic] {
    root(of: path).map { items(of: path, in: $0) } ?? []
  }

  mutating func items(of path: String, in root: Int) -> [LSP.Diagnostic] {
    if Path.name(of: path) == Surroundings.configurationName
      || roots[root].workspace.readsRules(from: path)
    {
      return configurationMistakes(in: root)[uri(of: path)] ?? []
    }
    return roots[root].workspace.diagnostics(of: path).map(item)
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
    PositionTable(file, isOpen: documents.values.contains { Path.same($0.path, file.path) })
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

  /// Of an open one, those of its text.
  private func mistakes(in document: OpenDocument) -> [LSP.Diagnostic] {
    let reader = ConfigurationReader(
      rules: RuleBook.rules.map(\.id), currentFolder: Path.folder(of: document.path) ?? "/")
    let table = document.table
    return Configurations.mistakes(in: document.bytes, path: document.path, reader).map {
      item($0, in: table)
    }
  }

  /// Those of a root's configurations on the disk, by address.
  func configurationMistakes(in root: Int) -> [String: [LSP.Diagnostic]] {
    var found: [String: [LSP.Diagnostic]] = [:]
    for mistake in roots[root].workspace.mistakes {
      guard let place = mistake.place else { continue }
      let path = Path.absolute(place.file, in: roots[root].path)
      if documents[uri(of: path)] != nil { continue }
      let bytes = (try? FileContents.bytes(of: path).get()) ?? []
      let table = PositionTable(bytes: bytes, lines: LineTable(bytes), isOpen: false)
      found[uri(of: path), default: []].append(item(mistake, in: table))
    }
    return found
  }

  mutating func configurationReports(in root: Int) -> [Output] {
    configurationMistakes(in: root).sorted { $0.key < $1.key }.compactMap {
      publication($0.key, $0.value, nil)
    }
  }

  private func item(_ mistake: UserError, in table: PositionTable) -> LSP.Diagnostic {
    let line = min(max(0, (mistake.place?.line ?? 1) - 1), table.lines.starts.count - 1)
    let text = table.lines.range(ofLine: line, in: table.bytes)
    let column = max(0, (mistake.place?.column ?? 1) - 1)
    let start = table.offset(of: LSP.Position(line: line, character: column), .utf16) ?? text.start
    let advice = mistake.advice.isEmpty ? "" : " " + mistake.advice
    return LSP.Diagnostic(
      code: "configuration", message: mistake.reason + advice,
      range: LSP.Range(
        start: table.position(at: start, encoding), end: table.position(at: text.end, encoding)),
      severity: 1, source: Product.name)
  }
}

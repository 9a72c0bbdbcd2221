extension Server {
  mutating func execute(_ command: LSP.Command, _ id: JSONRPC.ID) throws -> [Output] {
    switch command.command {
    case LSP.InitializeResult.Server.explain: return try explain(command, id)
    case LSP.InitializeResult.Server.map: return try map(command, id)
    default: throw failure("There is no command `\(command.command)`.")
    }
  }

  private func failure(_ message: String) -> JSONRPC.Failure {
    JSONRPC.Failure(code: .invalidParams, message: message)
  }

  /// Shows the page of the rule that the first argument names, in the language of the file that the
  /// second names.
  private mutating func explain(_ command: LSP.Command, _ id: JSONRPC.ID) throws -> [Output] {
    guard
      let rule = (RuleBook.rules + roots.flatMap(\.workspace.rules))
        .first(where: { $0.id == command.arguments?.first }),
      let page = try? Explanation(
        of: rule, in: command.arguments?.dropFirst().first.map { language(at: $0) } ?? language)
    else { throw failure("There is no such rule.") }
    let done = response(id, JSONRPC.Nothing?.none)
    if client.window?.showDocument?.support == true {
      return [done, .page(rule: rule.id, text: page.markdown, id: nextID())]
    }
    let text = page.markdown.split(separator: "\n", maxSplits: 2).prefix(2).joined(separator: "\n")
    return [
      done, notification("window/showMessage", LSP.ShowMessage(message: text, type: 3)),
    ]
  }

  /// Answers with the maps of the views in a file: its address is the first argument, a `MapFormat` the
  /// second, without which it is JSON. JSON is an object, the others are texts.
  private mutating func map(_ command: LSP.Command, _ id: JSONRPC.ID) throws -> [Output] {
    let arguments = command.arguments ?? []
    guard let uri = arguments.first else {
      throw failure("`\(command.command)` needs the address of a file.")
    }
    guard let format = MapFormat(rawValue: arguments.dropFirst().first ?? "json") else {
      let names = MapFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("The formats of maps are \(names).")
    }
    flush()
    let path = path(of: uri)
    guard let root = root(of: path) else {
      throw failure("`\(uri)` is neither open nor in a folder of the workspace.")
    }
    let maps = roots[root].workspace.maps(of: path)
    if let mistake = maps.mistakes.first { throw failure(mistake.message) }
    let folder = roots[root].isDocument ? Path.folder(of: path) ?? "/" : roots[root].path
    if format == .json { return [response(id, MapJSON(of: maps.maps, currentFolder: folder))] }
    return [response(id, format.text(of: maps.maps, currentFolder: folder))]
  }
}

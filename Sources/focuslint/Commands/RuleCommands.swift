import FocusLint

extension Command {
  /// Lists the rules as the configuration of the current folder sets them.
  static func listRules(_ request: Request) throws(UserError) {
    _ = try request.words(0...0)
    let current = try Folder.current()
    let configuration = try configuration(for: request, in: current)
    var table = SettingsTable(rules: RuleBook.rules, selection: request.selection)
    // What holds in a folder is what holds for a new file in it.
    let settings = table.settings(for: Path.joined(current, "New.swift"), in: configuration)
    let list = RuleList(
      of: RuleBook.rules, settings: settings,
      configuration: configuration.map { Path.shown($0.path, in: current) },
      language: request.language ?? settings.language)
    try Output.write(
      list.text(as: request.listFormat, style: Output.style(request.color)))
  }

  static func surroundings(for request: Request, in current: String) -> Surroundings {
    let reader = ConfigurationReader(rules: RuleBook.rules.map(\.id), currentFolder: current)
    return Surroundings(choice: request.configuration(in: current), reader: reader)
  }

  /// The configuration that holds in a folder; nil where there is none.
  ///
  /// - Throws: the first of its mistakes; the others are told.
  private static func configuration(
    for request: Request, in current: String
  ) throws(UserError) -> Configuration? {
    let surroundings = surroundings(for: request, in: current)
    do { return try surroundings.configuration(of: current) } catch {
      for mistake in surroundings.mistakes.dropLast() { Output.tell(mistake) }
      throw surroundings.mistakes.last ?? UserError("the configuration cannot be read.")
    }
  }

  /// The language that is asked for, else the one of the current folder's configuration; of a broken
  /// one, other commands tell the mistakes.
  static func language(for request: Request) throws(UserError) -> Language {
    if let language = request.language { return language }
    let current = try Folder.current()
    let surroundings = surroundings(for: request, in: current)
    return (try? surroundings.configuration(of: current)?.language) ?? .english
  }

  /// Shows the pages of rules, one after the other; the result is the exit status.
  ///
  /// A rule that is unknown does not keep the others from being shown.
  static func explain(_ request: Request) throws(UserError) -> Int32 {
    if request.words.isEmpty {
      throw UserError(
        "`explain` needs the name of a rule, as in `\(Product.name) explain \(sample)`.",
        advice: "`\(Product.name) rules` lists them.")
    }
    let ids = RuleBook.rules.map(\.id)
    let style = Output.style(request.color)
    let language = try language(for: request)
    var status: Int32 = 0
    var text = ""
    for word in request.words {
      guard let rule = RuleBook.rules.first(where: { $0.id == word }) else {
        let advice = Spelling.hint(forRule: word, among: ids)
        Output.tell(UserError("there is no rule `\(word)`.", advice: advice))
        status = 2
        continue
      }
      let page = try Explanation(of: rule, in: language)
      text += text.isEmpty ? "" : "\n\n"
      text += try page.text(width: Output.screen(1).readingWidth, style: style)
    }
    try Output.write(text)
    return status
  }

  private static let sample = "missing-one-shot-guard"
}

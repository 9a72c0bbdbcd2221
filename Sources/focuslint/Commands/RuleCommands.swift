import FocusLint

extension Command {
  /// Lists the rules as the configuration of the current folder sets them.
  static func listRules(_ request: Request) throws(UserError) {
    _ = try request.words(0...0)
    let current = try Folder.current()
    let (rules, configuration) = try rules(for: request, in: current)
    var table = SettingsTable(rules: rules, selection: request.selection)
    // What holds in a folder is what holds for a new file in it.
    let settings = table.settings(for: Path.joined(current, "New.swift"), in: configuration)
    let list = RuleList(
      of: rules, settings: settings,
      configuration: configuration.map { Path.shown($0.path, in: current) },
      language: request.language ?? settings.language)
    try Output.write(
      list.text(as: request.listFormat, style: Output.style(request.color)))
  }

  static func surroundings(for request: Request, in current: String) -> Surroundings {
    Surroundings(
      choice: request.configuration(in: current), rules: RuleBook.rules,
      ruleFolders: request.ruleFolders, currentFolder: current)
  }

  /// The rules that there are in a folder, and the configuration that holds there; nil where there is
  /// none.
  ///
  /// - Throws: the last mistake in them; the others are told.
  static func rules(
    for request: Request, in current: String
  ) throws(UserError) -> (rules: [Rule], configuration: Configuration?) {
    let surroundings = surroundings(for: request, in: current)
    let configuration = (try? surroundings.configuration(of: current)) ?? nil
    for mistake in surroundings.mistakes.dropLast() { Output.tell(mistake) }
    if let last = surroundings.mistakes.last { throw last }
    let own = surroundings.ruleFolders.rules.sorted { Path.precedes($0.id, $1.id) }
    return (RuleBook.rules + own, configuration)
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
    var rules = RuleBook.rules
    if request.words.contains(where: { word in !rules.contains { $0.id == word } }) {
      rules = try self.rules(for: request, in: try Folder.current()).rules
    }
    let ids = rules.map(\.id)
    let style = Output.style(request.color)
    let language = try language(for: request)
    var status: Int32 = 0
    var text = ""
    for word in request.words {
      guard let rule = rules.first(where: { $0.id == word }) else {
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

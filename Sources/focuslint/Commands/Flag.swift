import FocusLint

/// An option: its names, its help and what it does, in one value.
struct Flag: Sendable {
  enum Action: Sendable {
    case set(@Sendable (inout Request) -> Void)
    /// With the word that stands for the value in help. What is thrown says what is wrong with the
    /// value alone.
    case take(String, @Sendable (inout Request, String) throws(UserError) -> Void)
  }

  /// Without its dashes.
  var name: String
  var short: Character?
  var commands: Set<Command> = [.lint]
  var help: String
  var action: Action

  /// As they are written.
  var names: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

  /// A value that is one of the names of a type.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ what: String, _: Choice.Type = Choice.self
  ) throws(UserError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let near = Spelling.hint(for: text, among: names)
    let all = "There is \(names.map { "`\($0)`" }.joined(separator: ", "))."
    throw UserError("there is no \(what) `\(text)`.", advice: near.isEmpty ? all : near)
  }

  static func number(_ text: String, atLeast least: Int) throws(UserError) -> Int {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      number >= least
    else { throw UserError("`\(text)` is no whole number from \(least) on.") }
    return number
  }

  static func list(_ text: String) throws(UserError) -> [String] {
    let ids = text.split(separator: ",", omittingEmptySubsequences: false).map { id in
      String(id.drop { $0 == " " })
    }
    if ids.contains("") { throw UserError("a rule's id is missing in `\(text)`.") }
    return ids
  }

  /// Reads `ios` or `ios=15.0`.
  static func platform(_ text: String) throws(UserError) -> (Platform, Version?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let platform = try choice(String(parts[0]), "platform", Platform.self)
    guard parts.count == 2 else { return (platform, nil) }
    guard let version = Version(String(parts[1])) else {
      throw UserError("`\(parts[1])` is no version.", advice: "One is written like `ios=15.0`.")
    }
    return (platform, version)
  }

  /// Reads `json=report.json`.
  static func furtherReport(_ text: String) throws(UserError) -> Request.FurtherReport {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let format = try choice(String(parts[0]), "format", ReportFormat.self)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UserError(
        "`\(text)` names no file.", advice: "A report is written like `\(parts[0])=FILE`.")
    }
    if parts[1] == "-" {
      throw UserError(
        "`-` is no file.", advice: "What goes to standard output is chosen with `--format`.")
    }
    return Request.FurtherReport(format: format, file: String(parts[1]))
  }
}

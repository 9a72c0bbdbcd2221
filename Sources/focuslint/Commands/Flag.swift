import FocusLint

/// An option: its names, its help and what it does, in one value.
struct Flag: Sendable {
  /// The sections of the help, in their order.
  enum Group: String, Sendable, CaseIterable {
    case input = "What to lint"
    case rules = "Rules"
    case changes = "New problems alone"
    case output = "Output"
    case fixing = "Fixes"
    case failing = "When to fail"
    case general = "General"
  }

  /// What completion offers for a value.
  enum Values: Sendable {
    /// Something that nobody can guess, such as a number.
    case any
    case choices([String])
    /// A rule's id, or several with commas between.
    case rules
    case files

    static func choices<Choice: RawRepresentable<String> & CaseIterable>(
      of _: Choice.Type
    ) -> Values {
      .choices(Choice.allCases.map(\.rawValue))
    }
  }

  enum Action: Sendable {
    case set(@Sendable (inout Request) -> Void)
    /// With the word that stands for the value in help. What is thrown says what is wrong with the
    /// value alone.
    case take(String, Values = .any, @Sendable (inout Request, String) throws(UserError) -> Void)
  }

  /// Without its dashes; two commands may each have an option of one name.
  var name: String
  var short: Character?
  var group: Group
  var commands: Set<Command> = [.lint]
  /// Whether the short help shows it.
  var isCommon = false
  /// One sentence; `{values}` in it stands for the choices.
  var help: String
  var action: Action

  /// As they are written.
  var names: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

  /// What the option takes; nil for one that takes nothing.
  var values: Values? {
    if case .take(_, let values, _) = action { values } else { nil }
  }

  /// The word that stands for the value in help; nil for an option that takes none.
  var placeholder: String? {
    if case .take(let placeholder, _, _) = action { placeholder } else { nil }
  }

  /// The help, in which the choices are named.
  var sentence: String {
    guard case .choices(let names)? = values else { return help }
    let all = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return help.split(separator: "{values}", omittingEmptySubsequences: false)
      .joined(separator: all)
  }
}

/// Values as options take them; what is thrown is said of the value alone.
extension Flag {
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

  static func path(_ text: String) throws(UserError) -> String {
    if text.isEmpty { throw UserError("a path cannot be empty.") }
    return text
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

  /// Reads `2/8`.
  static func shard(_ text: String) throws(UserError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let number = try? number(parts[0], atLeast: 1),
      let count = try? self.number(parts[1], atLeast: 1), number <= count
    {
      return Shard(number: number, of: count)
    }
    throw UserError("`\(text)` is no part of a whole.", advice: "The second of eight is `2/8`.")
  }

  static func revision(_ text: String) throws(UserError) -> String {
    if text.isEmpty || text.hasPrefix("-") { throw UserError("`\(text)` is no revision.") }
    return text
  }

  static func writtenBaseline(_ text: String) throws(UserError) -> String {
    if text == "-" {
      throw UserError("`-` is no file.", advice: "The usual name is `\(Baseline.usualName)`.")
    }
    return try path(text)
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

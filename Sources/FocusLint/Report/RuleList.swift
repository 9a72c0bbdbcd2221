/// The rules, with what a configuration makes of them.
package struct RuleList: Sendable {
  package enum Format: String, Sendable, CaseIterable { case text, json, markdown }

  private let rules: [Rule]
  private let settings: FileSettings
  /// The path of the configuration to show; nil where none holds.
  private let configuration: String?
  private let language: Language

  package init(
    of rules: [Rule], settings: FileSettings, configuration: String?, language: Language
  ) {
    self.rules = rules
    self.settings = settings
    self.configuration = configuration
    self.language = language
  }

  package func text(as format: Format, style: TextStyle = TextStyle()) -> String {
    switch format {
    case .text: text(style: style)
    case .json: json
    case .markdown: RuleList.index(of: rules, in: language)
    }
  }

  /// The groups that have rules, in their order; the rules of each as they came.
  private static func groups(of rules: [Rule]) -> [(group: Rule.Group, rules: [Rule])] {
    Rule.Group.allCases.map { group in (group, rules.filter { $0.group == group }) }
      .filter { !$0.rules.isEmpty }
  }

  private func text(style: TextStyle) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    var text = ""
    for (group, rules) in RuleList.groups(of: rules) {
      text += style.painted(group.heading(in: language), .strong) + "\n\n"
      for rule in rules {
        let gap = String(repeating: " ", count: width - rule.id.count + 2)
        let isOn = settings.rules.contains(rule.id)
        let paint = isOn ? Paint(settings.severities[rule.id] ?? rule.severity) : .faint
        text += "  \(rule.id)\(gap)\(style.painted(state(of: rule), paint))\n"
        text += "    " + style.painted(RuleList.title(of: rule, in: language), .faint) + "\n"
      }
      text += "\n"
    }
    return text + summary + "\n"
  }

  /// How a rule reports here with the options that are set, and by default where that is another
  /// severity.
  private func state(of rule: Rule) -> String {
    let usual = rule.isOnByDefault ? rule.severity.rawValue : "off"
    guard settings.rules.contains(rule.id) else {
      return usual == "off" ? "off" : "off (default: \(usual))"
    }
    let here = (settings.severities[rule.id] ?? rule.severity).rawValue
    let options = (RuleBook.options[rule.id] ?? []).filter { option in
      settings.options.contains("\(rule.id).\(option)")
    }
    let state = ([here] + options).joined(separator: ", ")
    return here == usual ? state : "\(state) (default: \(usual))"
  }

  private var summary: String {
    let count = "\(rules.count) rule\(rules.count == 1 ? "" : "s")"
    let place = configuration.map { "as `\(Terminal.visible($0))` says" } ?? "by default"
    return "\(count), \(rules.count { settings.rules.contains($0.id) }) on \(place). "
      + "`\(Product.name) explain RULE` shows a page."
  }

  private struct Entry: Encodable {
    var id: String
    var group: String
    /// What it reports at here, or would if it were on.
    var severity: String
    /// A severity, or `off`.
    var `default`: String
    var on: Bool
    var title: String
    var options: [String]
    /// Left out where pages have no address.
    var url: String?
  }

  private var json: String {
    let entries = rules.map { rule in
      Entry(
        id: rule.id, group: rule.group.rawValue,
        severity: (settings.severities[rule.id] ?? rule.severity).rawValue,
        default: rule.isOnByDefault ? rule.severity.rawValue : "off",
        on: settings.rules.contains(rule.id), title: RuleList.title(of: rule, in: language),
        options: RuleBook.options[rule.id] ?? [], url: Product.page(of: rule.id))
    }
    return JSON.line(of: entries)
  }

  /// The tables of `rules/README.md`.
  package static func index(of rules: [Rule], in language: Language = .english) -> String {
    groups(of: rules).map { group, rules in
      let rows = rules.map { rule in
        let links = "[`\(rule.id)`](\(rule.id).md) ([日本語](\(rule.id).ja.md))"
        let state = rule.isOnByDefault ? "on" : "off"
        let title = title(of: rule, in: language)
        return "| \(links) | \(rule.severity.rawValue) | \(state) | \(title) |\n"
      }
      return """
        ## \(group.heading(in: language))

        | rule | severity | by default | about |
        |---|---|---|---|
        \(rows.joined())
        """
    }.joined(separator: "\n")
  }

  private static func title(of rule: Rule, in language: Language) -> String {
    (rule.texts[language] ?? rule.texts[.english])?.title ?? ""
  }
}

extension SARIFReport {
  /// A rule, as a store of results shows it beside them.
  func descriptor(of id: String) -> JSONValue {
    let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let words = RuleWords(of: id, in: language)
    let title = words?.title ?? id
    let rule: JSONValue = [
      "id": .string(id), "name": .string(name.joined()), "shortDescription": text(title),
      "fullDescription": text(words.map(reason) ?? title),
    ]
    return rule.adding([
      "help": words.map { ["text": .string($0.text), "markdown": .string($0.markdown)] },
      "helpUri": Product.page(of: id).map { .string($0) },
      "defaultConfiguration": words.map {
        ["level": .string(SARIFReport.level(of: $0.rule.severity))]
      },
      "properties": words.map(properties),
    ])
  }

  private func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  /// The first paragraph of the page, as far as GitHub takes it: 1024 characters.
  private func reason(of words: RuleWords) -> String {
    let paragraphs = words.reason.blocks.compactMap { block -> String? in
      if case .paragraph(let spans) = block { spans.map(\.text).joined() } else { nil }
    }
    return String((paragraphs.first ?? words.title).prefix(1024))
  }

  private func properties(of words: RuleWords) -> JSONValue {
    let severity: JSONValue =
      switch words.rule.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "recommendation"
      }
    return [
      "tags": ["focus", "keyboard", .string(words.rule.group.rawValue)],
      "problem.severity": severity,
    ]
  }
}

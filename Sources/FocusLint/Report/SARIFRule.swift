extension SARIFReport {
  /// A rule, as a store of results shows it beside them.
  func descriptor(of id: String, _ ownRules: [Rule]) -> JSONValue {
    let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let page = Explanation(ofRule: id, ownRules, in: language)
    let title = page?.title ?? id
    let rule: JSONValue = [
      "id": .string(id), "name": .string(name.joined()), "shortDescription": text(title),
      "fullDescription": text(page.map(reason) ?? title),
    ]
    return rule.adding([
      "help": page.map {
        ["text": .string(SARIFReport.text(of: $0)), "markdown": .string($0.markdown)]
      },
      "helpUri": Product.page(of: id).map { .string($0) },
      "defaultConfiguration": page.map {
        ["level": .string(SARIFReport.level(of: $0.rule.severity))]
      },
      "properties": page.map(properties),
    ])
  }

  private func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  /// The page as a terminal shows it; Markdown where it cannot be laid out.
  private static func text(of page: Explanation) -> String {
    (try? page.text(width: 80, style: TextStyle())) ?? page.markdown
  }

  /// The first paragraph of the page, as far as GitHub takes it: 1024 characters.
  private func reason(of page: Explanation) -> String {
    let paragraphs = page.reason.blocks.compactMap { block -> String? in
      if case .paragraph(let spans) = block { spans.map(\.text).joined() } else { nil }
    }
    return String((paragraphs.first ?? page.title).prefix(1024))
  }

  private func properties(of page: Explanation) -> JSONValue {
    let severity: JSONValue =
      switch page.rule.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "recommendation"
      }
    return [
      "tags": ["focus", "keyboard", .string(page.rule.group.rawValue)],
      "problem.severity": severity,
    ]
  }
}

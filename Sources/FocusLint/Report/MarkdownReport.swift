/// A table for a comment on a pull request or the summary of a workflow, the worst first.
package struct MarkdownReport {
  /// How many bytes of it a comment on GitHub can hold, which takes less than a job's summary.
  private static let room = 60_000

  package init() {}

  package func text(of verdict: Verdict) -> String {
    var text = "### \(Product.name): \(verdict.tally)\n"
    let problems = verdict.worstFirst
    if !problems.isEmpty {
      text += "\n| | where | problem | rule |\n|---|---|---|---|\n"
      var left = problems[...]
      while let next = left.first.map(row), text.utf8.count + next.utf8.count < Self.room {
        text += next
        left.removeFirst()
      }
      if !left.isEmpty {
        text +=
          "\n\(Tally.counted(left.count, "more problem")): there is no room for all of them.\n"
      }
    }
    return text + verdict.caveats.map { "\n\($0)\n" }.joined()
  }

  private func row(for diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    let cells = [
      diagnostic.severity == .error ? "**error**" : diagnostic.severity.rawValue,
      code("\(place.file):\(place.start.line):\(place.start.column)"),
      Sentence(diagnostic.message).pieces.map { $0.isCode ? code($0.text) : plain($0.text) }
        .joined(),
      rule(diagnostic.rule),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private func rule(_ id: String) -> String {
    Product.page(of: id).map { "[\(code(id))](\($0))" } ?? code(id)
  }

  /// Inline code in a cell of a table, where even in code a stroke needs its escape.
  private func code(_ text: String) -> String {
    let text = Terminal.visible(text)
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + gap + text.replacing("|", with: "\\|") + gap + fence
  }

  /// Text that is nothing but text: no markup, no mention of a person, no link to an issue.
  private func plain(_ text: String) -> String {
    var result = ""
    for character in Terminal.visible(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

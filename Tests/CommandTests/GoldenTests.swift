import Foundation
import Testing

/// Command lines, and what comes of them, in `Goldens/*.txt`.
///
/// Text at the edge of a file is prose. An indented line that begins with `$ ` is run by the shell (it
/// goes on in lines that begin with `> `), all those of a file in one folder. Below it stands what
/// came out: the output, the errors behind `! `, and the status in brackets where it is not 0. New
/// lines to run are written by hand; `RECORD=1` writes what comes of them.
@Suite struct GoldenTests {
  private static let folder = "Tests/CommandTests/Goldens"

  private static var files: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: Kept.root.path + "/\(folder)"))
    return (all ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  private enum Item: Equatable {
    case prose([String])
    case command([String])
  }

  @Test(arguments: files)
  func commandLinesDoWhatTheyDid(file: String) throws {
    let kept = Kept("\(Self.folder)/\(file)")
    let sandbox = try Sandbox()
    var parts: [String] = []
    for item in items(in: try kept.text()) {
      switch item {
      case .prose(let lines): parts.append(lines.joined(separator: "\n"))
      case .command(let lines):
        let outcome = try sandbox.session(lines.joined(separator: "\n"), in: "sh")
        parts.append(text(of: lines, outcome, in: sandbox))
      }
    }
    try kept.compare(parts.joined(separator: "\n\n") + "\n")
  }

  @Test func thereAreSixtyOfThem() throws {
    let commands = try Self.files.flatMap { items(in: try Kept("\(Self.folder)/\($0)").text()) }
      .filter { if case .command(let lines) = $0 { lines[0].contains("focuslint") } else { false } }
    #expect(commands.count >= 60)
  }

  private func items(in text: String) -> [Item] {
    var items: [Item] = []
    var isAfterEmptyLine = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("  $ ") {
        items.append(.command([String(line.dropFirst(4))]))
      } else if line.hasPrefix("  >"), case .command(let lines)? = items.last {
        items[items.count - 1] = .command(
          lines + [String(line.dropFirst(line.hasPrefix("  > ") ? 4 : 3))])
      } else if !line.isEmpty, !line.hasPrefix(" ") {
        if !isAfterEmptyLine, case .prose(let lines)? = items.last {
          items[items.count - 1] = .prose(lines + [line])
        } else {
          items.append(.prose([line]))
        }
      }
      isAfterEmptyLine = line.isEmpty
    }
    return items
  }

  private func text(of command: [String], _ outcome: Sandbox.Outcome, in sandbox: Sandbox) -> String
  {
    var lines = command.enumerated().map { index, line in
      index == 0 ? "$ \(line)" : line.isEmpty ? ">" : "> \(line)"
    }
    lines += shown(outcome.output, in: sandbox)
    lines += shown(outcome.errors, in: sandbox).map { "! \($0)" }
    if outcome.status != 0 { lines.append("[\(outcome.status)]") }
    return lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  private func shown(_ text: String, in sandbox: Sandbox) -> [String] {
    if text.isEmpty { return [] }
    let text = text.replacing(sandbox.path, with: "$PWD").replacing("\u{1B}", with: "␛")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("(no newline)") }
    return lines
  }
}

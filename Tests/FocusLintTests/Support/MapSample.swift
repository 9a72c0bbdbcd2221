@testable import FocusLint

/// Maps of code that is not on any disk.
enum MapSample {
  /// The maps of all files together, as a project.
  ///
  /// - Parameter named: Those whose views are wanted; without them all.
  static func maps(_ texts: [String: String], named: [String]? = nil) -> [FocusMap] {
    let paths = texts.keys.sorted().map { "/p/\($0)" }
    let bytes = texts.map { (Path.Key("/p/\($0)"), Array($1.utf8)) }
    let analysis = Analysis(
      rules: RuleBook.rules, texts: Dictionary(bytes) { $1 },
      projectFiles: { _ in paths.map { ($0, Vocabulary()) } })
    let wanted = named?.map { "/p/\($0)" } ?? paths
    return analysis.maps(
      of: wanted.map { Analysis.Input(path: $0, rules: [], project: "/p") }, honoursIgnore: true
    ).maps
  }

  /// The map of the first view in a file.
  static func map(_ text: String, _ others: [String: String] = [:]) -> FocusMap? {
    let texts = others.merging(["A.swift": text]) { $1 }
    return maps(texts).first { $0.place.file.path == "/p/A.swift" }
  }

  /// A view with fields for `name`, `mail` and `code`, and what is to be tried in it.
  ///
  /// - Parameters:
  ///   - modifiers: What is called on the form.
  ///   - mail: What is called on the second field.
  ///   - members: Other members of the view.
  static func form(
    _ modifiers: String = "", mail: String = "", content: String = "", members: String = ""
  ) -> String {
    """
    import SwiftUI

    struct Form1: View {
      enum Field: Hashable { case name, mail, code }
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $name).focused($focus, equals: .name)
          TextField("Mail", text: $mail).focused($focus, equals: .mail)
            \(mail)
          TextField("Code", text: $code).focused($focus, equals: .code)
          \(content)
        }
        \(modifiers)
      }
      \(members)
    }
    """
  }

  /// Each move as `from > trigger > target`, with numbers of stops and the condition behind `if`.
  static func moves(_ text: String, _ others: [String: String] = [:]) -> [String] {
    guard let map = map(text, others) else { return [] }
    func number(_ id: FocusMap.Stop.ID) -> String {
      map.stops.firstIndex { $0.id == id }.map { "\($0 + 1)" } ?? "-"
    }
    return map.moves.map { move in
      let from = move.from.map(number).joined(separator: ",")
      let target =
        switch move.target {
        case .value(let text): text
        case .expression(let text): "= \(text)"
        case .stop: "stop"
        case .nothing: "nothing"
        }
      let label = move.trigger.label.map { " \($0)" } ?? ""
      let condition = move.condition.map { " if \($0)" } ?? ""
      return "\(from) > \(move.trigger.name)\(label) > \(target)\(condition)"
    }
  }
}

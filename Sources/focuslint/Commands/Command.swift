import FocusLint

/// What the program can be told to do.
enum Command: String, Sendable, CaseIterable {
  case lint, rules, debug

  var usage: String {
    switch self {
    case .lint: "focuslint [lint] [OPTIONS] [PATH…]"
    case .rules: "focuslint rules [OPTIONS]"
    case .debug: "focuslint debug tree|facts|matches FILE"
    }
  }

  var help: String {
    switch self {
    case .lint: "Find keyboard-focus mistakes in SwiftUI, UIKit and AppKit code."
    case .rules: "List the rules."
    case .debug: "Show how focuslint reads a file."
    }
  }

  /// Does what a command line asks for; the result is the exit status.
  static func status(of arguments: [String]) -> Int32 {
    do {
      let request = try Request(arguments)
      if request.wantsHelp {
        try Output.write(Help.text(for: request.isCommandNamed ? request.command : nil))
        return 0
      }
      if request.wantsVersion {
        try Output.write("\(Product.name) \(Product.version)\n")
        return 0
      }
      switch request.command {
      case .lint: return try lint(request)
      case .rules: return try listRules(request)
      case .debug: return try debug(request)
      }
    } catch {
      Output.tell(error)
      return 2
    }
  }

  private static func listRules(_ request: Request) throws(UserError) -> Int32 {
    if let word = request.words.first { throw UserError("`rules` takes no `\(word)`.") }
    let width = RuleBook.rules.map(\.id.count).max() ?? 0
    var text = ""
    for rule in RuleBook.rules.sorted(by: { Path.precedes($0.id, $1.id) }) {
      let texts = rule.texts[request.language ?? .english] ?? rule.texts[.english]
      let state = rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off")
      text += Help.padded(rule.id, to: width + 2) + Help.padded(state, to: 14)
      text += (texts?.title ?? "") + "\n"
    }
    try Output.write(text)
    return 0
  }

  private static func debug(_ request: Request) throws(UserError) -> Int32 {
    guard request.words.count == 2 else { throw UserError("`debug` is written so: \(debug.usage)") }
    let what = try Flag.choice(request.words[0], "view of a file", DebugView.self)
    return try debug(what: what, file: request.words[1])
  }
}

import FocusLint

/// What the program can be told to do.
enum Command: String, Sendable, CaseIterable {
  case lint, server, rules, explain, map, merge, test
  case initialize = "init"
  case completions, debug, help

  /// How it is written, without the program's name.
  var usage: String {
    switch self {
    case .lint: "[lint] [OPTIONS] [PATH…]"
    case .server: "server"
    case .rules: "rules [OPTIONS]"
    case .explain: "explain [OPTIONS] RULE…"
    case .map: "map [OPTIONS] [PATH…]"
    case .merge: "merge [OPTIONS] REPORT…"
    case .test: "test DIR"
    case .initialize: "init [--adopt]"
    case .completions: "completions bash|zsh|fish"
    case .debug: "debug tree|grammar|facts|matches FILE"
    case .help: "help [COMMAND]"
    }
  }

  /// One sentence for the list of commands.
  var summary: String {
    switch self {
    case .lint: "Lint files and folders (without a path, the current one)."
    case .server: "Be a language server, for editors."
    case .rules: "List the rules, and say which are on here."
    case .explain: "Show a rule's page: why, wrong and right code."
    case .map: "Show who can take focus, and what moves it where."
    case .merge: "Join json or sarif reports of several runs."
    case .test: "Run the examples of a folder of rule files."
    case .initialize: "Write a commented .focuslint.yml."
    case .completions: "Write what makes a shell complete the command."
    case .debug: "Show how focuslint reads a file."
    case .help: "Show the help of a command."
    }
  }

  /// What its help says first.
  var help: String {
    switch self {
    case .lint:
      "Find keyboard-focus mistakes in SwiftUI, UIKit and AppKit code."
    case .server:
      "Speak the language server protocol on standard input and output: problems while you type, "
        + "fixes, and the rules' pages. Editors start it; their set-ups are in editors/."
    case .rules:
      "List the rules, with their severities as the configuration of the current folder sets them."
    case .explain:
      "Show the pages of rules: the reason, code that is wrong, code that is right, and when to "
        + "allow it."
    case .map:
      "Show, for each view with a focus state, its fields in order, their focus values, and what moves "
        + "focus from one to another. Values that no field carries, and fields that nothing leads to or "
        + "away from, are marked."
    case .merge:
      "Join the reports of runs that linted a part each: json reports to one in json, sarif reports to "
        + "one in sarif, as if one run had linted all of it. The exit status is that of such a run."
    case .test:
      "Lint the examples in a folder of rule files: each line marked `// expect: a-rule` must give one "
        + "problem of that rule, and no other line any of the page's own. The exit status is 1 where one "
        + "does not do as it says."
    case .initialize:
      "Write a .focuslint.yml that says in comments what can be set. It changes nothing until "
        + "something is set in it, and a file that is there is left alone."
    case .completions:
      "Write the script that makes a shell complete commands, options, formats and rules."
    case .debug:
      "Show the syntax tree of a file as rules see it or as the grammar has it, the facts that rules "
        + "judge it by, or what the queries of your own rules match in it."
    case .help: summary
    }
  }

  /// Command lines that people copy; tests run them.
  var examples: [(line: String, says: String)] {
    switch self {
    case .lint:
      [
        ("focuslint", "lint the current folder"),
        ("focuslint --strict Sources App/Login.swift", "warnings fail too"),
        ("focuslint --stdin --stdin-filename a.swift <a.swift", "for editors"),
      ]
    case .rules:
      [
        ("focuslint rules", "what is on here"),
        ("focuslint rules --no-config --format json", "for programs"),
      ]
    case .explain:
      [
        ("focuslint explain missing-one-shot-guard", "one page"),
        ("focuslint explain refocus-on-submit --language ja | more", "in Japanese"),
      ]
    case .map:
      [
        ("focuslint map App/Login.swift", "in the terminal"),
        ("focuslint map --format svg App >map.svg", "as a picture"),
      ]
    case .merge:
      [("focuslint merge --strict one.json two.json >all.json", "the report of both")]
    case .test: [("focuslint test lint-rules", "before rules of your own are used")]
    case .initialize: [("focuslint init", "begin a configuration here")]
    case .completions:
      [
        ("eval \"$(focuslint completions bash)\"", "bash: in ~/.bashrc"),
        ("focuslint completions zsh >_focuslint", "zsh: in a folder of $fpath"),
        ("focuslint completions fish >focuslint.fish", "fish: in its completions folder"),
      ]
    case .debug: [("focuslint debug facts App/Login.swift", "what rules know of it")]
    case .help, .server: []
    }
  }

  /// What its words are, for completion; the last may come again.
  var operands: [Flag.Values] {
    switch self {
    case .lint, .map, .merge, .test: [.files]
    case .explain: [.rules]
    case .completions: [.choices(of: Shell.self)]
    case .debug: [.choices(of: DebugView.self), .files]
    case .help: [.choices(of: Command.self)]
    case .rules, .initialize, .server: []
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
      return try status(of: request)
    } catch {
      Output.tell(error)
      return 2
    }
  }

  private static func status(of request: Request) throws(UserError) -> Int32 {
    switch request.command {
    case .lint: return try lint(request)
    case .server: return try serve(request)
    case .rules: try listRules(request)
    case .explain: return try explain(request)
    case .map: return try map(request)
    case .merge: return try merge(request)
    case .test: return try test(request)
    case .initialize: try initialize(request)
    case .completions: try writeCompletions(request)
    case .debug: return try debug(request)
    case .help:
      let word = try request.words(0...1).first
      let command = try word.map { (word) throws(UserError) in
        try Flag.choice(word, "command", Command.self)
      }
      try Output.write(Help.text(for: command))
    }
    return 0
  }
}

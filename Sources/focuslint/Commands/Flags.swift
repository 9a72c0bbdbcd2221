import FocusLint

extension Flag {
  /// Every option, in the order of the help.
  static let all: [Flag] = [
    Flag(
      name: "format", help: "What the report looks like: text, xcode or json.",
      action: .take("NAME") { request, text throws(UserError) in
        request.format = try choice(text, "format")
      }),
    Flag(
      name: "config", help: "Use this configuration for every file.",
      action: .take("FILE") { request, text throws(UserError) in
        if text.isEmpty { throw UserError("a path cannot be empty.") }
        request.configurationFile = text
      }),
    Flag(
      name: "no-config", help: "Read no configuration.",
      action: .set { $0.refusesConfiguration = true }),
    Flag(
      name: "only", help: "Run these rules and no others.",
      action: .take("ID[,ID]") { request, text throws(UserError) in
        request.selection.only = (request.selection.only ?? []).union(try list(text))
      }),
    Flag(
      name: "enable", help: "Run these rules too.",
      action: .take("ID[,ID]") { request, text throws(UserError) in
        request.selection.enabled.formUnion(try list(text))
      }),
    Flag(
      name: "disable", help: "Do not run these rules, whatever else says so.",
      action: .take("ID[,ID]") { request, text throws(UserError) in
        request.selection.disabled.formUnion(try list(text))
      }),
    Flag(
      name: "level",
      help: "Show problems from this severity on: error, warning or info (default: info; "
        + "warning for xcode).",
      action: .take("SEVERITY") { request, text throws(UserError) in
        request.level = try choice(text, "severity")
      }),
    Flag(
      name: "fail-on",
      help: "End with status 1 from this severity on: error (default), warning, info or never.",
      action: .take("SEVERITY") { request, text throws(UserError) in
        let choice = try choice(text, "severity", FailOn.self)
        request.failOn = Severity(rawValue: choice.rawValue)
      }),
    Flag(
      name: "strict", help: "The same as --fail-on warning.",
      action: .set { $0.failOn = .warning }),
    Flag(
      name: "max-warnings", help: "End with status 1 where there are more warnings than N.",
      action: .take("N") { request, text throws(UserError) in
        request.maxWarnings = try number(text, atLeast: 0)
      }),
    Flag(
      name: "stdin", help: "Lint standard input; needs --stdin-filename.",
      action: .set { $0.readsStandardInput = true }),
    Flag(
      name: "stdin-filename", help: "The path that standard input is linted as.",
      action: .take("PATH") { request, text throws(UserError) in
        if text.isEmpty { throw UserError("a path cannot be empty.") }
        request.standardInputPath = text
      }),
    Flag(
      name: "isolated", help: "Read nothing but the files to lint.",
      action: .set { $0.isIsolated = true }),
    Flag(
      name: "platform",
      help: "What the code is written for: ios, macos, tvos, watchos or visionos; repeatable.",
      action: .take("NAME[=VERSION]") { request, text throws(UserError) in
        let (platform, version) = try platform(text)
        request.platforms[platform] = .some(version)
      }),
    Flag(
      name: "jobs", help: "Work on so many files at once (default: one a processor).",
      action: .take("N") { request, text throws(UserError) in
        request.jobs = try number(text, atLeast: 1)
      }),
    Flag(
      name: "no-ignore", help: "Lint what .gitignore leaves out, and generated files.",
      action: .set { $0.honoursIgnore = false }),
    Flag(
      name: "fix", help: "Mend what can be mended safely, and report what is left.",
      action: .set { $0.fixes = true }),
    Flag(
      name: "unsafe", help: "With --fix or --diff: also make the fixes that need a reader's eye.",
      action: .set { $0.fixesUnsafely = true }),
    Flag(
      name: "diff", help: "Print what --fix would change as a diff, and write nothing.",
      action: .set { $0.showsDiff = true }),
    Flag(
      name: "suppress", help: "Hide each problem by a comment with this reason.",
      action: .take("REASON") { request, text throws(UserError) in
        if !text.contains(where: { !$0.isWhitespace }) {
          throw UserError("a reason cannot be empty.")
        }
        request.suppressionReason = text
      }),
    Flag(
      name: "language", commands: [.lint, .rules], help: "The language of messages: en or ja.",
      action: .take("NAME") { request, text throws(UserError) in
        request.language = try choice(text, "language")
      }),
    Flag(
      name: "quiet", short: "q", help: "Report problems and mistakes alone.",
      action: .set { $0.isQuiet = true }),
    Flag(
      name: "color", help: "Use colours: auto (default), always or never.",
      action: .take("WHEN") { request, text throws(UserError) in
        request.color = try choice(text, "choice")
      }),
    Flag(
      name: "help", short: "h", commands: Set(Command.allCases), help: "Show this help.",
      action: .set { $0.wantsHelp = true }),
    Flag(
      name: "version", short: "V", commands: Set(Command.allCases), help: "Show the version.",
      action: .set { $0.wantsVersion = true }),
  ]

  private enum FailOn: String, CaseIterable { case error, warning, info, never }
}

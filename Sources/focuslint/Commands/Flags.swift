import FocusLint

extension Flag {
  /// Every option, in the order of the help.
  static let all: [Flag] = [
    Flag(
      name: "stdin", group: .input, help: "Lint standard input; needs --stdin-filename.",
      action: .set { $0.readsStandardInput = true }),
    Flag(
      name: "stdin-filename", group: .input, help: "The path that standard input is linted as.",
      action: .take("PATH", .files) { request, text throws(UserError) in
        request.standardInputPath = try path(text)
      }),
    Flag(
      name: "files-from", group: .input, commands: [.lint, .map],
      help: "Take the paths in this file too, one a line; - is standard input.",
      action: .take("FILE", .files) { request, text throws(UserError) in
        request.fileList = try path(text)
      }),
    Flag(
      name: "isolated", group: .input, commands: [.lint, .map],
      help: "Read nothing but the files that are named.",
      action: .set { $0.isIsolated = true }),
    Flag(
      name: "platform", group: .input, commands: [.lint, .map],
      help: "What the code is written for: {values}; repeatable.",
      action: .take("NAME[=VERSION]", .choices(of: Platform.self)) {
        request, text throws(UserError) in
        let (platform, version) = try platform(text)
        request.platforms[platform] = .some(version)
      }),
    Flag(
      name: "jobs", group: .input, commands: [.lint, .map],
      help: "Work on so many files at once (default: one a processor).",
      action: .take("N") { request, text throws(UserError) in
        request.jobs = try number(text, atLeast: 1)
      }),
    Flag(
      name: "no-ignore", group: .input, commands: [.lint, .map],
      help: "Take what .gitignore leaves out, and generated files and tests.",
      action: .set { $0.honoursIgnore = false }),
    Flag(
      name: "force-exclude", group: .input, commands: [.lint, .map],
      help: "Leave out what the configuration excludes even where it is named.",
      action: .set { $0.forcesExclusions = true }),
    Flag(
      name: "shard", group: .input,
      help: "Report one of N equal parts of the files; the parts together are all of them.",
      action: .take("I/N") { request, text throws(UserError) in
        request.shard = try shard(text)
      }),
    Flag(
      name: "only", group: .rules, isCommon: true, help: "Run these rules and no others.",
      action: .take("ID[,ID]", .rules) { request, text throws(UserError) in
        request.selection.only = (request.selection.only ?? []).union(try list(text))
      }),
    Flag(
      name: "enable", group: .rules,
      help: "Run these rules too, though they are off.",
      action: .take("ID[,ID]", .rules) { request, text throws(UserError) in
        request.selection.enabled.formUnion(try list(text))
      }),
    Flag(
      name: "disable", group: .rules,
      help: "Do not run these rules, whatever else says so.",
      action: .take("ID[,ID]", .rules) { request, text throws(UserError) in
        request.selection.disabled.formUnion(try list(text))
      }),
    Flag(
      name: "rules", group: .rules, commands: [.lint, .rules, .explain, .debug],
      help: "Read the rule files in this folder too; repeatable.",
      action: .take("DIR", .files) { request, text throws(UserError) in
        request.ruleFolders.append(try path(text))
      }),
    Flag(
      name: "changed-since", group: .changes,
      help: "Report only lines changed since this commit; main... is since the branch left main.",
      action: .take("REV") { request, text throws(UserError) in
        request.revision = try revision(text)
      }),
    Flag(
      name: "staged", group: .changes,
      help: "Lint what is staged for the next commit; report only lines that it changes.",
      action: .set { $0.judgesIndex = true }),
    Flag(
      name: "baseline", group: .changes,
      help: "Report no problem that this file holds.",
      action: .take("FILE", .files) { request, text throws(UserError) in
        request.baselineFile = try path(text)
      }),
    Flag(
      name: "no-baseline", group: .changes, help: "Report what baselines hold, too.",
      action: .set { $0.refusesBaseline = true }),
    Flag(
      name: "write-baseline", group: .changes,
      help: "Write all problems into this file, and report none.",
      action: .take("FILE", .files) { request, text throws(UserError) in
        request.writtenBaseline = try writtenBaseline(text)
      }),
    Flag(
      name: "config", group: .rules, commands: [.lint, .rules, .explain, .map, .debug],
      help: "Use this configuration for every file.",
      action: .take("FILE", .files) { request, text throws(UserError) in
        request.configurationFile = try path(text)
      }),
    Flag(
      name: "no-config", group: .rules, commands: [.lint, .rules, .explain, .map, .debug],
      help: "Read no configuration.",
      action: .set { $0.refusesConfiguration = true }),
    Flag(
      name: "adopt", group: .changes, commands: [.initialize], isCommon: true,
      help: "Also write a baseline of the problems that are there, and say what they are.",
      action: .set { $0.adopts = true }),
    Flag(
      name: "format", group: .output, isCommon: true,
      help: "Report as {values}.",
      action: .take("NAME", .choices(of: ReportFormat.self)) { request, text throws(UserError) in
        request.format = try choice(text, "format")
      }),
    Flag(
      name: "format", group: .output, commands: [.rules], isCommon: true,
      help: "What the list looks like: {values}.",
      action: .take("NAME", .choices(of: RuleList.Format.self)) {
        request, text throws(UserError) in
        request.listFormat = try choice(text, "format")
      }),
    Flag(
      name: "format", group: .output, commands: [.map], isCommon: true,
      help: "What maps look like: {values}.",
      action: .take("NAME", .choices(of: MapFormat.self)) { request, text throws(UserError) in
        request.mapFormat = try choice(text, "format")
      }),
    Flag(
      name: "report", group: .output,
      help: "Write a further report of the same run to a file; repeatable.",
      action: .take("FORMAT=FILE") { request, text throws(UserError) in
        request.furtherReports.append(try furtherReport(text))
      }),
    Flag(
      name: "level", group: .output,
      help:
        "Show problems from this severity on: {values} (default: info; warning for xcode and "
        + "github).",
      action: .take("SEVERITY", .choices(of: Severity.self)) { request, text throws(UserError) in
        request.level = try choice(text, "severity")
      }),
    Flag(
      name: "language", group: .output, commands: [.lint, .rules, .explain],
      help: "The language of messages and pages: {values}.",
      action: .take("NAME", .choices(of: Language.self)) { request, text throws(UserError) in
        request.language = try choice(text, "language")
      }),
    Flag(
      name: "statistics", group: .output,
      help: "Count the problems of each rule: after a text report, else on standard error.",
      action: .set { $0.hasStatistics = true }),
    Flag(
      name: "quiet", short: "q", group: .output, commands: [.lint, .map],
      help: "Write the report and mistakes alone.", action: .set { $0.isQuiet = true }),
    Flag(
      name: "progress", group: .output,
      help: "Show how far long work has come: {values} (default: auto).",
      action: .take("WHEN", .choices(of: Request.When.self)) { request, text throws(UserError) in
        request.progress = try choice(text, "choice")
      }),
    Flag(
      name: "color", group: .output, commands: [.lint, .rules, .explain, .map],
      help: "Use colours: {values} (default: auto).",
      action: .take("WHEN", .choices(of: Request.When.self)) { request, text throws(UserError) in
        request.color = try choice(text, "choice")
      }),
    Flag(
      name: "fix", group: .fixing, isCommon: true,
      help: "Make the safe fixes in the files; report the rest.",
      action: .set { $0.fixes = true }),
    Flag(
      name: "unsafe", group: .fixing,
      help: "With --fix or --diff: also make the fixes that need a reader's eye.",
      action: .set { $0.fixesUnsafely = true }),
    Flag(
      name: "diff", group: .fixing, isCommon: true,
      help: "Print what --fix would change; write nothing.",
      action: .set { $0.showsDiff = true }),
    Flag(
      name: "suppress", group: .fixing, help: "Hide each problem by a comment with this reason.",
      action: .take("REASON") { request, text throws(UserError) in
        if !text.contains(where: { !$0.isWhitespace }) {
          throw UserError("a reason cannot be empty.")
        }
        request.suppressionReason = text
      }),
    Flag(
      name: "fail-on", group: .failing, commands: [.lint, .merge], isCommon: true,
      help: "End with status 1 from this severity on: {values} (default: error).",
      action: .take("SEVERITY", .choices(of: FailOn.self)) { request, text throws(UserError) in
        let choice = try choice(text, "severity", FailOn.self)
        request.failOn = Severity(rawValue: choice.rawValue)
      }),
    Flag(
      name: "strict", group: .failing, commands: [.lint, .merge], isCommon: true,
      help: "The same as --fail-on warning.",
      action: .set { $0.failOn = .warning }),
    Flag(
      name: "max-warnings", group: .failing, commands: [.lint, .merge],
      help: "End with status 1 where there are more warnings than N.",
      action: .take("N") { request, text throws(UserError) in
        request.maxWarnings = try number(text, atLeast: 0)
      }),
    Flag(
      name: "help", short: "h", group: .general, commands: Set(Command.allCases), isCommon: true,
      help: "Show this help.", action: .set { $0.wantsHelp = true }),
    Flag(
      name: "version", short: "V", group: .general, commands: Set(Command.allCases),
      isCommon: true, help: "Show the version.", action: .set { $0.wantsVersion = true }),
  ]

  private enum FailOn: String, CaseIterable { case error, warning, info, never }
}

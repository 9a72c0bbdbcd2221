import Testing

@Suite struct CommandLineTests {
  let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [["--version"], ["-V"], ["lint", "--version"], ["--version", "rules"]])
  func version(arguments: [String]) throws {
    let outcome = try sandbox.shell("\"$1\" \(arguments.joined(separator: " "))")
    #expect(outcome.status == 0)
    #expect(outcome.output == "focuslint 0.1.0\n")
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    (["--formt", "text"], "there is no option `--formt`.", "Did you mean `--format`?"),
    (["--form", "text"], "there is no option `--form`.", "Did you mean `--format`?"),
    (["-x"], "there is no option `-x`.", "`focuslint lint --help` lists the options."),
    (["-qV"], "there is no option `-qV`.", "`focuslint lint --help` lists the options."),
    (["--format"], "`--format` needs a value.", "It is written `--format NAME`."),
    (["--quiet=yes"], "`--quiet` takes no value.", ""),
    (["--format=xcod"], "`--format`: there is no format `xcod`.", "Did you mean `xcode`?"),
    (
      ["--format=pdf"], "`--format`: there is no format `pdf`.",
      "There is `text`, `xcode`, `json`, `jsonl`, `sarif`, `github`, `gitlab`, `checkstyle`, "
        + "`junit`, `rdjson`, `markdown`, `html`."
    ),
    (
      ["--level", "never"], "`--level`: there is no severity `never`.",
      "There is `info`, `warning`, `error`."
    ),
    (["--jobs", "0"], "`--jobs`: `0` is no whole number from 1 on.", ""),
    (["--max-warnings=-1"], "`--max-warnings`: `-1` is no whole number from 0 on.", ""),
    (["--platform=iOS"], "`--platform`: there is no platform `iOS`.", "Did you mean `ios`?"),
    (["--platform=ios=x"], "`--platform`: `x` is no version.", "One is written like `ios=15.0`."),
    (
      ["--only", "no-such-rule"], "there is no rule `no-such-rule`.",
      "`focuslint rules` lists them."
    ),
    (["--disable", "a,,b"], "`--disable`: a rule's id is missing in `a,,b`.", ""),
    (
      ["--stdin", "--stdin-filename", "a", "b"],
      "`--stdin` lints standard input, so no paths can go with it.", ""
    ),
    (["--stdin-filename", "a"], "`--stdin-filename` means something only with `--stdin`.", ""),
    (["--config", "a", "--no-config"], "`--config` and `--no-config` contradict each other.", ""),
    (["--config", "a.yml"], "the configuration `a.yml` does not exist.", ""),
    (
      ["rules", "--strict"], "`--strict` is no option of `focuslint rules`.",
      "`focuslint rules --help` lists the options."
    ),
    (
      ["rules", "--format", "xcode"], "`--format`: there is no format `xcode`.",
      "There is `text`, `json`, `markdown`."
    ),
    (["rulez"], "`rulez` is neither a path nor a command.", "Did you mean `focuslint rules`?"),
    (
      ["--stdin", "--stdin-filename", "x/"],
      "`--stdin-filename`: `x/` names a folder, not a file.", ""
    ),
    (
      ["--stdin", "--stdin-filename", "../."],
      "`--stdin-filename`: `../.` names a folder, not a file.", ""
    ),
    (["--format", "xcode", "missing"], "`missing` does not exist.", ""),
    (["missing"], "`missing` does not exist.", ""),
    (["--", "--missing"], "`--missing` does not exist.", ""),
    ([""], "a path cannot be empty.", ""),
    (["debug", "trees", "a"], "there is no view of a file `trees`.", "Did you mean `tree`?"),
  ])
  func mistakes(arguments: [String], message: String, advice: String) throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try sandbox.shell("\"$1\" \(quoted)")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "focuslint: error: \(message)")
    #expect(lines.count == (advice.isEmpty ? 1 : 2))
    if !advice.isEmpty { #expect(lines.last == "  \(advice)") }
  }

  @Test func stdinNeedsAName() throws {
    let outcome = try sandbox.focuslint("--stdin")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`--stdin` needs `--stdin-filename PATH`."))
  }

  @Test func aWordThatIsAFolderIsAPathUnlessItIsACommand() throws {
    try sandbox.write("rules/a.swift")
    try sandbox.write("rulez/a.swift")
    #expect(try sandbox.focuslint("./rules").output == "No problems in 1 file.\n")
    #expect(try sandbox.focuslint("rulez").output == "No problems in 1 file.\n")
    #expect(try sandbox.focuslint("--quiet", "rules").status == 0)
    #expect(try sandbox.focuslint("--", "rules").output == "No problems in 1 file.\n")
    #expect(try sandbox.focuslint("lint", "rules").output == "No problems in 1 file.\n")
  }

  @Test func theLastSingleValueWins() throws {
    let outcome = try sandbox.focuslint("--format", "text", "--format=json", "--strict")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{\"diagnostics\":[],"))
  }
}

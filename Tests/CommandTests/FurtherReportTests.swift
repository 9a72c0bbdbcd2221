import Foundation
import Testing

/// `--report`, and what can go wrong with files and streams.
@Suite struct FurtherReportTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("a.swift", ProblemTests.unbound)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: sandbox.path).sorted() }
  }

  @Test func eachReportIsWhatItsFormatWouldPrint() throws {
    let outcome = try sandbox.focuslint(
      "--report", "json=a.json", "--report=xcode=a.txt", "--report", "text=b.txt",
      "--report", "jsonl=a.jsonl", "--report", "html=a.html", "--report", "sarif=a.sarif",
      "--color=always", "--strict", "a.swift")
    #expect(outcome.status == 1 && outcome.errors == "")
    #expect(outcome.output.contains("\u{1B}[1m"))
    for (format, file) in [
      ("json", "a.json"), ("xcode", "a.txt"), ("text", "b.txt"), ("jsonl", "a.jsonl"),
      ("html", "a.html"), ("sarif", "a.sarif"),
    ] {
      let alone = try sandbox.focuslint("--format", format, "--strict", "a.swift")
      #expect(try sandbox.text(of: file) == alone.output, "\(format)")
    }
    #expect(try names == ["a.html", "a.json", "a.jsonl", "a.sarif", "a.swift", "a.txt", "b.txt"])
  }

  @Test(arguments: [
    ("json", "`json` names no file.", "A report is written like `json=FILE`."),
    ("json=", "`json=` names no file.", "A report is written like `json=FILE`."),
    (
      "=a", "there is no format ``.",
      "There is `text`, `xcode`, `json`, `jsonl`, `sarif`, `github`, `gitlab`, `checkstyle`, "
        + "`junit`, `rdjson`, `markdown`, `html`."
    ),
    ("jsn=a", "there is no format `jsn`.", "Did you mean `json`?"),
    ("json=-", "`-` is no file.", "What goes to standard output is chosen with `--format`."),
    ("json=.", "`.` is a folder, not a file.", ""),
    ("json=no/a", "the folder `no` cannot be used: No such file or directory.", ""),
    ("json=a --report text=./b/../a", "two reports go to `./b/../a`.", ""),
    (
      "json=b/../a.swift", "`b/../a.swift` is read by this run; a report would replace it.",
      ""
    ),
  ])
  func mistakesAreFoundBeforeAnythingIsDone(value: String, message: String, advice: String) throws {
    let outcome = try sandbox.shell("mkdir b; \"$1\" a.swift --report \(value)")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors == "focuslint: error: `--report`: \(message)\n"
        + (advice.isEmpty ? "" : "  \(advice)\n"))
    #expect(try names == ["a.swift", "b"])
  }

  @Test(arguments: [
    ("named", "named"), ("link named", "link"), (".", "a.swift"), (".", ".focuslint.yml"),
    ("a.swift --config own.yml", "own.yml"), ("--files-from list", "named"),
  ])
  func whatIsReadIsNotWrittenTo(arguments: String, report: String) throws {
    for name in ["named", "own.yml", ".focuslint.yml"] { try sandbox.write(name, "{}\n") }
    try sandbox.write("list", "named\n")
    let before = try sandbox.text(of: report == "link" ? "named" : report)
    let outcome = try sandbox.shell("ln -s named link; \"$1\" \(arguments) --report json=\(report)")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("`\(report)` is read by this run"))
    #expect(try sandbox.text(of: report == "link" ? "named" : report) == before)
    #expect(try sandbox.focuslint("named", "--report", "json=new.swift").errors == "")
  }

  @Test func whereEveryPathIsMissingProgramsStillGetAReport() throws {
    let outcome = try sandbox.focuslint("gone", "--format", "json", "--report", "text=a.txt")
    #expect(outcome.status == 2 && outcome.output.hasPrefix(#"{"diagnostics":[],"summary":"#))
    #expect(try sandbox.text(of: "a.txt") == "No problems in 0 files.\n")
    #expect(try sandbox.focuslint("gone").output == "")
    #expect(try sandbox.focuslint("--only", "gone", "--format", "json").output == "")
  }

  @Test func pipesAndStreamsAreWrittenTo() throws {
    let outcome = try sandbox.shell(
      """
      mkfifo pipe; cat pipe >copy & "$1" -q a.swift --format=xcode --report json=pipe \
        --report jsonl=/dev/stdout --report json=/dev/null --report text=/dev/stderr; wait
      """)
    #expect(outcome.errors.hasPrefix("a.swift:3:26: warning:"))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[1].hasPrefix(#"{"summary":"#))
    #expect(lines.last?.hasSuffix("[missing-focused-binding]") == true)
    #expect(try sandbox.text(of: "copy").hasPrefix(#"{"diagnostics":[{"#))
    #expect(try names == ["a.swift", "copy", "pipe"])
  }

  @Test func aReportReplacesAFileAndKeepsItsMode() throws {
    let outcome = try sandbox.shell(
      "echo old >real; chmod 600 real; ln -s real link; \"$1\" -q a.swift --report json=link; ls -l"
    )
    #expect(try sandbox.text(of: "real").hasPrefix(#"{"diagnostics""#))
    #expect(outcome.output.contains("-rw-------") && outcome.output.contains("link -> real"))
  }

  /// Each way to have no room leaves what was there, and the report on standard output still comes.
  @Test(arguments: [
    (
      // The streams of a test are files too, and keep their room behind pipes.
      "{ (ulimit -f 0; \"$1\" -q a.swift --report json=out/a; echo $? >&2) 2>&1 >&3 | cat >&2; }"
        + " 3>&1 | cat",
      "File too large"
    ),
    (
      "chmod 555 out; $(test \"$(id -u)\" != 0 || echo setpriv --reuid 65534 --clear-groups)"
        + " \"$1\" -q a.swift --report json=out/a; echo $? >&2",
      "Permission denied"
    ),
    ("\"$1\" -q a.swift --report json=/dev/full; echo $? >&2", "No space left on device"),
    (
      "mount -t tmpfs -o size=4k none out 2>/dev/null || exit 0; head -c 4k /dev/zero >out/b; "
        + "\"$1\" -q a.swift --report json=out/a; echo $? >&2; rm out/b; ls -A out; umount out",
      "No space left on device"
    ),
  ])
  func whatCannotBeWrittenLeavesNoTrace(script: String, reason: String) throws {
    if script.contains("/dev/full"), !FileManager.default.fileExists(atPath: "/dev/full") { return }
    let outcome = try sandbox.shell("chmod 755 .; mkdir out; \(script)")
    // Where nothing may be mounted there is nothing to see.
    if script.hasPrefix("mount"), outcome.output.isEmpty { return }
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "2")
    #expect(lines.first?.hasSuffix("cannot be written: \(reason).") == true)
    #expect(outcome.output.hasPrefix("a.swift:3:26: warning:"))
    #expect(outcome.output.hasSuffix("which nothing uses\n\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path + "/out") == [])
  }

  @Test(arguments: ["text", "json", "jsonl", "xcode", "github"])
  func aReaderThatStopsIsNoError(format: String) throws {
    let many = (0..<400).map {
      "struct A\($0): View { @FocusState private var a: Bool; var body: some View { b } }"
    }
    try sandbox.write("many.swift", many.joined(separator: "\n"))
    let outcome = try sandbox.shell(
      "{ \"$1\" many.swift --format \(format) --report \(format)=/dev/stdout; echo $? >status; } | head -1; sleep 0.3"
    )
    #expect(
      outcome.output.split(separator: "\n").count == 1 && outcome.output.contains("many.swift"))
    #expect(outcome.errors == "")
    #expect(try sandbox.text(of: "status") == "0\n")
  }

  @Test func aClosedStandardOutputIsStatusTwoAndTheFilesAreThere() throws {
    let outcome = try sandbox.shell("\"$1\" a.swift --report json=a.json >&-")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("focuslint: error: standard output cannot be written:"))
    #expect(try sandbox.text(of: "a.json").hasPrefix(#"{"diagnostics":[{"#))
  }

  @Test func statisticsGoWhereTheyDoNotSpoilTheReport() throws {
    let table = """
      Rule                     Problems  Files  Fixable
      missing-focused-binding         1      1     100%

      """
    let text = try sandbox.focuslint("a.swift", "--statistics")
    #expect(text.output.hasSuffix("\n\n\(table)") && text.errors == "")
    let json = try sandbox.focuslint("a.swift", "--statistics", "--format=json")
    #expect(json.output.hasSuffix("}\n") && json.errors == table)
    let none = try sandbox.focuslint("a.swift", "--statistics", "--level=error")
    #expect(none.output == "No problems in 1 file. 1 more problem not shown.\n")
  }
}

/// `--files-from`.
@Suite struct FilesFromTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for name in ["a.swift", "b.swift", "in/c.swift", "in/d.swift"] { try sandbox.write(name) }
  }

  @Test(arguments: [
    ("a.swift\n", "", 1), ("a.swift\r\n\r\n\nin\r\n", "", 3), ("a.swift\nb.swift", "in", 4),
    ("a.swift\n./a.swift\n", "a.swift", 1), ("\n", "b.swift", 1), ("\u{FEFF}a.swift\n", "", 1),
  ])
  func listsAddUpWithPaths(list: String, path: String, files: Int) throws {
    try sandbox.write("list", list)
    let report = "No problems in \(files) file\(files == 1 ? "" : "s").\n"
    #expect(try sandbox.shell("\"$1\" --files-from list \(path)").output == report)
    let piped = try sandbox.shell("\"$1\" --files-from=- \(path)", input: list)
    #expect(piped.output == report && piped.errors == "")
  }

  @Test func anEmptyListIsNotTheCurrentFolder() throws {
    let outcome = try sandbox.shell("\"$1\" --files-from -")
    #expect(outcome.status == 0 && outcome.output == "No problems in 0 files.\n")
    #expect(outcome.errors == "focuslint: note: no paths are named, so nothing is linted.\n")
  }

  @Test func pathsPartedByNULAreRefused() throws {
    let outcome = try sandbox.shell("printf 'a.swift\\0b.swift\\0' | \"$1\" --files-from -")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors.contains("standard input parts its paths by NUL; each must be a line.\n"))
  }

  @Test func aListedPathIsNamedOutright() throws {
    try sandbox.write(".focuslint.yml", "exclude: [in]\n")
    #expect(try sandbox.focuslint().output == "No problems in 2 files.\n")
    let outcome = try sandbox.focuslint("--files-from=-", input: "in/c.swift\ngone.swift\n")
    #expect(outcome.status == 2 && outcome.output == "No problems in 1 file.\n")
    #expect(outcome.errors == "focuslint: error: `gone.swift` does not exist.\n")
  }

  @Test(arguments: [
    ("--files-from none", "`--files-from`: `none` cannot be read: No such file or directory."),
    ("--files-from in", "`--files-from`: `in` cannot be read: Is a directory."),
    ("--files-from -", "`--files-from`: line 2 of standard input is no path in UTF-8."),
    ("--files-from ''", "`--files-from`: a path cannot be empty."),
    (
      "--files-from list --stdin --stdin-filename a.swift",
      "`--stdin` lints standard input, so `--files-from` cannot go with it."
    ),
  ])
  func mistakes(arguments: String, message: String) throws {
    let outcome = try sandbox.shell("printf 'a\\n\\377\\n' | \"$1\" \(arguments)")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == "focuslint: error: \(message)\n")
  }
}

import Testing

/// `--changed-since` and `--staged` in repositories of every kind.
@Suite struct ChangedLinesTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    let outcome = try sandbox.shell(
      """
      \(Self.words)
      view A old >A.swift; view B old >B.swift; view C old >'Folder/Ünï "q".swift'
      git add -A; git commit -qm one
      """)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// What scripts begin with: `view NAME STATE…` writes a view in which each state is a problem on
  /// its own line, from the fourth on.
  private static let words = """
    set -e
    export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=t GIT_AUTHOR_EMAIL=t@t \
      GIT_COMMITTER_NAME=t GIT_COMMITTER_EMAIL=t@t GIT_ALLOW_PROTOCOL=file
    program=$1; lint() { "$program" --format xcode "$@"; }
    view() {
      printf 'import SwiftUI\\n\\nstruct %s: View {\\n' "$1"; shift
      for name; do printf '  @FocusState private var %s: Bool\\n' "$name"; done
      printf '\\n  var body: some View { Text("") }\\n}\\n'
    }
    mkdir -p Folder
    [ -e .git ] || git init -q -b main .
    """

  /// What a script reports, as `file:line`, in its order.
  private func found(_ script: String) throws -> [String] {
    let outcome = try sandbox.shell("\(Self.words)\n\(script)")
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map { line in
      guard line.hasPrefix(sandbox.path) else { return String(line) }
      let place = line.dropFirst(sandbox.path.count + 1).split(separator: ": ", maxSplits: 1)[0]
      return place.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test func onlyChangedLinesAreReported() throws {
    #expect(try found("lint --changed-since HEAD; lint --staged") == [])
    #expect(try found("view A old new >A.swift; lint --changed-since HEAD") == ["A.swift:5"])
    #expect(try found("lint --staged") == [])
    #expect(try found("git add A.swift; lint --staged") == ["A.swift:5"])
    #expect(try found("git commit -qm two; lint --changed-since HEAD") == [])
    #expect(try found("lint --changed-since HEAD~1") == ["A.swift:5"])
    #expect(try found("lint --changed-since HEAD~1 B.swift") == [])
    #expect(try found("cd Folder; lint --changed-since HEAD~1 ..") == ["A.swift:5"])
    #expect(try found("cd Folder; lint --changed-since HEAD~1") == [])
  }

  @Test func theIndexIsJudgedAsIfItWereOnTheDisk() throws {
    #expect(
      try found("view A old staged >A.swift; git add A.swift; view A x >A.swift; lint --staged")
        == ["A.swift:5"])
    #expect(try found("rm A.swift; lint --staged") == ["A.swift:5"])
    // What only the work tree has cannot bind what is staged, and what only the index has can.
    let extended = "extension A { var field: some View { TextField(\"\", text: .constant(\"\"))"
    let binding = "import SwiftUI\\n\(extended).focused($staged) } }\\n"
    #expect(
      try found(
        """
        view A old staged | sed '5s/private //' >A.swift; git add A.swift
        printf '\(binding)' >Own.swift; lint --staged; echo and; git add Own.swift
        rm Own.swift; lint --staged
        """) == ["A.swift:5", "and"])
  }

  @Test func whatGitDoesNotKnowIsNewThroughout() throws {
    #expect(
      try found("view D one two >D.swift; lint --changed-since HEAD")
        == ["D.swift:4", "D.swift:5"])
    #expect(try found("git add -N D.swift; lint --changed-since HEAD | grep -c D.swift") == ["2"])
    #expect(try found("lint --staged") == [])
    #expect(
      try found("echo E.swift >.gitignore; view E one >E.swift; lint --changed-since HEAD E.swift")
        == ["E.swift:4"])
  }

  @Test func aRenamedFileIsTheSameFile() throws {
    #expect(
      try found("git mv A.swift Folder/Z.swift; lint --changed-since HEAD; lint --staged") == [])
    #expect(
      try found("view A old new >Folder/Z.swift; lint --changed-since HEAD")
        == ["Folder/Z.swift:5"])
    #expect(
      try found("git add -A; git rm -q B.swift; git commit -qm two; lint --changed-since HEAD~1")
        == ["Folder/Z.swift:5"])
  }

  @Test func movedCodeIsNoChangeButWhereItGoes() throws {
    #expect(
      try found("{ echo '// first'; cat A.swift; } >N; mv N A.swift; lint --changed-since HEAD")
        == [])
    #expect(
      try found("view A a old b >A.swift; lint --changed-since HEAD") == ["A.swift:4", "A.swift:6"])
  }

  @Test func lineEndingsAreNoChange() throws {
    let crlf = "sed 's/$/\\r/' A.swift >N; mv N A.swift"
    #expect(try found("\(crlf); lint --changed-since HEAD; git add -A; lint --staged") == [])
    #expect(
      try found(
        """
        git config core.autocrlf true; view A old new | sed 's/$/\\r/' >A.swift
        lint --changed-since HEAD; git add A.swift 2>&-; lint --staged; git commit -qm crlf
        lint --changed-since HEAD
        """) == ["A.swift:5", "A.swift:5"])
  }

  @Test func gitsSettingsDoNotMislead() throws {
    let settings = [
      "diff.noprefix true", "diff.mnemonicPrefix true", "diff.external /bin/false",
      "core.quotePath true", "diff.renames false", "color.ui always", "diff.algorithm patience",
      "diff.orderFile /nowhere", "core.pager false", "diff.relative true",
      "status.relativePaths true",
      "diff.ignoreSubmodules all", "core.fsmonitor true",
    ].map { "git config \($0)" }.joined(separator: "\n")
    #expect(
      try found(
        """
        \(settings)
        echo '*.swift diff=odd' >.gitattributes; git config diff.odd.textconv /bin/false
        view C old new >'Folder/Ünï "q".swift'; git mv A.swift Z.swift
        GIT_DIR=/nowhere GIT_EXTERNAL_DIFF=/bin/false lint --changed-since HEAD
        cd Folder; git add .; lint --staged ..
        """) == ["Folder/Ünï \"q\".swift:5", "Folder/Ünï \"q\".swift:5"])
  }

  @Test func aBranchIsComparedWithWhereItLeft() throws {
    let script = """
      git checkout -q -b topic; view A old mine >A.swift; git commit -qam mine
      git checkout -q main; view B new >B.swift; git commit -qam theirs; git checkout -q topic
      """
    #expect(try found("\(script)\nlint --changed-since main...") == ["A.swift:5"])
    #expect(try found("lint --changed-since main...HEAD") == ["A.swift:5"])
    #expect(try found("lint --changed-since main") == ["A.swift:5", "B.swift:4"])
    #expect(try found("git tag -m x v1 main; lint --changed-since v1...") == ["A.swift:5"])
  }

  @Test func aWorkTreeAndASubmoduleAreAskedThemselves() throws {
    #expect(
      try found(
        """
        git worktree add -q tree -b side; cd tree; view B old more >B.swift
        lint --changed-since HEAD; git add B.swift; lint --staged; lint --changed-since main...
        """) == ["tree/B.swift:5", "tree/B.swift:5", "tree/B.swift:5"])
    #expect(
      try found(
        """
        git worktree remove --force tree
        git clone -q . ../$(basename $PWD)-other; git submodule --quiet add "$PWD-other" sub
        rm -rf "$PWD-other"; git commit -qm sub; view A old deep >sub/A.swift
        lint --changed-since HEAD; lint --changed-since HEAD sub
        """) == ["sub/A.swift:5"])
  }

  @Test func aShallowCloneSaysWhatIsMissing() throws {
    let outcome = try sandbox.shell(
      """
      \(Self.words)
      view A old new >A.swift; git commit -qam two; git clone -q --depth 1 "file://$PWD" shallow
      cd shallow; lint --changed-since HEAD || exit; lint --changed-since HEAD~1
      """)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors == """
        focuslint: error: `--changed-since`: git knows no `HEAD~1` in `\(sandbox.path)/shallow`.
          This clone is shallow; fetch the rest with `git fetch --unshallow` (GitHub Actions: \
        `fetch-depth: 0`, GitLab: `GIT_DEPTH: 0`).

        """)
  }

  @Test func whatHasNoCommonCommitSaysSo() throws {
    let outcome = try sandbox.shell(
      """
      \(Self.words)
      git checkout -q --orphan lone; git commit -qm lone; lint --changed-since main...
      """)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("git knows no commit that `main` and `HEAD` have in common."))
  }

  /// `git commit FILE` tells hooks of an index of its own.
  @Test func aHookSeesWhatIsCommitted() throws {
    let outcome = try sandbox.shell(
      """
      \(Self.words)
      printf '#!/bin/sh\\n"%s" --staged --strict --format xcode\\n' "$1" >.git/hooks/pre-commit
      chmod +x .git/hooks/pre-commit
      view A old new >A.swift; view B old new >B.swift; git add B.swift
      git commit -qm part A.swift 2>&1 || git commit -qam all 2>&1 || git commit -qm one 2>&1
      """)
    let lines = outcome.output.split(separator: "\n").map { $0.dropFirst(sandbox.path.count + 1) }
    #expect(outcome.status == 1)
    let hits = lines.map { $0.prefix(9) }
    #expect(hits == ["A.swift:5", "A.swift:5", "B.swift:5", "B.swift:5"])
  }

  @Test func aMergeThatIsNotDoneIsLinted() throws {
    let outcome = try sandbox.shell(
      """
      \(Self.words)
      git checkout -q -b topic; view A mine >A.swift; git commit -qam mine
      git checkout -q main; view A theirs >A.swift; git commit -qam theirs
      git merge topic >&2 || true; view A mine theirs >A.swift; lint --changed-since HEAD
      lint --staged
      """)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("A.swift:4:") && !outcome.output.contains("B.swift"))
  }
}

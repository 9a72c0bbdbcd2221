import FocusLint

extension Command {
  /// Lints the examples of a folder of rule files; the result is the exit status.
  static func test(_ request: Request) throws(UserError) -> Int32 {
    let name = try request.words(1...1)[0]
    let current = try Folder.current()
    let folders = RuleFolders(besides: RuleBook.rules.map(\.id), currentFolder: current)
    let own = folders.rules(in: FileStatus.absolute(name, in: current)) {
      UserError(
        "the folder `\(name)` \($0).", advice: "A rule file is named after its rule: `a-rule.md`.")
    }
    let mistakes = folders.mistakes + folders.rules.compactMap { $0.query?.compile() }
    guard let own, mistakes.isEmpty else {
      for mistake in mistakes { Output.tell(mistake) }
      return 2
    }
    let rules = RuleBook.rules + own
    var text = ""
    var (examples, wrong) = (0, 0)
    for (rule, origin) in own.compactMap({ rule in rule.origin.map { (rule, $0) } }) {
      for example in origin.examples {
        let test = ExampleTest(of: example, rules, on: [rule.id])
        for difference in test.differences {
          text += "\(origin.file):\(difference.line): \(difference.message)\n"
        }
        examples += 1
        wrong += test.differences.isEmpty ? 0 : 1
      }
    }
    let counts = "\(counted(own.count, "rule")), \(counted(examples, "example"))"
    let verdict =
      wrong == 0 ? "all as they say" : "\(wrong) not as \(wrong == 1 ? "it says" : "they say")"
    try Output.write(Terminal.visible(lines: "\(text)\(counts): \(verdict).\n"))
    return wrong == 0 ? 0 : 1
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

import Testing

@testable import FocusLint

/// The project's own views and modifiers are judged as SwiftUI's.
@Suite struct VocabularyTests {
  let vocabulary = Vocabulary(
    fields: [
      "AppField": Vocabulary.Field(text: "value", focus: "isFocused"),
      "AppEditor": Vocabulary.Field(.textEditor, text: "_"),
    ],
    modifiers: [
      "appFocused": "focused", "appSubmit": "onSubmit", "wish": "defaultFocus",
      "doneBar": Vocabulary.keyboardToolbar,
    ])

  /// The problems in the body of a view with states `a`, `b` and `field`, as `line: rule`.
  private func problems(_ body: String, with vocabulary: Vocabulary) -> [String] {
    let source = """
      import SwiftUI
      struct Form: View {
        @State var text = ""; @FocusState var a: Bool
        @FocusState var b: Bool
        @FocusState var field: Field?
        let f = $field
        var body: some View {
      \(body)
        }
      }
      """
    let input = Analysis.Input(
      path: "/A.swift", rules: Set(RuleBook.rules.filter(\.isOnByDefault).map(\.id)),
      vocabulary: vocabulary, project: "/")
    let texts = [Path.Key("/A.swift"): Array(source.utf8)]
    return Analysis(rules: RuleBook.rules, texts: texts).outputs(for: [input]).flatMap(
      \.problems
    )
    .map {
      "\($0.file.position(at: $0.range.start).line): \($0.rule)"
    }
  }

  @Test(arguments: [
    (
      "VStack { AppField(value: $text, isFocused: $a).onSubmit { a = true }\nButton(\"\") {}.focused($b) }",
      ["4: multiple-bool-focus-states", "8: refocus-on-submit"],
      ["4: multiple-bool-focus-states"]
    ),
    (
      "TextField(\"\", text: $text).focused($a).appSubmit {\na = true }.onAppear { use($b) }",
      ["4: multiple-bool-focus-states", "9: refocus-on-submit"],
      ["4: multiple-bool-focus-states"]
    ),
    (
      "TextField(\"\", text: $text).appFocused($field, equals: .x).onSubmit {\nfield = .x }",
      ["3: missing-focused-binding", "4: missing-focused-binding", "9: refocus-on-submit"],
      ["3: missing-focused-binding", "4: missing-focused-binding"]
    ),
    (
      "VStack { AppField(value: $text, isFocused: $field) }.onSubmit { field = true }",
      ["3: missing-focused-binding", "4: missing-focused-binding", "8: refocus-on-submit"],
      ["3: missing-focused-binding", "4: missing-focused-binding"]
    ),
    // A text editor enters a newline on Return.
    (
      "AppEditor($text).focused($a).onSubmit { a = true }\nButton(\"\") {}.focused($b)",
      ["4: multiple-bool-focus-states", "8: submit-ignored-on-multiline-field"],
      ["4: multiple-bool-focus-states", "8: refocus-on-submit"]
    ),
  ])
  func rulesJudgeThemAsSwiftUIs(body: String, told: [String], untold: [String]) {
    #expect(problems(body, with: vocabulary) == told)
    #expect(problems(body, with: Vocabulary()) == untold)
  }

  @Test func aFocusArgumentBindsHoweverOftenTheStateIsHandedOn() {
    let body = """
      AppField(value: $text, isFocused: $a).onAppear { use($a) }
      AppField(value: $text, isFocused: $b).onAppear { use($b) }
      """
    #expect(problems(body, with: vocabulary) == ["4: multiple-bool-focus-states"])
    #expect(problems(body, with: Vocabulary()) == [])
    // A wish for focus binds nothing, under whatever name, and so leads nowhere.
    let wished = "Button(\"\") {}.focused($a)\nText(\"\").wish($b, true).wish($b, false)"
    #expect(problems(wished, with: vocabulary) == ["9: default-focus-without-target"])
  }

  @Test func whatIsBoundByAnArgumentIsBound() {
    let body = "AppField(value: $text, isFocused: $a)\nButton(\"\") {}.appFocused($b)"
    #expect(problems(body, with: vocabulary) == ["4: multiple-bool-focus-states"])
  }

  @Test func callsAnswerInSwiftUIsWords() throws {
    let text = """
      let v = AppField("x", text: t, value: $u, isFocused: $f).appFocused($f).doneBar()
      let w = AppEditor($u, text: 1)
      let n = AppField("x", text: t)
      """
    let reading = Reading(
      SourceFile(path: "/A.swift", text: text), platforms: .unknown, module: "",
      vocabulary: vocabulary, parser: Parser())
    let facts = try #require(reading.variants.first)
    let fields = facts.calls(of: "TextField")
    let field = try #require(fields.first)
    #expect(fields.count == 2 && fields.allSatisfy(\.isInput))
    #expect(facts.calls(of: "AppField") == fields)
    #expect(field.argument("text")?.text == "$u")
    #expect(field.argument(nil)?.text == "\"x\"")
    #expect(field.focusArgument?.text == "$f")
    #expect(fields[1].argument("text") == nil && fields[1].focusArgument == nil)
    let chain = ModifierChain(around: field)
    #expect(chain.modifiers.map(\.calleeName) == ["focused", "keyboard-toolbar"])
    #expect(chain.first("focused")?.writtenCalleeName == "appFocused")
    let editor = try #require(facts.calls(of: "TextEditor").first)
    #expect(editor.argument("text")?.text == "$u" && editor.entersNewlineOnReturn)
  }

  @Test func aWordIsAlsoThereUnderTheProjectsName() {
    #expect(vocabulary.synonyms(of: "onSubmit") == ["appSubmit"])
    #expect(vocabulary.synonyms(of: "TextField") == ["AppField"])
    #expect(vocabulary.synonyms(of: "focused") == ["AppField", "appFocused"])
    #expect(vocabulary.synonyms(of: ".keyboard") == ["doneBar"])
    #expect(vocabulary.synonyms(of: "FocusState") == [])
    var rule = rule("submits")
    rule.words = [["FocusState", "onSubmit"]]
    let told = Triggers([rule], vocabulary: vocabulary)
    let plain = Triggers([rule])
    let text = Array("@FocusState var a; x.appSubmit {}".utf8)
    #expect(told.rules(of: text) == ["submits"] && plain.rules(of: text) == [])
    #expect(told.rules(of: Array("appSubmit".utf8)) == [])
    #expect(told.rules(of: Array("FocusState onSubmit".utf8)) == ["submits"])
  }

  @Test func everyTargetIsThereOnceInOrder() {
    #expect(Vocabulary.targets == Set(Vocabulary.targets).sorted())
  }
}

/// Each folder's files are read with the words of its own configuration.
@Suite struct VocabularyOfFoldersTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private let chat = """
    struct Chat: View {
      @FocusState private var typing: Bool
      var body: some View { TextField("", text: $t).focused($typing).NAME { typing = true } }
    }
    """

  private func write(_ path: String, submit name: String) throws {
    let parts = chat.split(separator: "NAME", maxSplits: 1)
    try folder.write(path, parts.joined(separator: name))
  }

  private func found(_ paths: String...) -> [String] {
    var options = Linter.Options(currentFolder: folder.path)
    options.paths = paths
    let result = Linter(options: options).result()
    return result.diagnostics.map(\.place.file) + result.mistakes.map(\.message)
  }

  @Test func theyDoNotMix() throws {
    try folder.write("Package.swift", "let p = 1\n")
    try folder.write("one/.focuslint.yml", "modifiers: { send: onSubmit }\n")
    try folder.write("two/.focuslint.yml", "modifiers: { send: task, submit: onSubmit }\n")
    for place in ["one", "two", "three"] {
      try write("\(place)/Send.swift", submit: "send")
      try write("\(place)/Submit.swift", submit: "submit")
    }
    #expect(found(".") == ["one/Send.swift", "two/Submit.swift"])
    #expect(found("one", "three") == ["one/Send.swift"])
    #expect(found("two/Send.swift", "three") == [])
  }

  @Test func anotherFileIsReadWithItsOwn() throws {
    try folder.write("Package.swift", "let p = 1\n")
    try folder.write(
      "A.swift",
      """
      struct Chat: View {
        @FocusState var typing: Bool
        var body: some View { VStack { field }.onSubmit { typing = true } }
      }
      """)
    let field = "extension Chat { var field: some View { AppField(isFocused: $typing) } }\n"
    try folder.write("plain/B.swift", field)
    #expect(found("A.swift") == [])
    try folder.write("plain/.focuslint.yml", "focusable: { AppField: { focus: isFocused } }\n")
    #expect(found("A.swift") == ["A.swift"])
    #expect(found(".") == ["A.swift"])
  }
}

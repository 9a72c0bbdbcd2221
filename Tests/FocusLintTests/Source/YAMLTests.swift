import Testing

@testable import FocusLint

@Suite struct YAMLTests {
  func document(_ text: String) throws(UserError) -> YAMLNode? {
    try YAML.document(Array(text.utf8), file: "a.yml")
  }

  func mistake(_ text: String) -> String {
    do {
      _ = try document(text)
      return ""
    } catch { return error.message }
  }

  @Test func readsScalarsListsAndMappings() throws {
    let root = try #require(try document("a: [1, 'two', False]\nb:\n  - c: x\n"))
    #expect(root.mapping?.map(\.key.string) == ["a", "b"])
    let list = try #require(root["a"]?.sequence)
    #expect(list.map(\.string) == ["1", "two", "False"])
    #expect(list.map(\.bool) == [nil, nil, false])
    #expect(root["b"]?.sequence?.first?["c"]?.string == "x")
    #expect(root["b"]?.sequence?.first?["c"].map { [$0.line, $0.column] } == [3, 8])
  }

  @Test(arguments: ["", "\n", "# only a comment\n", "\u{FEFF}", "---\n# nothing\n"])
  func anEmptyFileHoldsNothing(text: String) throws {
    let root = try document(text)
    #expect(root == nil || root?.isNull == true)
  }

  @Test func columnsCountUTF16AndLeaveTheMarkOut() throws {
    let root = try #require(try document("\u{FEFF}日😀: x\r\n\"😀\": y\r\n"))
    #expect(root.mapping?.map(\.key.column) == [1, 1])
    #expect(root.mapping?.map(\.value.column) == [6, 7])
    #expect(root.mapping?.map(\.value.line) == [1, 2])
  }

  @Test(arguments: [
    ("a: &x 1\n", "a.yml:1:4: anchors (`&`) are not read here."),
    ("&a [*a]\n", "a.yml:1:1: anchors (`&`) are not read here."),
    ("a: *x\n", "a.yml:1:4: aliases (`*`) are not read here."),
    ("a: !!str 1\n", "a.yml:1:4: tags (`!`) are not read here."),
    ("a: 1\n---\nb: 2\n", "a.yml:2:1: a second document is not read here."),
    ("a: 1\nb: 2\na: 3\n", "a.yml:3:1: the key `a` is here twice."),
    ("? [a]\n: b\n", "a.yml:1:3: a key must be a word, not a list or a mapping."),
    ("%YAML 1.1\n---\na: 1\n", "a.yml:1:1: YAML directives (`%`) are not read here."),
  ])
  func refuses(text: String, message: String) {
    #expect(mistake(text) == message)
  }

  @Test func placesWhatDoesNotParse() {
    #expect(mistake("a: [1\nb: 2\n").hasPrefix("a.yml:2:2: "))
    #expect(mistake("a: \u{1}\n").hasPrefix("a.yml:1:4: "))
    do {
      _ = try YAML.document([0x61, 0x3A, 0x20, 0xFF], file: "a.yml")
      Issue.record("ill-formed bytes were read")
    } catch { #expect(error.message.hasPrefix("a.yml:1:4: ")) }
  }

  @Test func deepNestingEndsEarly() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(mistake(deep) == "a.yml:1:101: more than 100 levels of nesting.")
  }
}

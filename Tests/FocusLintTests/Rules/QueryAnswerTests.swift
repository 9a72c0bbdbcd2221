import Testing

@testable import FocusLint

/// What queries can ask of the code round a place.
struct QueryAnswerTests {
  private func calls(_ predicate: String, in code: String, isIsolated: Bool = false) throws
    -> [String]
  {
    let query = """
      ((call_expression (simple_identifier) @name) @report
        (#match? @name "^call[0-9]$") \(predicate))
      """
    return try OwnRule.reports(query, in: code, isIsolated: isIsolated)
      .map { String($0.prefix(5)) }.sorted()
  }

  private let field = """
    struct Field: UIViewRepresentable {
      var isOn: Bool
      func makeUIView(context: Context) -> UITextField { call1(); return UITextField() }
      func updateUIView(_ view: UITextField, context: Context) {
        call2()
        helper()
        DispatchQueue.main.async { call4() }
        DispatchQueue.global().async { call5() }
      }
      func helper() { call3() }
      func unused(_ work: Worker) { work.later { call6() } }
    }
    """

  @Test(arguments: [
    ("(#runs-on? @report view-update)", ["call1", "call2", "call3"]),
    ("(#not-runs-on? @report view-update)", ["call4", "call5", "call6"]),
    ("(#runs-on? @report main)", ["call1", "call2", "call3", "call4"]),
    ("(#runs-on? @report background)", ["call5"]),
    // Nobody can say where `later` calls its closure.
    ("(#not-runs-on? @report background)", ["call1", "call2", "call3", "call4"]),
    ("(#not-runs-on? @report main)", ["call5"]),
  ])
  func whereCodeRuns(predicate: String, found: [String]) throws {
    #expect(try calls(predicate, in: field) == found)
  }

  private let nested = """
    struct Outer { struct Inner { func body() { call1(); Form { call2() }.task { call3() } } } }
    extension Outer.Inner { var title: String { call4() } }
    let top = { call5() }
    """

  @Test(arguments: [
    ("Outer", ["call1", "call2", "call3"]),
    ("Inner", ["call1", "call2", "call3", "call4"]),
    ("Outer.Inner", ["call1", "call2", "call3", "call4"]),
    ("body", ["call1", "call2", "call3"]),
    ("title top", ["call4", "call5"]),
    ("Form", ["call2"]),
    ("task", ["call3"]),
  ])
  func whatItIsInside(names: String, found: [String]) throws {
    #expect(try calls("(#inside? @report \(names))", in: nested) == found)
    let rest = ["call1", "call2", "call3", "call4", "call5"].filter { !found.contains($0) }
    #expect(try calls("(#not-inside? @report \(names))", in: nested) == rest)
  }

  private let family = """
    protocol Screen: View {}
    class Base: UIView {}
    class Derived: Base { func f() { call1() } }
    struct Page: Screen { func f() { call2() } }
    struct Plain { func f() { call3() } }
    func free() { call4() }
    """

  @Test(arguments: [
    ("UIView", ["call1"]), ("Base", ["call1"]), ("View", ["call2"]),
    ("View UIView", ["call1", "call2"]), ("Plain", []),
  ])
  func whatItsTypeInherits(names: String, found: [String]) throws {
    #expect(try calls("(#inherits? @report \(names))", in: family) == found)
    let rest = ["call1", "call2", "call3", "call4"].filter { !found.contains($0) }
    #expect(try calls("(#not-inherits? @report \(names))", in: family) == rest)
    // Another file may say more of a type, so alone nobody can say what it is not.
    let alone = try calls("(#not-inherits? @report \(names))", in: family, isIsolated: true)
    #expect(alone == ["call4"])
  }

  @Test func whatADeclarationInherits() throws {
    let query = "((class_declaration name: (_) @report) @type (#inherits? @type UIView))"
    #expect(try OwnRule.reports(query, in: family + "// UIView") == ["Base", "Derived"])
  }

  private let states = """
    struct Page: View {
      @FocusState private var isFocused: Bool
      @State var text = ""
      var plain = 1
      func f(given: Int) {
        isFocused = true
        self.isFocused = false
        text = "a"
        plain = 2
        given = 3
        unknown = 4
      }
    }
    """

  @Test(arguments: [
    ("(#wrapper? @target FocusState)", ["isFocused", "self.isFocused"]),
    ("(#wrapper? @target FocusState State)", ["isFocused", "self.isFocused", "text"]),
    // What `given` and `unknown` are, nobody can say.
    ("(#not-wrapper? @target FocusState)", ["text", "plain"]),
  ])
  func whatWrapsWhatItNames(predicate: String, found: [String]) throws {
    let query = "((assignment target: (_) @target) \(predicate))"
    #expect(try OwnRule.reports(query, in: states) == found)
  }

  @Test func whatWrapsWhatItDeclares() throws {
    let query = """
      ((property_declaration name: (pattern bound_identifier: (_) @report)) @property
        (#wrapper? @property State))
      """
    #expect(try OwnRule.reports(query, in: states) == ["text"])
    let name = query.replacing("@property", with: "").replacing("? ", with: "? @report")
    #expect(try OwnRule.reports(name, in: states) == ["text"])
  }

  @Test func whatHappensOnce() throws {
    let code = """
      struct Field: UIViewRepresentable {
        @Binding var wantsFocus: Bool
        func updateUIView(_ view: UITextField, context: Context) {
          if wantsFocus { call1(); wantsFocus = false }
          if view.window != nil { call2() }
          if !context.coordinator.didFocus { context.coordinator.didFocus = true; call3() }
        }
        class Coordinator { var didFocus = false }
      }
      """
    #expect(try calls("(#guarded? @report one-shot)", in: code) == ["call1", "call3"])
    #expect(try calls("(#not-guarded? @report one-shot)", in: code) == ["call2"])
  }

  /// What a file says of another is asked for, so a file linted alone gives the same as in its folder.
  @Test func otherFilesAnswer() throws {
    let set = try OwnRule.rules(
      """
      ((call_expression (simple_identifier) @n) @report
        (#eq? @n "call1") (#runs-on? @report view-update))
      """,
      "((call_expression (simple_identifier) @n) @report (#eq? @n \"call2\") (#inherits? @report Deep))"
    )
    let texts = [
      "/p/A.swift":
        "extension Field { func helper() { call1() } }\nfinal class Leaf: Middle { func f() { call2() } }",
      "/p/B.swift": """
      struct Field: UIViewRepresentable {
        func updateUIView(_ view: UITextField, context: Context) { helper() }
      }
      """,
      "/p/C.swift": "class Middle: Deep {}",
    ]
    let inputs = texts.keys.sorted().map {
      Analysis.Input(path: $0, rules: ["rule-0", "rule-1"], project: "/p")
    }
    let files = inputs.map { (path: $0.path, vocabulary: Vocabulary()) }
    let analysis = Analysis(
      rules: set,
      texts: Dictionary(uniqueKeysWithValues: texts.map { (Path.Key($0), Array($1.utf8)) }),
      projectFiles: { _ in files })
    for some in [inputs, [inputs[0]]] {
      #expect(analysis.outputs(for: some).flatMap(\.problems).map(\.rule) == ["rule-0", "rule-1"])
    }
  }
}

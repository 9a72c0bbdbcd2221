import Testing

@testable import FocusLint

/// What makes `focus-state-not-private` say nothing.
struct UnseenAccessTests {
  private func count(_ rest: String, declaration: String = "var a: Bool") -> Int {
    let text = """
      import SwiftUI
      struct V: View {
        @State var query = ""
        @FocusState \(declaration)
        var body: some View { TextField("", text: $query).focused($a) }
        func other(_ v: V) { v.a = true }
      }
      extension V { func own() { a = true; _ = \\V.a } }

      """
    return Snippet.problems([Snippet(text: text + rest)], rules: ["focus-state-not-private"]).count
  }

  @Test(arguments: [
    "", "struct U: View { @State var a = 1; var body: some View { Text(\"\\(a)\") } }",
    "struct U: View { var a = 1 }\nfunc u() { _ = U(a: 2) }", "enum E { case a }\nlet e: E = .a",
    "extension U { func f() { a = true } }\nstruct U { var a = false }",
  ])
  func saysItWhereNobodyElseNamesIt(_ rest: String) {
    #expect(count(rest) == 1)
    #expect(count(rest, declaration: "internal var a: Bool") == 1)
  }

  @Test(arguments: [
    "func f(v: V) { v.a = true }", "func f(v: V?) { v?.$a }", "let k = \\V.a",
    "let k = [V()].map(\\.a)",
    "let v = V(query: \"\", a: true)", "let v = V.init(a: true)", "#Preview { V(a: true) }",
    "struct U { var v: V; func f() { self.v.a.toggle() } }", "let s = \"\\(V().a)\"",
    "typealias W = V\nextension W { func f() { a = true } }",
    "typealias W = V\nextension W { func f() { self.a = true } }",
    "#if os(macOS)\nfunc f(v: V) { v.a = true }\n#endif",
  ])
  func isSilentWhereOtherCodeNamesIt(_ rest: String) {
    #expect(count(rest) == 0)
  }

  @Test(arguments: ["public", "package", "open", "private", "fileprivate"])
  func isSilentWhereTheAccessIsChosen(_ access: String) {
    #expect(count("", declaration: access + " var a: Bool") == 0)
  }
}

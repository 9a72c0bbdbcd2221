import Testing

@testable import FocusLint

/// Focus states whose name is not there, as while they are typed.
struct UnnamedStateTests {
  @Test(arguments: [
    "private var ", "private var : Bool", "private var _: Bool", "private var ``: Bool",
    "private var (a, b): (Bool, Bool)", "private var <#name#>: Bool", "var", "var : Int?",
  ])
  func areNoStates(_ declaration: String) {
    let texts = [
      "struct A: View {\n  @FocusState \(declaration)\n  var body: some View { Text(\"\") }\n}",
      "struct A: View {\n  @FocusState private var b: Bool\n  @FocusState \(declaration)\n}",
      "class A {\n  @AccessibilityFocusState \(declaration)\n}",
      "@FocusState \(declaration)\n",
      "func f() {\n  @FocusState \(declaration)\n}\n",
    ]
    for text in texts {
      let problems = Snippet.problems([Snippet(text: "import SwiftUI\n" + text)])
      #expect(problems.allSatisfy { $0.arguments["name"] == "b" }, "\(text)")
    }
  }
}

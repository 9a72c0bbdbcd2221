import Testing

@testable import FocusLint

/// What the fix of `missing-one-shot-guard` writes into a closure that is there already.
struct OneShotFlagTests {
  private static func update(_ body: String) -> String {
    """
    struct Field: UIViewRepresentable {
      final class Coordinator {}

      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    (
      "DispatchQueue.main.async { field.becomeFirstResponder() }",
      "DispatchQueue.main.async { if !flag, field.window != nil { flag = field.becomeFirstResponder() } }"
    ),
    (
      "DispatchQueue.main.async { [weak field] in field?.becomeFirstResponder() }",
      "DispatchQueue.main.async { [weak field] in if !flag, field?.window != nil { flag = field?.becomeFirstResponder() == true } }"
    ),
    // What is asked already is not asked twice.
    (
      "if field.window != nil { DispatchQueue.main.async { field.becomeFirstResponder() } }",
      "if field.window != nil { DispatchQueue.main.async { if !flag { flag = field.becomeFirstResponder() } } }"
    ),
    (
      "Task { field.window?.makeFirstResponder(field) }",
      "Task { if !flag { flag = field.window?.makeFirstResponder(field) == true } }"
    ),
  ])
  func theWindowIsAskedForOnce(body: String, mended: String) throws {
    let snippet = Snippet(text: Self.update(body))
    let problem = try #require(
      Snippet.problems([snippet]).first { $0.rule == "missing-one-shot-guard" })
    let text = snippet.mended(by: try #require(problem.fix)).text
    #expect(text.contains(mended.replacing("flag", with: "context.coordinator.hasTakenFocus")))
  }
}

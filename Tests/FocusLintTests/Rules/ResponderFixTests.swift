import Testing

@testable import FocusLint

/// What the fixes of responder calls write.
struct ResponderFixTests {
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

  @Test func aTypeOnOneLineGetsNoCoordinator() throws {
    let text = """
      struct A: UIViewRepresentable { func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) { Task { field.becomeFirstResponder() } } }
      """
    let problem = try #require(
      Snippet.problems([Snippet(text: text)]).first { $0.rule == "missing-one-shot-guard" })
    #expect(problem.fix == nil)
  }

  @Test(arguments: [true, false])
  func theFlagBesideTheCallIsSetWhereFocusWasTaken(isBefore: Bool) throws {
    let lines = ["field.becomeFirstResponder()", "context.coordinator.didFocus = true"]
    let body = (isBefore ? lines.reversed() : lines).map { "      \($0)\n" }.joined()
    let text = Self.update("if !context.coordinator.didFocus {\n\(body)    }")
      .replacing("Coordinator {}", with: "Coordinator { var didFocus = false }")
    let snippet = Snippet(text: text)
    let problem = try #require(
      Snippet.problems([snippet]).first { $0.rule == "first-responder-outside-main-queue" })
    let mended = snippet.mended(by: try #require(problem.fix)).text
    #expect(
      mended.contains(
        """
            if !context.coordinator.didFocus {
              DispatchQueue.main.async { [weak field] in
                guard let field, field.window != nil else { return }
                if field.becomeFirstResponder() {
                  context.coordinator.didFocus = true
                }
              }
            }

        """), "\(mended)")
  }

  @Test(arguments: [
    ("NSTextField", "view.window?.makeFirstResponder(view)"),
    ("NSWindow", "view.makeFirstResponder(view)"),
    ("NSViewController", "view.view.window?.makeFirstResponder(view)"),
    ("NSWindowController", "view.window?.makeFirstResponder(view)"),
    ("NSResponder", nil),
  ])
  func theWindowIsAskedAsTheReceiverKnowsIt(type: String, mended: String?) throws {
    let snippet = Snippet(
      text: "func f(view: \(type)) {\n  view.becomeFirstResponder()\n  g()\n}\n")
    let problem = try #require(
      Snippet.problems([snippet]).first { $0.rule == "direct-become-first-responder" })
    #expect(
      problem.fix.map { snippet.mended(by: $0).text }
        == mended.map { "func f(view: \(type)) {\n  \($0)\n  g()\n}\n" })
  }
}

import Testing

@testable import FocusLint

/// How far a responder call is from what a framework calls, for ways that no page shows.
struct RouteTests {
  private func routes(_ body: String, in wrapper: String = "class A: UIView { func f() { @ } }")
    -> [[Hop]]
  {
    let source = wrapper.replacing("@", with: body)
    let reading = Reading(
      SourceFile(path: "/a.swift", text: source), platforms: .unknown, module: "",
      parser: Parser())
    let facts = reading.variants[0]
    let finder = RouteFinder(ProjectFacts([facts]))
    return facts.passages.flatMap(\.responderCalls).flatMap { finder.routes(to: $0.node) }.map {
      $0.steps.map(\.hop)
    }
  }

  @Test(arguments: [
    ("DispatchQueue.main.async { x.becomeFirstResponder() }", Hop.main),
    ("DispatchQueue.main.sync { x.becomeFirstResponder() }", .nowOnMain),
    ("DispatchQueue.main.asyncAfter(deadline: .now()) { x.becomeFirstResponder() }", .main),
    ("DispatchQueue.global().async { x.becomeFirstResponder() }", .background),
    ("let q = DispatchQueue(label: \"a\"); q.async { x.becomeFirstResponder() }", .background),
    (
      "let q = DispatchQueue(label: \"a\", target: .main); q.async { x.becomeFirstResponder() }",
      .unknown
    ),
    ("let q = DispatchQueue.main; q.async { x.becomeFirstResponder() }", .main),
    ("handedIn.async { x.becomeFirstResponder() }", .unknown),
    ("OperationQueue.main.addOperation { x.becomeFirstResponder() }", .main),
    ("OperationQueue().addOperation { x.becomeFirstResponder() }", .background),
    ("RunLoop.main.perform { x.becomeFirstResponder() }", .main),
    ("Task { x.becomeFirstResponder() }", .task),
    ("Task.detached { x.becomeFirstResponder() }", .detached),
    ("Task.detached { @MainActor in x.becomeFirstResponder() }", .main),
    ("Task.immediate { x.becomeFirstResponder() }", .now),
    ("Task.immediate { await a(); x.becomeFirstResponder() }", .task),
    ("MainActor.assumeIsolated { x.becomeFirstResponder() }", .nowOnMain),
    ("UIView.animate(withDuration: 1) { x.becomeFirstResponder() }", .now),
    ("UIView.animate(withDuration: 1, animations: { }) { _ in x.becomeFirstResponder() }", .main),
    ("xs.forEach { $0.becomeFirstResponder() }", .now),
    ("{ x.becomeFirstResponder() }()", .now),
    ("later { x.becomeFirstResponder() }", .unknown),
    ("b.onTap = { x.becomeFirstResponder() }", .unknown),
    ("URLSession.shared.dataTask(with: u) { _, _, _ in x.becomeFirstResponder() }", .background),
    ("session.dataTask(with: u) { _, _, _ in x.becomeFirstResponder() }", .unknown),
    ("Thread.detachNewThread { x.becomeFirstResponder() }", .background),
    (
      "let work = DispatchWorkItem { x.becomeFirstResponder() }; DispatchQueue.main.async(execute: work)",
      .main
    ),
    ("func g() { x.becomeFirstResponder() }; DispatchQueue.main.async(execute: g)", .main),
    ("let g = { x.becomeFirstResponder() }; g()", .now),
  ])
  func aClosureRunsWhereItsCallSays(_ code: String, _ hop: Hop) {
    #expect(routes(code) == [[.now, hop]])
  }

  @Test func routesEndWhereNothingIsSeenToCall() {
    #expect(routes("x.becomeFirstResponder()") == [[.now]])
  }

  @Test func codeInWhichEverythingCallsEverythingIsGivenUpOn() {
    let functions = (0..<200).map {
      "func f\($0)() { f\($0 + 1)(); f\($0 + 2)(); x.becomeFirstResponder() }"
    }
    #expect(routes(functions.joined(separator: "\n"), in: "class A { @ }").count > 200)
  }
}

import Testing

@testable import FocusLint

/// The option `everywhere` of `first-responder-outside-main-queue`.
struct EverywhereTests {
  private func lines(_ options: Set<String>) -> [Int] {
    let source = """
      import UIKit
      final class Controller: UIViewController {
        let field = UITextField()
        @IBAction func tapped() {
          field.becomeFirstResponder()
          DispatchQueue.main.async { self.field.becomeFirstResponder() }
          Task { @MainActor in field.becomeFirstResponder() }
          field.resignFirstResponder()
        }
      }
      """
    let id = "first-responder-outside-main-queue"
    return Snippet.problems([Snippet(text: source)], rules: [id], options: options).map {
      $0.file.position(at: $0.range.start).line
    }
  }

  @Test func reportsEachCallThatIsNotDispatched() {
    #expect(lines(["first-responder-outside-main-queue.everywhere"]) == [5])
  }

  @Test func isOffUnlessAskedFor() {
    #expect(lines([]) == [])
  }
}

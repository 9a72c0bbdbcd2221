import SwiftUI
class BaseCoordinator: NSObject {
    var did = false
    func focusOnce(_ v: UITextField) {
        guard !did else { return }
        did = true
        v.becomeFirstResponder() // expect: first-responder-outside-main-queue
    }
}
struct F: UIViewRepresentable {
    final class Coordinator: BaseCoordinator {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) { context.coordinator.focusOnce(v) }
}

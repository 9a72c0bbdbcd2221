import SwiftUI
struct F: UIViewRepresentable {
    var wanted: Bool
    final class Coordinator {
        var was = false
        func focus(_ v: UITextField) {
            v.becomeFirstResponder() // expect: first-responder-outside-main-queue
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context ctx: Context) {
        if wanted != ctx.coordinator.was {
            ctx.coordinator.was = wanted
            ctx.coordinator.focus(v)
        }
    }
}

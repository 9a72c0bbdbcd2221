import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator { var isFirstResponder = false }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if wanted != context.coordinator.isFirstResponder {
            context.coordinator.isFirstResponder = wanted
            if wanted { DispatchQueue.main.async { v.becomeFirstResponder() } }
        }
    }
}

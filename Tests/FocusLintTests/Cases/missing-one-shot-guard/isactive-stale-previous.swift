import SwiftUI
struct F: UIViewRepresentable {
    let isFocused: Bool
    final class Coordinator { var parent: F; init(_ p: F) { parent = p } }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.parent = self
        if context.coordinator.parent.isFocused { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    let isFocused: Bool
    final class Coordinator { var isEditing = false }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) { apply(v, context.coordinator) }
    private func apply(_ v: UITextField, _ c: Coordinator) {
        if isFocused && !c.isEditing {
            c.isEditing = true
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }
}

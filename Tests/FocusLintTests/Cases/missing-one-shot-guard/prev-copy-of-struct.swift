import SwiftUI
struct F: UIViewRepresentable {
    var isFocused: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: F?
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        let was = context.coordinator.parent?.isFocused ?? false
        context.coordinator.parent = self
        if isFocused && !was {
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }

}

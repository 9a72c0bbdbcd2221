import SwiftUI
struct F: UIViewRepresentable {
    var isFocused: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var isFocused = false
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.isFocused = isFocused
        if isFocused {
            DispatchQueue.main.async { v.becomeFirstResponder() } // expect: missing-one-shot-guard
        }
    }

}

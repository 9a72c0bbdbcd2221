import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        private(set) var didFocus = false
        func shouldFocus() -> Bool { !didFocus }
        func markFocused() { didFocus = true }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if wanted, context.coordinator.shouldFocus() {
            context.coordinator.markFocused()
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }

}

import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var didFocus = false
        var canFocus: Bool { !didFocus }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if wanted, context.coordinator.canFocus {
            context.coordinator.didFocus = true
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }

}

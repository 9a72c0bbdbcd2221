import SwiftUI
struct F: UIViewRepresentable {
    let isEnabled: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var x = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.isEnabled = isEnabled
        if isEnabled {
            DispatchQueue.main.async { v.becomeFirstResponder() } // expect: missing-one-shot-guard
        }
    }

}

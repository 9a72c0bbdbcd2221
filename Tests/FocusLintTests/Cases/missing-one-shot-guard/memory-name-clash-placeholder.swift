import SwiftUI
struct F: UIViewRepresentable {
    let placeholder: String?
    final class Coordinator: NSObject, UITextFieldDelegate {
        var x = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.placeholder = placeholder
        guard placeholder == nil else { return }
        DispatchQueue.main.async { v.becomeFirstResponder() } // expect: missing-one-shot-guard
    }

}

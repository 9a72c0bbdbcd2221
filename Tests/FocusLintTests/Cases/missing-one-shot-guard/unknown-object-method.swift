import SwiftUI
struct F: UIViewRepresentable {
    let router: Router
    final class Coordinator: NSObject, UITextFieldDelegate {
        var x = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if router.consumeFocus() { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }

}

import SwiftUI
struct F: UIViewRepresentable {
    let wantsFocus: Bool
    let onFocused: () -> Void
    final class Coordinator: NSObject, UITextFieldDelegate {
        var x = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if wantsFocus {
            DispatchQueue.main.async {
                v.becomeFirstResponder()
                onFocused()
            }
        }
    }

}

import SwiftUI
struct F: UIViewRepresentable {
    @Binding var isFocused: Bool
    func makeCoordinator() -> C { C(onEnd: { isFocused = false }) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isFocused { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let onEnd: () -> Void
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        func textFieldDidEndEditing(_ f: UITextField) { onEnd() }
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    let isFocused: Binding<Bool>
    func makeCoordinator() -> C { C(self) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isFocused.wrappedValue { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let parent: F
        init(_ p: F) { parent = p }
        func textFieldDidEndEditing(_ f: UITextField) { parent.isFocused.wrappedValue = false }
    }
}

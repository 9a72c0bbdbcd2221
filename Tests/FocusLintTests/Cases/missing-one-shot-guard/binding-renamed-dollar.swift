import SwiftUI
struct F: UIViewRepresentable {
    @Binding var isFocused: Bool
    func makeCoordinator() -> C { C(editing: $isFocused) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isFocused { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        @Binding var editing: Bool
        init(editing: Binding<Bool>) { _editing = editing }
        func textFieldDidEndEditing(_ f: UITextField) { editing = false }
    }
}

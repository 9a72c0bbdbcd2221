import SwiftUI
struct F: UIViewRepresentable {
    var isFocused: Binding<Bool>?
    func makeCoordinator() -> C { C(isFocused: isFocused) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isFocused?.wrappedValue == true, !v.isFirstResponder { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        var isFocused: Binding<Bool>?
        init(isFocused: Binding<Bool>?) { self.isFocused = isFocused }
        func textFieldDidEndEditing(_ f: UITextField) { isFocused?.wrappedValue = false }
    }
}

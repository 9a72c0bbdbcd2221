import SwiftUI
final class SelfField: UITextField, UITextFieldDelegate {
    var hasFocused = false
    func textFieldDidBeginEditing(_ f: UITextField) { hasFocused = true }
}
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> SelfField { SelfField() }
    func updateUIView(_ v: SelfField, context: Context) {
        if !v.hasFocused { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}

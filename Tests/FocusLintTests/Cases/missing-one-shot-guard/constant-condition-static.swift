import SwiftUI
struct F: UIViewRepresentable {
    @Environment(\.isPresented) var isPresented
    @Environment(\.isFocused) var isFocused
    @AppStorage("autofocus") var autofocus = true
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if autofocus { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
        if isPresented { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
        if v.superview == nil { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

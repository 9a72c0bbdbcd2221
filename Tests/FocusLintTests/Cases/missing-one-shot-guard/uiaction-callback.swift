import SwiftUI
struct F: UIViewRepresentable {
    let isOn: Bool
    let done: () -> Void
    func makeUIView(context: Context) -> UITextField {
        let f = UITextField()
        f.addAction(UIAction { _ in done() }, for: .editingDidEnd)
        return f
    }
    func updateUIView(_ v: UITextField, context: Context) {
        if isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}

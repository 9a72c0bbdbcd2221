import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let theme: Theme
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.textColor = theme.color(.text)
        if wanted { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

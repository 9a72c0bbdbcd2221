import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let configure: (UITextField) -> Void
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        configure(v)
        if wanted { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}

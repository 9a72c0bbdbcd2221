import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let v = UITextField()
        withAnimation { v.alpha = 1 } completion: { v.becomeFirstResponder() }
        return v
    }
    func updateUIView(_ v: UITextField, context: Context) {}
}

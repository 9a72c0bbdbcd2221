import SwiftUI
extension UITextField {
    func focusNow() {
        becomeFirstResponder() // expect: first-responder-outside-main-queue
    }
}
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let v = UITextField()
        v.focusNow()
        return v
    }
    func updateUIView(_ v: UITextField, context: Context) {}
}

import SwiftUI
protocol FocusTaking {}
extension FocusTaking {
    func takeFocus(_ v: UIView) {
        v.becomeFirstResponder() // expect: first-responder-outside-main-queue
    }
}
struct F: UIViewRepresentable, FocusTaking {
    func makeUIView(context: Context) -> UITextField {
        let v = UITextField()
        takeFocus(v)
        return v
    }
    func updateUIView(_ v: UITextField, context: Context) {}
}

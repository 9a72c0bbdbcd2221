import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let a = UITextField()
        UIView.transition(from: a, to: a, duration: 0.1) { _ in a.becomeFirstResponder() }
        NSAnimationContext.runAnimationGroup({ $0.duration = 1 }) { a.becomeFirstResponder() }
        return a
    }
    func updateUIView(_ v: UITextField, context: Context) {}
}

import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
        let v = UIStackView()
        v.arrangedSubviews.forEach(focus)
        return v
    }
    func updateUIView(_ v: UIStackView, context: Context) {}
    private func focus(_ v: UIView) {
        v.becomeFirstResponder() // expect: first-responder-outside-main-queue
    }
}

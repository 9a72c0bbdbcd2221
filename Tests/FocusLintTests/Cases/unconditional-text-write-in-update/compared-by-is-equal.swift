import SwiftUI
struct F: UIViewRepresentable {
    let text: NSAttributedString
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ v: UITextView, context: Context) {
        if !v.attributedText.isEqual(to: text) { v.attributedText = text }
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    var text: String!
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ v: UITextView, context: Context) {
        v.attributedText = NSAttributedString(string: self.text!)  // expect: unconditional-text-write-in-update
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { let f = UITextView(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextView, context: Context) {
        context.coordinator.textViewDidChange(v)
    }
    func makeCoordinator() -> C { C() }
    final class C: NSObject, UITextViewDelegate {
        func textViewDidChange(_ t: UITextView) { t.text = t.text.uppercased() }  // expect: unconditional-text-write-in-update
    }
}

import SwiftUI
final class EditorView: UIView {
    let textView = UITextView()
    func focusEditor() {
        DispatchQueue.main.async { self.textView.becomeFirstResponder() }
    }
}
struct F: UIViewRepresentable {
    var focus: Bool
    func makeUIView(context: Context) -> EditorView { EditorView() }
    func updateUIView(_ v: EditorView, context: Context) { if focus { v.focusEditor() } }
}

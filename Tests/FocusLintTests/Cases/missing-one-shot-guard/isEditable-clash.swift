import SwiftUI
struct NoteEditor: UIViewRepresentable {
    @Binding var text: String
    var isEditable: Bool
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ uiView: UITextView, context: Context) {
        uiView.isEditable = isEditable
        guard isEditable else { return }
        uiView.becomeFirstResponder() // expect: first-responder-outside-main-queue, missing-one-shot-guard
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    var focus: Bool
    func makeUIView(context: Context) -> EditorView { EditorView() }
    func updateUIView(_ v: EditorView, context: Context) { v.configure(text: "", focus: focus) }
}
struct G: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) { v.takeFocusIfVisible() }
}
struct H: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> EditorController { EditorController() }
    func updateUIViewController(_ c: EditorController, context: Context) { c.startEditing() }
}

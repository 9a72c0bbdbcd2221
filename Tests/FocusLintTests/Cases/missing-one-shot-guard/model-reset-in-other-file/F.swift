import SwiftUI
struct F: UIViewRepresentable {
    @ObservedObject var model: ComposeModel
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if model.wantsFocus {
            model.didFocus()
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }
}

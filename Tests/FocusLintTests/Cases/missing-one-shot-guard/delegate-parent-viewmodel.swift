import SwiftUI
struct F: UIViewRepresentable {
    let model: Model
    func makeCoordinator() -> C { C(self) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if model.isEditing { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let parent: F  // expect: stale-coordinator-parent
        init(_ p: F) { parent = p }
        func textFieldDidEndEditing(_ f: UITextField) { parent.model.endEditing() }
    }
}

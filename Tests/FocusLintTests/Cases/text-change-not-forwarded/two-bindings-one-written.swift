import SwiftUI
struct F: UIViewRepresentable {
    @Binding var prompt: String
    @Binding var text: String
    func makeCoordinator() -> C { C(self) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) { if v.text != "a" { v.text = "a" } }
    final class C: NSObject, UITextFieldDelegate {
        let parent: F; init(_ p: F) { parent = p }
        func textFieldDidEndEditing(_ f: UITextField) { parent.text = f.text ?? "" }
    }
}

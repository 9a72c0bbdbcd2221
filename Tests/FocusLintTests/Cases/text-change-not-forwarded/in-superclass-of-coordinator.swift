import SwiftUI
class Writer: NSObject, UITextFieldDelegate {
    let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func textFieldDidEndEditing(_ f: UITextField) { text.wrappedValue = f.text ?? "" }
}
struct F: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> C { C(text: $text) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) { if v.text != text { v.text = text } }
    final class C: Writer {}
}

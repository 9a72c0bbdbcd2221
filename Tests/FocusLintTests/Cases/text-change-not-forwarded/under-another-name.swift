import SwiftUI
struct F: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> C { C($text) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) { if v.text != "a" { v.text = "a" } }
    final class C: NSObject, UITextFieldDelegate {
        @Binding var value: String; init(_ t: Binding<String>) { _value = t }
        func textFieldDidEndEditing(_ f: UITextField) { self.value = f.text ?? "" }
    }
}

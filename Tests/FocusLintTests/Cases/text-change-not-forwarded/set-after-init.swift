import SwiftUI
struct F: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; context.coordinator.out = $text; return f }
    func updateUIView(_ v: UITextField, context: Context) { if v.text != "a" { v.text = "a" } }
    final class C: NSObject, UITextFieldDelegate {
        var out: Binding<String>?
        func textFieldDidEndEditing(_ f: UITextField) { out?.wrappedValue = f.text ?? "" }
    }
}

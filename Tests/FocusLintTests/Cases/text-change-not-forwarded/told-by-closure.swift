import SwiftUI
struct F: UIViewRepresentable {
    @Binding var text: String
    var onChange: (String) -> Void = { _ in }
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) { if v.text != "a" { v.text = "a" } }
    final class C: NSObject, UITextFieldDelegate {
        func textFieldDidEndEditing(_ f: UITextField) {}
    }
}

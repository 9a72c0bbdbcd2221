import SwiftUI
struct F: UIViewRepresentable {
    @Binding var text: String?  // expect: text-change-not-forwarded
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) { if v.text != "a" { v.text = "a" } }
    final class C: NSObject, UITextFieldDelegate {
        func textFieldShouldClear(_ f: UITextField) -> Bool { true }
    }
}

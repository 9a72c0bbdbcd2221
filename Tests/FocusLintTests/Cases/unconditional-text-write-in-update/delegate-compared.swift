import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {

    }
    func makeCoordinator() -> C { C() }
    final class C: NSObject, UITextFieldDelegate {
        func textFieldDidChangeSelection(_ f: UITextField) { let up = f.text?.uppercased(); if f.text != up { f.text = up } }
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {

    }
    func makeCoordinator() -> C { C() }
    final class C: NSObject, UITextFieldDelegate {
        func textField(_ f: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool { f.text = s; return false }
    }
}

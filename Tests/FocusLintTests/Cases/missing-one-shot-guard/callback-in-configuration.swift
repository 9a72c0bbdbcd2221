import SwiftUI
struct F: UIViewRepresentable {
    struct Config { var isOn = false; var onEditing: (Bool) -> Void = { _ in } }
    let config: Config
    func makeCoordinator() -> C { C(config) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if config.isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let config: Config
        init(_ c: Config) { config = c }
        func textFieldDidEndEditing(_ f: UITextField) { config.onEditing(false) }
    }
}

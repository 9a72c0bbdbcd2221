import SwiftUI
struct F: UIViewRepresentable {
    struct Config { @Binding var isOn: Bool }
    let config: Config
    func makeCoordinator() -> C { C(config) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if config.isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let config: Config
        init(_ c: Config) { config = c }
        func textFieldDidEndEditing(_ f: UITextField) { config.isOn = false }
    }
}

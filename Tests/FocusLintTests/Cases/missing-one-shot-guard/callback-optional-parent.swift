import SwiftUI
struct F: UIViewRepresentable {
    let isOn: Bool
    let onEditing: ((Bool) -> Void)?
    func makeCoordinator() -> C { C(self) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let parent: F  // expect: stale-coordinator-parent
        init(_ c: F) { parent = c }
        func textFieldDidEndEditing(_ f: UITextField) { finish() }
        private func finish() { parent.onEditing?(false) }
    }
}

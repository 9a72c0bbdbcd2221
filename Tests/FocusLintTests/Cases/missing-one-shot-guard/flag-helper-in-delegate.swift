import SwiftUI
struct F: UIViewRepresentable {
    let isOn: Bool
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isOn, !context.coordinator.did { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        private(set) var did = false
        func textFieldDidBeginEditing(_ f: UITextField) { mark() }
        private func mark() { did = true }
    }
}

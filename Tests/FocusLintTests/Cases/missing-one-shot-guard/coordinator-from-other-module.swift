import SwiftUI
import FieldKit
struct F: UIViewRepresentable {
    func makeCoordinator() -> FieldKit.FieldCoordinator { FieldKit.FieldCoordinator() }
    func makeUIView(context: Context) -> UITextField {
        let v = UITextField()
        v.delegate = context.coordinator
        return v
    }
    func updateUIView(_ v: UITextField, context: Context) {
        if context.coordinator.wantsFocus { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    let isActive: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var isActive = false
        func sync(_ on: Bool) { isActive = on }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.sync(isActive)
        if isActive {
            DispatchQueue.main.async { v.becomeFirstResponder() } // expect: missing-one-shot-guard
        }
    }

}

import SwiftUI
struct F: UIViewRepresentable {
    @Binding var isEditing: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {  // expect: delegate-never-assigned
        var parent: F!
        func sync(_ f: UITextField) {
            if parent.isEditing, !f.isFirstResponder {
                DispatchQueue.main.async { f.becomeFirstResponder() }
            }
        }
        func textFieldDidEndEditing(_ f: UITextField) { parent.isEditing = false }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.parent = self
        context.coordinator.sync(v)
    }

}

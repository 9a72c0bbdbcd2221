import SwiftUI
struct F: UIViewRepresentable {
    var isEditing: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var isEditing = false
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if isEditing, !context.coordinator.isEditing {
            context.coordinator.isEditing = true
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }

}

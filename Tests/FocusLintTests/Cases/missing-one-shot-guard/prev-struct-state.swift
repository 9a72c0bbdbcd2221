import SwiftUI
struct F: UIViewRepresentable {
    struct Model: Equatable { var isFocused = false; var text = "" }
    var model: Model
    final class Coordinator: NSObject, UITextFieldDelegate {
        var last = Model()
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        let old = context.coordinator.last
        context.coordinator.last = model
        if model.isFocused, !old.isFocused {
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }

}

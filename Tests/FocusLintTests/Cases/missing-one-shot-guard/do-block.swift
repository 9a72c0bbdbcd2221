import SwiftUI
struct F: UIViewRepresentable {
    let isFocused: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var did = false
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        do {
            guard !context.coordinator.did else { return }
            context.coordinator.did = true
        }
        DispatchQueue.main.async { v.becomeFirstResponder() }
    }

}

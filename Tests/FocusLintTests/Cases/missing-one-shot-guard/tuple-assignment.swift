import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var did = false
        var n = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if !context.coordinator.did {
            (context.coordinator.did, context.coordinator.n) = (true, 1)
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }

}

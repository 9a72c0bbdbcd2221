import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var did = false
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if wanted, context.coordinator.did == false {
            context.coordinator.did = false
            DispatchQueue.main.async { v.becomeFirstResponder() } // expect: missing-one-shot-guard
        }
    }

}

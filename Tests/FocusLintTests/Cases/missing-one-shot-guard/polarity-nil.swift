import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var last: Int?
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        guard wanted, context.coordinator.last == nil else { return }
        context.coordinator.last = nil
        DispatchQueue.main.async { v.becomeFirstResponder() } // expect: missing-one-shot-guard
    }

}

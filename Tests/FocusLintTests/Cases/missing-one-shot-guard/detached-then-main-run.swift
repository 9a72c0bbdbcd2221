import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var x = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        guard wanted else { return }
        Task.detached {
            await MainActor.run { _ = v.becomeFirstResponder() } // expect: missing-one-shot-guard
        }
    }

}

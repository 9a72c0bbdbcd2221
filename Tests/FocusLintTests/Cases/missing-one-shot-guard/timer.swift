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
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
            v.becomeFirstResponder() // expect: missing-one-shot-guard, focus-after-fixed-delay
        }
    }

}

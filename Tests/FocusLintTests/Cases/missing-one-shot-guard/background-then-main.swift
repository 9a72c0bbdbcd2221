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
        DispatchQueue.global().async {
            let ok = Self.check()
            DispatchQueue.main.async { if ok { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
        }
    }
    nonisolated static func check() -> Bool { true }
}

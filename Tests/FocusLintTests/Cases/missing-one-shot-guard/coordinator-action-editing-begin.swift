import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject {
        var hasBegun = false
        @objc func didBegin() { hasBegun = true }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField {
        let f = UITextField()
        f.addTarget(context.coordinator, action: #selector(Coordinator.didBegin), for: .editingDidBegin)
        return f
    }
    func updateUIView(_ v: UITextField, context: Context) {
        if wanted, !context.coordinator.hasBegun { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}

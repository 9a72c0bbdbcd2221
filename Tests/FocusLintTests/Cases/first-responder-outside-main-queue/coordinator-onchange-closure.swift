import SwiftUI
struct F: UIViewRepresentable {
    let isActive: Bool
    final class Coordinator { var last = false; var takeFocus: (() -> Void)? }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField {
        let v = UITextField()
        context.coordinator.takeFocus = { v.becomeFirstResponder() }
        return v
    }
    func updateUIView(_ v: UITextField, context: Context) {
        if isActive, !context.coordinator.last { DispatchQueue.main.async { context.coordinator.takeFocus?() } }
        context.coordinator.last = isActive
    }
}

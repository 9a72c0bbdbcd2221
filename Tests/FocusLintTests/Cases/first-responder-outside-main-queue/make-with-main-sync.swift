import SwiftUI
struct F: UIViewRepresentable {
    let on: Bool
    final class Coordinator { var was = false }
    func makeCoordinator() -> Coordinator { .init() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        guard on != context.coordinator.was else { return }
        context.coordinator.was = on
        DispatchQueue.global().async {
            DispatchQueue.main.sync { _ = v.becomeFirstResponder() }
        }
    }
}

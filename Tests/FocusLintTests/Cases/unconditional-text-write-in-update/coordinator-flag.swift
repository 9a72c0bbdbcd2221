import SwiftUI
struct F: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if context.coordinator.isUpdating { return }
        v.text = text
    }
    func makeCoordinator() -> C { C() }
    final class C { var isUpdating = false }
}

import SwiftUI
struct F: PlatformView {
    func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) { context.coordinator.focusOnce(v) }
}

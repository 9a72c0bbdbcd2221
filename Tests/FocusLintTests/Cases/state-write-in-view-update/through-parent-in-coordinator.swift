import SwiftUI
struct F: UIViewRepresentable {
    @Binding var on: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.sync()
    }
    func makeCoordinator() -> C { C(self) }
    final class C { var parent: F; init(_ p: F) { parent = p }
        func sync() { parent.on = true }  // expect: state-write-in-view-update
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    let text: String; let on: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if context.coordinator.parent.on { v.text = text }  // expect: unconditional-text-write-in-update
    }
    func makeCoordinator() -> C { C(self) }
    final class C { var parent: F; init(_ p: F) { parent = p } }
}

import SwiftUI
struct F: UIViewRepresentable {
    let off: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.close(v, off)
    }
    func makeCoordinator() -> C { C() }
    final class C { func close(_ v: UITextField, _ off: Bool) { if off { v.resignFirstResponder() } } }  // expect: unconditional-resign-in-update
}

import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { FieldFactory.make(context) }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
    }
}

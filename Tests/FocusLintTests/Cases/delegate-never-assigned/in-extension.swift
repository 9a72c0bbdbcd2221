import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { build(context.coordinator) }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
    }
}
extension F { func build(_ c: C) -> UITextField { let f = UITextField(); f.delegate = c; return f } }

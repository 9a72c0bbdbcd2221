import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject {
        weak var field: UITextField?
        func run() { NotificationCenter.default.addObserver(self, selector: #selector(typed(_:)), name: UITextField.textDidChangeNotification, object: nil) }  // expect: unscoped-text-notification
        @objc func typed(_ note: Notification) { guard let f = note.object as? UITextField, f.isEnabled == true else { return } }
    }
}

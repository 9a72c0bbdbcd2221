import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject {
        weak var field: UITextField?
        func run() {
            let c = NotificationCenter.default
            c.addObserver(self, selector: #selector(x), name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
            c.addObserver(self, selector: #selector(x), name: .textDidChange, object: nil)
        }
        @objc func x() {}
    }
}

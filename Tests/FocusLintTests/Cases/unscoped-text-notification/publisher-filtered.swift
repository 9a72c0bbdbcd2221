import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject {
        weak var field: UITextField?
        func run() { _ = NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification).filter { [weak self] in $0.object as? UITextField == self?.field }.sink { _ in } }
    }
}

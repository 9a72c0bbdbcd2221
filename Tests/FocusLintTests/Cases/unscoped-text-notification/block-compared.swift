import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject {
        weak var field: UITextField?
        func run() { NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: nil, queue: .main) { [weak self] note in guard let f = note.object as? UITextField, f === self?.field else { return }; print(f) } }
    }
}

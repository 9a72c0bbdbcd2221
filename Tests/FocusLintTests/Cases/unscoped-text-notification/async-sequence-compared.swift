import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject {
        weak var field: UITextField?
        func run() async {
            for await note in NotificationCenter.default.notifications(named: UITextView.textDidChangeNotification) where note.object as? UITextField === field { print(note) }
        }
    }
}

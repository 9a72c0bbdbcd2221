import SwiftUI
struct F: UIViewRepresentable {
    final class C { var token: Any? }
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.token = NotificationCenter.default.addObserver(forName: .focusSearch, object: nil, queue: .main) { _ in
            v.becomeFirstResponder()
        }
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject {
        var didShow = false
        @objc func keyboardDidShow(_ n: Notification) { didShow = true }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField {
        NotificationCenter.default.addObserver(context.coordinator, selector: #selector(Coordinator.keyboardDidShow), name: UIResponder.keyboardDidShowNotification, object: nil)
        return UITextField()
    }
    func updateUIView(_ v: UITextField, context: Context) {
        if wanted, !context.coordinator.didShow { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}

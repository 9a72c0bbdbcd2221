import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator: NSObject, UITextFieldDelegate {
        var x = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if !UserDefaults.standard.bool(forKey: "didFocus") {
            UserDefaults.standard.set(true, forKey: "didFocus")
            DispatchQueue.main.async { v.becomeFirstResponder() }
        }
    }

}

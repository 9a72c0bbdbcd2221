import SwiftUI
struct F: UIViewRepresentable {
    var onEnd: () -> Void
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) { renew(context.coordinator) }
    func renew(_ c: Coordinator) { c.parent = self }
    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: F
        init(_ parent: F) { self.parent = parent }
        func textFieldDidEndEditing(_ f: UITextField) { parent.onEnd() }
    }
}

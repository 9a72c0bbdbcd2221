import SwiftUI
struct F: UIViewRepresentable {
    var onEnd: () -> Void
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {  }
    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: F?  // expect: stale-coordinator-parent
        init(_ parent: F) { self.parent = parent }
        func textFieldDidEndEditing(_ f: UITextField) { parent?.onEnd() }
    }
}

import SwiftUI
struct G { var onEnd: () -> Void }
struct F: UIViewRepresentable {
    let g: G
    func makeCoordinator() -> Coordinator { Coordinator(g) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: G
        init(_ parent: G) { self.parent = parent }
        func textFieldDidEndEditing(_ f: UITextField) { parent.onEnd() }
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {  }
    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: F
        init(_ parent: F) { self.parent = parent }
        func textFieldDidEndEditing(_ f: UITextField) { parent.$text.wrappedValue = f.text ?? ""; _ = parent.text.isEmpty }
    }
}

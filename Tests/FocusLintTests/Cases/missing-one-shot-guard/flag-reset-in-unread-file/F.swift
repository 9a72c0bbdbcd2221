import SwiftUI
struct F: UIViewRepresentable {
    @Binding var isFocused: Bool
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if isFocused { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class Coordinator: NSObject { var parent: F; init(_ p: F) { parent = p } }  // expect: delegate-never-assigned
}

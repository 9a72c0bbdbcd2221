import SwiftUI
struct F: UIViewRepresentable {
    @Binding var close: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if close { v.resignFirstResponder(); DispatchQueue.main.async { close = false } }
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        guard !v.isFirstResponder else { return }
        v.text = text
    }
}

import SwiftUI
struct F: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        let current = v.text ?? ""
        guard current != text else { return }
        v.text = text
    }
}

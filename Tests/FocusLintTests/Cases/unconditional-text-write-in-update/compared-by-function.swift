import SwiftUI
struct F: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if differs(v) { v.text = text }
    }
    func differs(_ v: UITextField) -> Bool { v.text != text }
}

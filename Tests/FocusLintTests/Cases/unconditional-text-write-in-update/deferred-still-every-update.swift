import SwiftUI
struct F: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        DispatchQueue.main.async { v.text = text }  // expect: unconditional-text-write-in-update
    }
}

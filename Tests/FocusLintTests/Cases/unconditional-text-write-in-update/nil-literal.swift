import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.text = nil  // expect: unconditional-text-write-in-update
    }
}

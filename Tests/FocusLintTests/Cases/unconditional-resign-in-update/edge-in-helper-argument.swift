import SwiftUI
struct F: UIViewRepresentable {
    let off: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        close(v, if: v.isFirstResponder && off)
    }
    func close(_ v: UITextField, if wanted: Bool) { if wanted { v.resignFirstResponder() } }
}

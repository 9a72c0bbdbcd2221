import SwiftUI
struct F: UIViewRepresentable {
    let off: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        let mustClose = v.isFirstResponder && off
        if mustClose { v.resignFirstResponder() }
    }
}

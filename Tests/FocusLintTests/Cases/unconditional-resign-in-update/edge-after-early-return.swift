import SwiftUI
struct F: UIViewRepresentable {
    let off: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        guard v.isFirstResponder else { return }
        if off { v.resignFirstResponder() }
    }
}

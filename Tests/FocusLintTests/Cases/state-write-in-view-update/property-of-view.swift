import SwiftUI
struct F: UIViewRepresentable {
    @Binding var isEnabled: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.isEnabled = true
        v.tag = 1
    }
}

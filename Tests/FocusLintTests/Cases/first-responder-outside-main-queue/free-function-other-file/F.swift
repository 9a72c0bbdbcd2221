import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let a = UITextField()
        takeFocus(a)
        return a
    }
    func updateUIView(_ v: UITextField, context: Context) {}
}

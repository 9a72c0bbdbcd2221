import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let font: UIFont
    let style: FieldStyle
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.font = font.withSize(12)
        style.apply(to: v)
        if wanted { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

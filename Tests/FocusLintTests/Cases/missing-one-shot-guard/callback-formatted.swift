import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let price: Decimal
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.placeholder = price.formatted()
        if wanted { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

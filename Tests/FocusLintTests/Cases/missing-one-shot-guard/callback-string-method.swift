import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let title: String
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.placeholder = title.replacingOccurrences(of: "_", with: " ")
        if wanted { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

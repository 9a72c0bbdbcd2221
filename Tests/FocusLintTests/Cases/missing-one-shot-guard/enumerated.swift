import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let items: [String]
    func makeUIView(context: Context) -> UIStackView { UIStackView() }
    func updateUIView(_ v: UIStackView, context: Context) {
        for (i, item) in items.enumerated() { (v.arrangedSubviews[i] as? UILabel)?.text = item }
        if wanted { DispatchQueue.main.async { v.arrangedSubviews.last?.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

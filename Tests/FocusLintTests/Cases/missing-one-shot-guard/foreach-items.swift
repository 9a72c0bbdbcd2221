import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let items: [String]
    func makeUIView(context: Context) -> UIStackView { UIStackView() }
    func updateUIView(_ v: UIStackView, context: Context) {
        items.forEach { _ in v.addArrangedSubview(UITextField()) }
        if wanted { DispatchQueue.main.async { v.arrangedSubviews.last?.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

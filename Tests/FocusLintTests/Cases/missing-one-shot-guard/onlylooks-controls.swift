import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    let name: String
    let date: Date
    let items: [String]
    let attributes: [NSAttributedString.Key: Any]
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        v.text = name.capitalized  // expect: unconditional-text-write-in-update
        v.placeholder = items.joined(separator: ",")
        v.accessibilityValue = date.formatted(date: .long, time: .omitted)
        if wanted { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}

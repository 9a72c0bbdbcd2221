import SwiftUI
struct F: UIViewRepresentable {
    typealias UIViewType = UITextView
    let text: String
    func makeUIView(context: Context) -> UIViewType { UITextView() }
    func updateUIView(_ v: UIViewType, context: Context) { v.text = text }  // expect: unconditional-text-write-in-update
}

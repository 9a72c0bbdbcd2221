import SwiftUI
struct F: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ v: UILabel, context: Context) {
        v.text = text
    }
}

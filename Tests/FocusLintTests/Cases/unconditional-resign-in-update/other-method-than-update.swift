import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {

    }
    static func dismantleUIView(_ v: UITextField, coordinator: ()) { v.resignFirstResponder() }
}
